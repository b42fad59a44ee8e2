/**
 * Favourites and opened listings as they are kept (docs/product/memory.md#favourites,
 * docs/product/memory.md#seen-listings).
 */
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { imovel } from "#api/imovel.ts";
import { keptKeys } from "#memory/is-kept.ts";

const home = (id: number, data: object = {}) =>
  v.parse(imovel, { id, titulo: `Casa ${id}`, ...data });

/** Loads the code again, as on a new page, because it reads storage only once. */
async function onAPage() {
  vi.resetModules();
  return import("./kept-listings.ts");
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("puts the last kept listing first, only once, and keeps it for the next page", async () => {
  const { setFavourite } = await onAPage();
  for (const id of [1, 2, 1]) setFavourite(home(id), true);
  const { favourites } = await onAPage();
  expect(favourites.getEntries().map(({ listing }) => listing.id)).toEqual([1, 2]);
});

test("keeps and removes a listing for the page's own heart, and returns whether it is kept", async () => {
  const { favorite, favourites } = await onAPage();
  const answers = [];
  for (const wanted of [undefined, true, undefined, true, false])
    answers.push(await favorite({ id: 7 }, wanted));
  expect(answers).toEqual([false, true, true, true, false]);
  expect(favourites.getEntries()).toEqual([]);
});

test("refuses anything but a listing with an error that names it, and keeps nothing", async () => {
  const { favorite, favourites } = await onAPage();
  for (const given of [{}, { id: " ", link: "" }, "7", null]) {
    await expect(favorite(given as object, true)).rejects.toThrow(
      `imoWidgets.favorite: expected a listing with its id or its link, got ${JSON.stringify(given)}; it is not kept.`,
    );
  }
  expect(favourites.getEntries()).toEqual([]);
});

test("recognises a favourite kept before the site had identities, and renews its copy", async () => {
  const { setFavourite, isFavourite, renewFavourites, favourites } = await onAPage();
  setFavourite(home(1), true);
  expect(isFavourite(home(1, { identidade: "OVR-1" }))).toBe(true);
  renewFavourites([home(1, { identidade: "OVR-1" })]);
  expect(isFavourite(home(901, { identidade: "OVR-1" }))).toBe(true);
  expect(favourites.getEntries()).toHaveLength(1);
});

test("recognises a favourite by a page's own heart that has no identity", async () => {
  const { setFavourite, favorite, isFavourite } = await onAPage();
  setFavourite(home(1, { identidade: "OVR-1" }), true);
  expect(await favorite({ id: 1 })).toBe(true);
  await favorite({ id: 2 }, true);
  expect(isFavourite(home(2, { identidade: "OVR-2" }))).toBe(true);
});

test("keeps the other favourites when a listing is removed", async () => {
  const { setFavourite, favourites } = await onAPage();
  for (const id of [1, 2]) setFavourite(home(id), true);
  setFavourite(home(1), false);
  expect(favourites.getEntries().map(({ listing }) => listing.id)).toEqual([2]);
});

test("keeps sixty listings, and marks three hundred as seen", async () => {
  const { setFavourite, favourites, markAsOpened, seen } = await onAPage();
  for (let id = 1; id <= 61; id += 1) setFavourite(home(id), true);
  expect(favourites.getEntries().map(({ listing }) => listing.id)).toEqual(
    Array.from({ length: 60 }, (_, at) => 61 - at),
  );
  for (let id = 1; id <= 301; id += 1) markAsOpened(home(id));
  expect(seen.getEntries()).toHaveLength(300);
  expect(seen.getEntries().at(-1)?.listing).toBe("2");
});

test("keeps a listing's first photo, but no photo in a long data URL", async () => {
  const { setFavourite, favourites } = await onAPage();
  const inline = `data:image/png;base64,${"A".repeat(3000)}`;
  setFavourite(home(1, { fotos: { capa: "/capa.jpg", fotos: ["/a.jpg"] } }), true);
  setFavourite(home(2, { fotos: { capa: inline, fotos: ["/b.jpg"] } }), true);
  setFavourite(home(3, { fotos: { capa: inline } }), true);
  const kept = favourites.getEntries().map(({ listing }) => listing.fotos);
  expect(kept[0]).toBeNull();
  expect([kept[1], kept[2]].map((photos) => JSON.stringify(photos))).toEqual([
    expect.stringContaining("/b.jpg"),
    expect.stringMatching(/capa\.jpg(?!.*a\.jpg)/),
  ]);
});

test("puts the last opened listing first, even when it is opened again", async () => {
  const { markAsOpened, seen } = await onAPage();
  for (const id of [1, 2, 1]) markAsOpened(home(id));
  expect(seen.getEntries().map(({ listing }) => listing)).toEqual(["1", "2"]);
});

test("never marks a listing that can't be told from others", async () => {
  const { markAsOpened, seen } = await onAPage();
  markAsOpened(v.parse(imovel, { titulo: "Sem página" }));
  expect(seen.getEntries()).toEqual([]);
});

test("reads storage only when the lists are first wanted", async () => {
  const read = vi.fn(() => null);
  vi.stubGlobal("localStorage", { getItem: read });
  const { favourites } = await onAPage();
  expect(read).not.toHaveBeenCalled();
  favourites.getEntries();
  expect(read).toHaveBeenCalledExactlyOnceWith(keptKeys.favourites);
  vi.unstubAllGlobals();
});

/** Returns each favourite's price and the day of its data. */
async function copies() {
  const { favourites } = await onAPage();
  return favourites
    .getEntries()
    .map(({ listing, asOf = 0 }) => [listing.preco, new Date(asOf).getDate()]);
}

test("renews a copy with what an answer contains, in its place, and leaves the others as they are", async () => {
  const { setFavourite, renewFavourites } = await onAPage();
  for (const id of [1, 2])
    setFavourite(home(id, { preco: 250_000, fotos: { capa: "/capa.jpg" } }), true);
  vi.setSystemTime(Date.UTC(2026, 10, 25, 12));
  renewFavourites([
    home(1, { preco: 265_000, fotos: { capa: "/nova.jpg", fotos: ["/a.jpg"] } }),
    home(3),
  ]);
  expect(await copies()).toEqual([
    [250_000, 23],
    [265_000, 25],
  ]);
  const { favourites, renewFavourites: renew } = await onAPage();
  expect(favourites.getEntries()[1]?.listing.fotos).toEqual({ capa: "/nova.jpg", fotos: [] });
  renew([home(1, { preco: null })]);
  expect((await copies())[1]).toEqual([null, 25]);
});

test("writes nothing for an unchanged copy of today", async () => {
  const { setFavourite, renewFavourites } = await onAPage();
  setFavourite(home(1, { preco: 250_000 }), true);
  const write = vi.spyOn(Storage.prototype, "setItem");
  renewFavourites([home(1, { preco: 250_000 })]);
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

test("renews a copy with what a page's own heart says about the listing, and keeps the rest", async () => {
  const { setFavourite, favorite, favourites } = await onAPage();
  setFavourite(home(1, { preco: 250_000, conselho: "Ovar" }), true);
  await favorite({ id: 1 });
  expect(favourites.getEntries()[0]?.listing).toEqual(
    home(1, { preco: 250_000, conselho: "Ovar" }),
  );
  await favorite({ id: 1, preco: 240_000 });
  expect(favourites.getEntries()[0]?.listing).toEqual(
    home(1, { preco: 240_000, conselho: "Ovar" }),
  );
});

test("keeps a copy's day when the listing is removed and restored, and when it is read from a link", async () => {
  const { setFavourite, keepBeside } = await onAPage();
  const asOf = Date.UTC(2026, 10, 20, 12);
  setFavourite({ ...home(1), asOf }, true);
  keepBeside([{ ...home(2), asOf }]);
  expect(await copies()).toEqual([
    [null, 20],
    [null, 20],
  ]);
});
