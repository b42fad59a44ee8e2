/** docs/product/listing.md#coming-back */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FoundImoveis } from "#api/imoveis-answer.ts";

const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;
const KEY = "imo:imoveis";
const found = (page: number, titulo = ""): FoundImoveis => {
  const fields = {
    id: page,
    identidade: "",
    titulo,
    tipoNegocio: "",
    tipoImovel: "",
    conselho: "",
    freguesia: "",
    preco: null,
  };
  const numbers = {
    numQuartos: null,
    numWCs: null,
    areaPrivada: null,
    areaTerreno: null,
    numFrentes: null,
  };
  const others = { inclinacao: null, numMontras: null, numAndares: null, garagem: null };
  const adverts = { tipologia: "", areaUtil: null, certificado: "", licenca: "", alvara: "" };
  const place = { latitude: null, longitude: null };
  const listing = { ...fields, ...numbers, ...others, ...adverts, ...place, link: "", fotos: null };
  return { listings: [listing], page, lastPage: 9, total: 100 };
};
const scroll = { scrolled: 900, card: 4, top: -20, isOurs: true };

/**
 * Loads the modules in a document that was opened at the current URL by this kind of navigation.
 */
async function load(type: "navigate" | "reload" | "back_forward") {
  vi.resetModules();
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { type, name: location.href } as never,
  ]);
  return { ...(await import("./kept-answers.ts")), ...(await import("./restore-scroll.ts")) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  history.replaceState(null, "", "/lista?pagina=2");
});
afterEach(() => void vi.useRealTimers());

test("returns the same answer and position after Back, stale after half an hour or a reload", async () => {
  const { keepAnswer } = await load("navigate");
  keepAnswer(0, { requestKey: "a", found: found(2), scroll });
  const back = await load("back_forward");
  expect(back.readKeptAnswer({ position: 0 }, "a")).toEqual({
    found: found(2),
    scroll,
    isFresh: true,
  });
  const reloaded = await load("reload");
  expect(reloaded.readKeptAnswer({ position: 0 }, "a")).toMatchObject({
    found: found(2),
    isFresh: false,
  });
  vi.setSystemTime(NOW + 30 * MINUTE - 1);
  const soon = await load("back_forward");
  expect(soon.readKeptAnswer({ position: 0 }, "a")?.isFresh).toBe(true);
  vi.setSystemTime(NOW + 30 * MINUTE);
  const late = await load("back_forward");
  expect(late.readKeptAnswer({ position: 0 }, "a")?.isFresh).toBe(false);
});

test("returns nothing to a visitor who follows a link, at another URL, in another listing or for another request", async () => {
  const { keepAnswer, readKeptAnswer } = await load("navigate");
  keepAnswer(0, { requestKey: "a", found: found(2), scroll });
  expect(readKeptAnswer({ position: 0 }, "a")).toBeUndefined();
  expect((await load("back_forward")).readKeptAnswer({ position: 0 }, "b")).toBeUndefined();
  expect((await load("back_forward")).readKeptAnswer({ position: 1 }, "a")).toBeUndefined();
  history.replaceState(null, "", "/lista");
  expect((await load("back_forward")).readKeptAnswer({ position: 0 }, "a")).toBeUndefined();
});

test("returns nothing to a listing that a router adds later", async () => {
  const { keepAnswer } = await load("navigate");
  keepAnswer(0, { requestKey: "a", found: found(2), scroll });
  const onList = await load("back_forward");
  const host = { position: 0 };
  expect(onList.readKeptAnswer(host, "a")).toBeDefined();
  expect(onList.readKeptAnswer({ position: 0 }, "a")).toBeUndefined();
  expect(onList.readKeptAnswer(host, "a")).toBeDefined();
  history.replaceState(null, "", "/contactos");
  const elsewhere = await load("back_forward");
  history.replaceState(null, "", "/lista?pagina=2");
  expect(elsewhere.readKeptAnswer({ position: 0 }, "a")).toBeUndefined();
});

test("validates what another script wrote like a server's answer", async () => {
  const { readKeptAnswer } = await load("back_forward");
  for (const written of ["{", "[]", '{"0 /lista?pagina=2":{"v":1,"requestKey":"a"}}']) {
    sessionStorage.setItem(KEY, written);
    expect(readKeptAnswer({ position: 0 }, "a")).toBeUndefined();
  }
});

test("keeps six pages, or fewer if drafts would lack room, and drops the oldest", async () => {
  const { keepAnswer } = await load("navigate");
  const names = () => Object.keys(JSON.parse(sessionStorage.getItem(KEY) ?? "{}"));
  for (let page = 1; page <= 7; page += 1) {
    history.replaceState(null, "", `/lista?pagina=${page}`);
    keepAnswer(0, { requestKey: "a", found: found(page), scroll });
  }
  expect(names()).toHaveLength(6);
  expect(names()).not.toContain("0 /lista?pagina=1");
  keepAnswer(0, { requestKey: "a", found: found(7, "x".repeat(398_000)), scroll });
  expect(names().length).toBeLessThan(5);
  expect(names().at(-1)).toBe("0 /lista?pagina=7");
  keepAnswer(0, { requestKey: "a", found: found(7, "x".repeat(400_001)), scroll });
  expect(names()).toEqual([]);
});

test("forgets the kept answer of a listing that shows another one, and survives refused storage", async () => {
  const { keepAnswer } = await load("navigate");
  keepAnswer(0, { requestKey: "a", found: found(2), scroll });
  keepAnswer(0, null);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => keepAnswer(0, { requestKey: "a", found: found(2), scroll })).not.toThrow();
});

/** Returns an element at this position in the window. */
function at(top: number, height: number) {
  const element = document.createElement("div");
  element.getBoundingClientRect = () => ({ top, height, bottom: top + height }) as DOMRect;
  return element;
}

test("reads the position as the first card in the window, or in pixels without one", async () => {
  const { readScroll } = await load("navigate");
  vi.stubGlobal("scrollY", 900);
  const grid = document.createElement("ul");
  grid.append(at(-300, 200), at(-100, 100), at(-20, 200), at(180, 200));
  expect(readScroll(grid)).toEqual({ scrolled: 900, card: 2, top: -20 });
  expect(readScroll(null)).toEqual({ scrolled: 900, card: -1, top: 0 });
  vi.unstubAllGlobals();
});
