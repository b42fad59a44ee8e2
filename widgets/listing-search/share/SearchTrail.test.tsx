/** docs/product/memory.md#tab-title, docs/product/memory.md#last-searches */
import { act, render } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { imovel } from "#api/imovel.ts";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import { provideLoadChunk } from "#loading/load-once.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import { keptSearches } from "#memory/kept-searches.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing, type ListingChange } from "../../../tests/support/listing.tsx";
import type { ListingResults, Shown } from "../search/listing-state.ts";
import { SearchTrail } from "./SearchTrail.tsx";

const ovar: Criteria = { ...emptyCriteria, localizacao: ["Ovar"] };
const shownNow: Shown = {
  found: { listings: [], page: 1, lastPage: 1, total: 0 },
  search: { criteria: ovar, page: 1, trigger: "start" },
};
const resultsOf = (shown: Shown): ListingResults => ({
  shown,
  sent: shown.search,
  isLoading: false,
  failure: null,
});

type Change = ListingChange & { isVisitors?: boolean; position?: number };

/** Returns the trail of a listing that shows the results of a visitor's search for Ovar. */
function trail({ isVisitors = true, position = 0, ...change }: Change = {}) {
  const settings = panelFormSettings();
  return inListing(<SearchTrail />, {
    criteria: ovar,
    results: resultsOf(shownNow),
    store: { isVisitors: () => isVisitors, searchUrl: "/lista" },
    settings: { ...settings, bridge: { ...settings.bridge, position } },
    ...change,
  });
}
const searching = (...localizacao: string[]) =>
  trail({ criteria: { ...emptyCriteria, localizacao }, isVisitors: localizacao.length > 0 });

const leavePage = () => dispatchEvent(new Event("pagehide"));
const keptWords = () => keptSearches.getEntries().map(({ words }) => words);

beforeEach(() => {
  document.title = "Imóveis · Cal e Maré";
  keptSearches.clear();
});
afterEach(() => {
  delete document.documentElement.dataset.imoMemory;
});

test("puts the search before the page's own title, which returns when the last filter or the widget is removed", () => {
  const { rerender, unmount } = render(searching("Ovar"));
  expect(document.title).toBe("Ovar – Imóveis · Cal e Maré");
  rerender(searching("Ovar", "Espinho"));
  expect(document.title).toBe("Ovar · Espinho – Imóveis · Cal e Maré");
  rerender(searching());
  expect(document.title).toBe("Imóveis · Cal e Maré");
  rerender(searching("Maia"));
  unmount();
  expect(document.title).toBe("Imóveis · Cal e Maré");
});

test("leaves alone a title that the page has changed in the meantime", () => {
  const { rerender, unmount } = render(searching("Ovar"));
  document.title = "(1) Nova mensagem";
  rerender(searching("Espinho"));
  expect(document.title).toBe("(1) Nova mensagem");
  rerender(searching("Maia"));
  unmount();
  expect(document.title).toBe("(1) Nova mensagem");
});

test("puts the words only once before a title that a router restores with them", () => {
  const { unmount } = render(searching("Arrendar"));
  const given = document.title;
  unmount();
  document.title = given;
  const { unmount: leave } = render(searching("Arrendar", "Ovar"));
  expect(document.title).toBe("Arrendar · Ovar – Imóveis · Cal e Maré");
  leave();
  expect(document.title).toBe("Imóveis · Cal e Maré");
});

test("gives a page without a title one, and removes it again", () => {
  document.title = "";
  const { unmount } = render(searching("Ovar"));
  expect(document.title).toBe("Ovar");
  unmount();
  expect(document.title).toBe("");
});

test.each<[string, Change]>([
  ["a search that the page begins with", { isVisitors: false }],
  ["a listing that is not the first on the page", { position: 1 }],
  ["a listing without sharing and last searches", { funcoes: [] }],
])("leaves title and last searches alone for %s", (_name, change) => {
  render(trail(change));
  leavePage();
  expect([document.title, keptWords()]).toEqual(["Imóveis · Cal e Maré", []]);
});

test.each<[string, Change]>([
  [
    "waits for its first answer",
    { results: { ...resultsOf(shownNow), shown: null, isLoading: true } },
  ],
  ["waits for its next answer", { results: { ...resultsOf(shownNow), isLoading: true } }],
  ["is not yet the one on the screen", { criteria: { ...ovar, quartos: ["3"] } }],
])("keeps no search that %s", (_name, change) => {
  render(trail(change));
  leavePage();
  expect(keptWords()).toEqual([]);
});

test("keeps a search whose page is left before any later code has loaded", () => {
  provideLoadChunk(() => new Promise(() => {}));
  render(trail());
  leavePage();
  provideLoadChunk((_name, load) => load());
  expect(keptWords()).toEqual(["Ovar"]);
});

test("keeps a search whose listing a router removes, with the URL that the page had", () => {
  const store = { isVisitors: () => true, searchUrl: "/lista?localizacao=Ovar" };
  const { unmount } = render(trail({ store }));
  store.searchUrl = "/contactos?localizacao=Ovar";
  unmount();
  expect(keptSearches.getEntries().map(({ url }) => url)).toEqual(["/lista?localizacao=Ovar"]);
});

test("doesn't keep a search that is replaced within 3 seconds", () => {
  const { rerender } = render(trail());
  rerender(trail({ criteria: { ...ovar, quartos: ["3"] } }));
  expect(keptWords()).toEqual([]);
});

test("doesn't keep a search that the visitor has cleared with everything else", () => {
  const { unmount } = render(trail());
  clearEverythingKept();
  leavePage();
  unmount();
  expect(keptWords()).toEqual([]);
});

describe("in a tab that was opened in the background", () => {
  function show(isShown: boolean) {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(isShown ? "visible" : "hidden");
    document.dispatchEvent(new Event("visibilitychange"));
  }
  beforeEach(() => {
    vi.useFakeTimers();
    show(false);
    render(trail());
    vi.advanceTimersByTime(60_000);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    localStorage.clear();
  });

  test("keeps nothing of a tab that is closed unseen", () => {
    leavePage();
    expect(keptWords()).toEqual([]);
  });

  test("counts no hidden time, and keeps the search once a tab that was seen is left", () => {
    show(true);
    vi.advanceTimersByTime(2000);
    show(false);
    vi.advanceTimersByTime(60_000);
    expect(keptWords()).toEqual([]);
    leavePage();
    expect(keptWords()).toEqual(["Ovar"]);
  });

  test("keeps the search once it has been visible for 3 seconds", () => {
    show(true);
    vi.advanceTimersByTime(2999);
    expect(keptWords()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(keptWords()).toEqual(["Ovar"]);
  });
});

test("keeps the search on the screen once a visitor who was asked has said yes", () => {
  document.documentElement.dataset.imoMemory = "ask";
  render(trail());
  leavePage();
  expect(Object.keys(localStorage)).toEqual([]);
  document.documentElement.dataset.imoMemory = "yes";
  act(() => void document.dispatchEvent(new Event("imo-memory")));
  leavePage();
  expect(keptWords()).toEqual(["Ovar"]);
});

test("keeps a search only once while it is on the screen, even if the last searches are cleared then", () => {
  const { unmount } = render(trail());
  leavePage();
  keptSearches.clear();
  leavePage();
  unmount();
  expect(keptWords()).toEqual([]);
});

test.each<[number, Criteria["ordem"], string[]]>([
  [1, "rec", ["7"]],
  [2, "rec", []],
  [1, "asc", []],
])(
  "remembers the listings of page 1 of the newest only: page %i in the order %s",
  (page, ordem, keys) => {
    const { found, search } = shownNow;
    const listings = [v.parse(imovel, { id: 7 }), v.parse(imovel, {})];
    const criteria = { ...search.criteria, ordem };
    render(
      trail({
        criteria,
        results: resultsOf({
          found: { ...found, listings, page },
          search: { ...search, criteria, page },
        }),
      }),
    );
    leavePage();
    expect(keptSearches.getEntries().map((entry) => entry.keys)).toEqual([keys]);
  },
);
