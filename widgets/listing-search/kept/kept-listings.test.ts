/** Favourites and opened listings as they are kept (docs/product/memory.md#favourites, docs/product/memory.md#seen-listings). */
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { imovel } from "#api/imovel.ts";
import { keptKeys } from "#memory/is-kept.ts";

const home = (id: number, data: object = {}) => v.parse(imovel, { id, titulo: `Casa ${id}`, ...data });

/** Loads the code as on a page: it reads storage once. */
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

test("the last listing that was kept comes first, once, and is there on the next page", async () => {
  const { setFavourite } = await onAPage();
  for (const id of [1, 2, 1]) setFavourite(home(id), true);
  const { favourites } = await onAPage();
  expect(favourites.getEntries().map(({ listing }) => listing.id)).toEqual([1, 2]);
});

test("a heart of the page's own keeps a listing, lets it go and says which", async () => {
  const { favorite, favourites } = await onAPage();
  const answers = [];
  for (const wanted of [undefined, true, undefined, true, false]) answers.push(await favorite({ id: 7 }, wanted));
  expect(answers).toEqual([false, true, true, true, false]);
  expect(favourites.getEntries()).toEqual([]);
});

test("what is no listing is refused by name, and nothing is kept", async () => {
  const { favorite, favourites } = await onAPage();
  for (const given of [{}, { id: " ", link: "" }, "7", null]) {
    await expect(favorite(given as object, true)).rejects.toThrow(
      `imoWidgets.favorite: expected a listing with its id or its link, got ${JSON.stringify(given)}; it is not kept.`,
    );
  }
  expect(favourites.getEntries()).toEqual([]);
});

test("a listing that is let go leaves the others", async () => {
  const { setFavourite, favourites } = await onAPage();
  for (const id of [1, 2]) setFavourite(home(id), true);
  setFavourite(home(1), false);
  expect(favourites.getEntries().map(({ listing }) => listing.id)).toEqual([2]);
});

test("sixty listings are kept, and three hundred are marked as seen", async () => {
  const { setFavourite, favourites, markAsOpened, seen } = await onAPage();
  for (let id = 1; id <= 61; id += 1) setFavourite(home(id), true);
  expect(favourites.getEntries().map(({ listing }) => listing.id)).toEqual(
    Array.from({ length: 60 }, (_, at) => 61 - at),
  );
  for (let id = 1; id <= 301; id += 1) markAsOpened(home(id));
  expect(seen.getEntries()).toHaveLength(300);
  expect(seen.getEntries().at(-1)?.listing).toBe("2");
});

test("of a listing's photos the first is kept, and none that is itself a picture of thousands of letters", async () => {
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

test("the listing that was opened last is the newest, and one that is opened again is newest again", async () => {
  const { markAsOpened, seen } = await onAPage();
  for (const id of [1, 2, 1]) markAsOpened(home(id));
  expect(seen.getEntries().map(({ listing }) => listing)).toEqual(["1", "2"]);
});

test("a listing that can't be told from others is never marked", async () => {
  const { markAsOpened, seen } = await onAPage();
  markAsOpened(v.parse(imovel, { titulo: "Sem página" }));
  expect(seen.getEntries()).toEqual([]);
});

test("storage is read when the lists are first wanted, not by a page that has them switched off", async () => {
  const read = vi.fn(() => null);
  vi.stubGlobal("localStorage", { getItem: read });
  const { favourites } = await onAPage();
  expect(read).not.toHaveBeenCalled();
  favourites.getEntries();
  expect(read).toHaveBeenCalledExactlyOnceWith(keptKeys.favourites);
  vi.unstubAllGlobals();
});
