/** Hearts and "Visto" before and after the code that keeps them has come (docs/product/memory.md#favourites). */
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { imovel } from "#api/imovel.ts";
import { keptKeys } from "#memory/is-kept.ts";

const moradia = v.parse(imovel, { id: 231, titulo: "Moradia" });
const storedFavourites = () => localStorage.getItem(keptKeys.favourites) ?? "";

/** Loads the marks as at a page's start. */
async function onAPage() {
  vi.resetModules();
  return import("./kept-marks.ts");
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete document.documentElement.dataset.imoMemory;
  vi.doUnmock("./kept-listings.ts");
  vi.unstubAllGlobals();
});

test("a heart shows at once, and is counted and kept when the code has come", async () => {
  const { setFavourite, getMarks, subscribeToMarks } = await onAPage();
  const told = vi.fn();
  subscribeToMarks(told);
  const count = setFavourite(moradia, true);
  expect(getMarks().favourites.size).toBe(1);
  expect(told).toHaveBeenCalledTimes(1);
  expect(await count).toBe(1);
  expect(storedFavourites()).toContain("Moradia");
  expect(await setFavourite(moradia, false)).toBe(0);
  expect(getMarks().favourites.size).toBe(0);
});

describe("a heart whose code does not come", () => {
  /** @returns a function that lets the code load */
  async function onABrokenPage() {
    vi.resetModules();
    vi.doMock("./kept-listings.ts", () => {
      throw new Error("lost");
    });
    const mend = () => vi.doUnmock("./kept-listings.ts");
    return { ...(await import("./kept-marks.ts")), mend };
  }

  test("is kept all the same, and found by the page that has it", async () => {
    const { setFavourite, getMarks } = await onABrokenPage();
    const other = v.parse(imovel, { id: 7, titulo: "Terreno" });
    expect([await setFavourite(moradia, true), await setFavourite(other, true)]).toEqual([1, 2]);
    expect(await setFavourite(other, false)).toBe(1);
    expect([...getMarks().favourites]).toEqual(["231"]);
    vi.doUnmock("./kept-listings.ts");
    const next = await onAPage();
    await next.refreshMarks();
    expect([...next.getMarks().favourites]).toEqual(["231"]);
  });

  test.each(["{}", "[", '{"v":2,"data":[]}'])(
    "goes back where storage holds %s, and the next asks again",
    async (text) => {
      localStorage.setItem(keptKeys.favourites, text);
      const { setFavourite, getMarks, mend } = await onABrokenPage();
      await expect(setFavourite(moradia, true)).rejects.toThrow();
      expect([getMarks().favourites.size, storedFavourites()]).toEqual([0, text]);
      mend();
      expect(await setFavourite(moradia, true)).toBe(1);
      expect(storedFavourites()).toContain("Moradia");
    },
  );
});

test("hearts are in storage, and counted, before the code that keeps them has come", async () => {
  const { setFavourite, getMarks } = await onAPage();
  const other = v.parse(imovel, { id: 7, titulo: "Terreno" });
  const counts = [setFavourite(moradia, true), setFavourite(other, true)];
  expect(storedFavourites()).toContain("Moradia");
  expect(await Promise.all(counts)).toEqual([1, 2]);
  expect(getMarks().favourites.size).toBe(2);
});

test("what is kept is fetched for the cards only where something is kept", async () => {
  const first = await onAPage();
  await first.refreshMarks();
  expect(first.getMarks()).toBe(first.getFirstMarks());
  await first.setFavourite(moradia, true);
  const { refreshMarks, getMarks } = await onAPage();
  await refreshMarks();
  expect(getMarks().favourites.size).toBe(1);
});

test("a listing that is opened is noted at once, and marked as seen when the code has come", async () => {
  const { markAsOpened, loadKept, getMarks } = await onAPage();
  markAsOpened(moradia);
  expect(localStorage.getItem(keptKeys.opened)).not.toBeNull();
  await loadKept();
  expect(getMarks().seen.size).toBe(1);
  const other = v.parse(imovel, { id: 7, titulo: "Terreno" });
  markAsOpened(other);
  expect(getMarks().seen.size).toBe(2);
  expect(localStorage.getItem(keptKeys.opened)).toBeNull();
});

test("a listing that is opened says so at once, whatever is loaded, until another tab clears it", async () => {
  const { markAsOpened, refreshMarks, getMarks, subscribeToMarks } = await onAPage();
  const told = vi.fn();
  subscribeToMarks(told);
  markAsOpened(moradia);
  expect([[...getMarks().seen], told.mock.calls.length]).toEqual([["231"], 1]);
  localStorage.clear();
  await refreshMarks();
  expect(getMarks().seen.size).toBe(0);
});

test("with storage refused a listing that was opened says so as long as the page lasts", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { markAsOpened, refreshMarks, setFavourite, getMarks } = await onAPage();
  markAsOpened(moradia);
  await refreshMarks();
  expect(getMarks().seen.size).toBe(1);
  await setFavourite(moradia, true);
  expect(getMarks().seen.size).toBe(1);
});

test("what was opened on a page without the code is taken in by one that has it, whenever it looks", async () => {
  const { loadKept, refreshMarks, getMarks } = await onAPage();
  await loadKept();
  localStorage.setItem(keptKeys.opened, "231\n");
  await refreshMarks();
  expect([...getMarks().seen]).toEqual(["231"]);
  expect(localStorage.getItem(keptKeys.opened)).toBeNull();
});

test("a listing that can't be told from others is never marked", async () => {
  const { markAsOpened } = await onAPage();
  markAsOpened(v.parse(imovel, { titulo: "Sem página" }));
  expect(localStorage.getItem(keptKeys.opened)).toBeNull();
});

test("while the site asks, an opened listing is neither noted nor marked; the hearts are as ever", async () => {
  document.documentElement.dataset.imoMemory = "ask";
  localStorage.setItem(keptKeys.opened, "7\n");
  const { markAsOpened, getMarks, setFavourite, refreshMarks } = await onAPage();
  markAsOpened(moradia);
  await setFavourite(moradia, true);
  markAsOpened(moradia);
  await refreshMarks();
  expect(getMarks().seen.size).toBe(0);
  expect(getMarks().favourites.size).toBe(1);
  expect(localStorage.getItem(keptKeys.opened)).toBe("7\n");
  expect(localStorage.getItem(keptKeys.seen)).toBeNull();
  document.documentElement.dataset.imoMemory = "yes";
  document.dispatchEvent(new Event("imo-memory"));
  await refreshMarks();
  expect([...getMarks().seen]).toEqual(["7"]);
  markAsOpened(moradia);
  expect([...getMarks().seen]).toEqual(["231", "7"]);
});

test("after no, the marks of listings that were opened on this page go", async () => {
  vi.stubGlobal("localStorage", null);
  const { markAsOpened, getMarks, refreshMarks } = await onAPage();
  markAsOpened(moradia);
  expect(getMarks().seen.size).toBe(1);
  document.documentElement.dataset.imoMemory = "no";
  await refreshMarks();
  expect(getMarks().seen.size).toBe(0);
});
