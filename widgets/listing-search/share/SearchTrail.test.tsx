/** docs/product/memory.md#tab-title, docs/product/memory.md#last-searches */
import { act, render } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { imovel } from "#api/imovel.ts";
import { listActiveFilters } from "#domain/search/active-filters.ts";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import { keptSearches } from "#memory/kept-searches.ts";
import { inListing } from "../../../tests/support/listing.tsx";
import { useListing, useSearch } from "../listing-context.tsx";
import type { Shown } from "../search/listing-state.ts";
import { SearchTrail } from "./SearchTrail.tsx";

beforeEach(() => {
  document.title = "Imóveis · Cal e Maré";
});
afterEach(() => {
  delete document.documentElement.dataset.imoMemory;
});

/** Gives the trail what `LateSearchTrail.tsx` gives it. */
function Trail(given: { leavesTrail: boolean; shown: Shown | null }) {
  const { store, features, collaborators } = useListing();
  const filters = listActiveFilters(useSearch().criteria, collaborators);
  return <SearchTrail {...given} store={store} features={features} filters={filters} />;
}

const trail = (places: string[], leavesTrail = places.length > 0, shown: Shown | null = null) =>
  inListing(<Trail leavesTrail={leavesTrail} shown={shown} />, {
    criteria: { ...emptyCriteria, localizacao: places },
    store: { searchUrl: "/lista" },
  });

test("the tab says what is searched for, and the page's own title comes back with the last filter and with the widget", () => {
  const { rerender, unmount } = render(trail(["Ovar"]));
  expect(document.title).toBe("Ovar – Imóveis · Cal e Maré");
  rerender(trail(["Ovar", "Espinho"]));
  expect(document.title).toBe("Ovar · Espinho – Imóveis · Cal e Maré");
  rerender(trail([]));
  expect(document.title).toBe("Imóveis · Cal e Maré");
  rerender(trail(["Maia"]));
  unmount();
  expect(document.title).toBe("Imóveis · Cal e Maré");
});

test("a title that the page changes meanwhile is the page's from then on", () => {
  const { rerender, unmount } = render(trail(["Ovar"]));
  document.title = "(1) Nova mensagem";
  rerender(trail(["Espinho"]));
  expect(document.title).toBe("(1) Nova mensagem");
  rerender(trail(["Maia"]));
  unmount();
  expect(document.title).toBe("(1) Nova mensagem");
});

test("a page that a router brings back with the title that we gave it gets the words once", () => {
  const { unmount } = render(trail(["Arrendar"]));
  const given = document.title;
  unmount();
  document.title = given;
  const { unmount: leave } = render(trail(["Arrendar", "Ovar"]));
  expect(document.title).toBe("Arrendar · Ovar – Imóveis · Cal e Maré");
  leave();
  expect(document.title).toBe("Imóveis · Cal e Maré");
});

test("a page without a title gets one, and loses it again", () => {
  document.title = "";
  const { unmount } = render(trail(["Ovar"]));
  expect(document.title).toBe("Ovar");
  unmount();
  expect(document.title).toBe("");
});

test("what the page begins with is no search of the visitor's, and a page may switch it off", () => {
  render(trail(["Ovar"], false));
  expect(document.title).toBe("Imóveis · Cal e Maré");
});

const shownNow = (): Shown => ({
  found: { listings: [], page: 1, lastPage: 1, total: 0 },
  search: { criteria: { ...emptyCriteria, localizacao: ["Ovar"] }, page: 1, trigger: "start" },
});

test("a search counts as looked at when the page is left from it, unless the visitor had everything cleared meanwhile", () => {
  const { unmount } = render(trail(["Ovar"], true, shownNow()));
  dispatchEvent(new Event("pagehide"));
  expect(keptSearches.getEntries().map(({ words }) => words)).toEqual(["Ovar"]);
  unmount();
  render(trail(["Ovar"], true, shownNow()));
  clearEverythingKept();
  dispatchEvent(new Event("pagehide"));
  expect(keptSearches.getEntries()).toEqual([]);
});

describe("in a tab that is opened in the background", () => {
  function show(isShown: boolean) {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(isShown ? "visible" : "hidden");
    document.dispatchEvent(new Event("visibilitychange"));
  }
  const kept = () => keptSearches.getEntries().length;
  beforeEach(() => {
    keptSearches.clear();
    vi.useFakeTimers();
    show(false);
    render(trail(["Ovar"], true, shownNow()));
    vi.advanceTimersByTime(60_000);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    localStorage.clear();
  });

  test("a search does not count as looked at, and closing the tab keeps nothing", () => {
    dispatchEvent(new Event("pagehide"));
    expect(kept()).toBe(0);
  });

  test("what it was hidden does not count, and leaving it once it was seen does", () => {
    show(true);
    vi.advanceTimersByTime(2000);
    show(false);
    vi.advanceTimersByTime(60_000);
    expect(kept()).toBe(0);
    dispatchEvent(new Event("pagehide"));
    expect(kept()).toBe(1);
  });

  test("three seconds in sight are enough", () => {
    show(true);
    vi.advanceTimersByTime(3000);
    expect(kept()).toBe(1);
  });
});

test("while the site asks no search is kept; the one that is on the screen is, once the visitor has said yes", () => {
  document.documentElement.dataset.imoMemory = "ask";
  render(trail(["Ovar"], true, shownNow()));
  dispatchEvent(new Event("pagehide"));
  expect(Object.keys(localStorage)).toEqual([]);
  document.documentElement.dataset.imoMemory = "yes";
  act(() => void document.dispatchEvent(new Event("imo-memory")));
  dispatchEvent(new Event("pagehide"));
  expect(keptSearches.getEntries().map(({ words }) => words)).toEqual(["Ovar"]);
});

test("a search is kept once as long as it is on the screen, also when the visitor clears the last searches meanwhile", () => {
  render(trail(["Ovar"], true, shownNow()));
  dispatchEvent(new Event("pagehide"));
  keptSearches.clear();
  dispatchEvent(new Event("pagehide"));
  expect(keptSearches.getEntries()).toEqual([]);
});

test.each<[number, Criteria["ordem"], string[]]>([
  [1, "rec", ["7"]],
  [2, "rec", []],
  [1, "asc", []],
])("only the first page of the newest says which listings were seen: page %i in the order %s", (page, ordem, keys) => {
  keptSearches.clear();
  const { found, search } = shownNow();
  const listings = [v.parse(imovel, { id: 7 }), v.parse(imovel, {})];
  const criteria = { ...search.criteria, ordem };
  render(trail(["Ovar"], true, { found: { ...found, listings, page }, search: { ...search, criteria, page } }));
  dispatchEvent(new Event("pagehide"));
  expect(keptSearches.getEntries().map((entry) => entry.keys)).toEqual([keys]);
});
