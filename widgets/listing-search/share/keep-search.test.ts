/** docs/product/memory.md#last-searches */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import { filters } from "#domain/search/filters.ts";
import { keptSearches } from "#memory/kept-searches.ts";
import { keepSearch } from "./keep-search.ts";

const NOW = Date.UTC(2026, 10, 21);
const HOUR = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  localStorage.clear();
  keptSearches.clear();
});
afterEach(() => void vi.useRealTimers());

function look(
  words: string,
  filters: Partial<Criteria>,
  keys: readonly string[] | null = null,
  path = "/lista",
) {
  const url = `${path}?q=${encodeURIComponent(words)}`;
  keepSearch({ url, words, criteria: { ...emptyCriteria, ...filters }, total: 3, keys });
  vi.setSystemTime(Date.now() + HOUR);
}
const words = () => keptSearches.getEntries().map((entry) => entry.words);

test("puts the newest first and forgets the fifth", () => {
  for (const place of ["Ovar", "Espinho", "Maia", "Porto", "Aveiro"])
    look(place, { localizacao: [place] });
  expect(words()).toEqual(["Aveiro", "Porto", "Maia", "Espinho"]);
});

test("doesn't keep a search twice when it is viewed again, and keeps what was last seen", () => {
  look("Ovar", { localizacao: ["Ovar"] }, ["1"]);
  look("Espinho", { localizacao: ["Espinho"] });
  look("Ovar", { localizacao: ["Ovar"], ordem: "asc" });
  expect(words()).toEqual(["Ovar", "Espinho"]);
  // Sorted by price, the page doesn't show which listings are the newest, so the keys of the last
  // look are kept.
  expect(keptSearches.getEntries()[0]?.keys).toEqual(["1"]);
});

test.each(Object.keys(filters))(
  "still reads a search that was kept before the filter %s existed",
  (key) => {
    look("Ovar", { localizacao: ["Ovar"], wcs: ["2"] });
    const [storageKey = ""] = Object.keys(localStorage);
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? "");
    const { [key]: _missing, ...older } = stored.data[0].criteria;
    const data = [{ ...stored.data[0], criteria: older }];
    localStorage.setItem(storageKey, JSON.stringify({ ...stored, data }));
    dispatchEvent(new StorageEvent("storage", { key: storageKey }));
    expect(keptSearches.getEntries()[0]?.criteria).toEqual({
      ...older,
      [key]: emptyCriteria[key as keyof Criteria],
    });
  },
);

test("keeps the steps of one visit as one search, and searches an hour apart as two", () => {
  const at = (minutes: number) => vi.setSystemTime(NOW + minutes * 60_000);
  look("Ovar", { localizacao: ["Ovar"] });
  at(1);
  look("Ovar · T3", { localizacao: ["Ovar"], quartos: ["3"] });
  expect(words()).toEqual(["Ovar · T3"]);
  at(120);
  look("Ovar · T3 · Novo", { localizacao: ["Ovar"], quartos: ["3"], estado: ["Novo"] });
  expect(words()).toEqual(["Ovar · T3 · Novo", "Ovar · T3"]);
});

test("keeps the same search on another list page as a separate search", () => {
  look("Ovar", { localizacao: ["Ovar"] });
  look("Ovar", { localizacao: ["Ovar"] }, null, "/arrendar");
  expect(words()).toEqual(["Ovar", "Ovar"]);
});

test("reads neither links to other sites nor unknown filters from what another script wrote", () => {
  look("Ovar", { localizacao: ["Ovar"] });
  const { data } = JSON.parse(localStorage.getItem("imo:pesquisas") ?? "{}");
  const write = (changes: object[]) =>
    localStorage.setItem(
      "imo:pesquisas",
      JSON.stringify({
        v: 1,
        saved: NOW,
        data: changes.map((change) => ({ ...data[0], ...change })),
      }),
    );
  write([
    { url: "//elsewhere.example/lista" },
    { url: "https://elsewhere.example/" },
    { url: "javascript:alert(1)" },
    { url: "/\\elsewhere.example" },
    { url: "/\t/elsewhere.example" },
    { url: "//[" },
    { words: "" },
    { criteria: { ...data[0].criteria, objetivo: ["Roubar"] } },
    { url: "/lista?q=Maia" },
  ]);
  dispatchEvent(new StorageEvent("storage", { key: "imo:pesquisas", storageArea: localStorage }));
  expect(keptSearches.getEntries().map(({ url }) => url)).toEqual(["/lista?q=Maia"]);
});

test("keeps the reference in the form in which it is sent", () => {
  look("Referência", { idRef: " OVR-0231 ", quartos: ["2"] });
  expect(keptSearches.getEntries()[0]?.criteria.idRef).toBe("OVR-0231");
});

test("keeps a search of many places, and the first two hundred of many listings", () => {
  const keys = Array.from({ length: 500 }, (_, at) => String(at));
  look("Ovar", { localizacao: ["Ovar"] }, keys);
  const places = Array.from(
    { length: 60 },
    (_, at) => `Ovar, São João, Arada e São Vicente de Pereira Jusã ${at}`,
  );
  look(places.join(" · "), { localizacao: places });
  dispatchEvent(new StorageEvent("storage", { key: "imo:pesquisas", storageArea: localStorage }));
  expect(keptSearches.getEntries().map((entry) => entry.keys)).toEqual([[], keys.slice(0, 200)]);
});
