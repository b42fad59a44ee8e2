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

test("names the search in the tab, and restores the page's own title without filters and on unmount", () => {
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

test("leaves the title alone once the page has changed it", () => {
  const { rerender, unmount } = render(trail(["Ovar"]));
  document.title = "(1) Nova mensagem";
  rerender(trail(["Espinho"]));
  expect(document.title).toBe("(1) Nova mensagem");
  rerender(trail(["Maia"]));
  unmount();
  expect(document.title).toBe("(1) Nova mensagem");
});

test("puts the words only once before a title that a router restores", () => {
  const { unmount } = render(trail(["Arrendar"]));
  const given = document.title;
  unmount();
  document.title = given;
  const { unmount: leave } = render(trail(["Arrendar", "Ovar"]));
  expect(document.title).toBe("Arrendar · Ovar – Imóveis · Cal e Maré");
  leave();
  expect(document.title).toBe("Imóveis · Cal e Maré");
});

test("gives a page without a title one, and takes it away again", () => {
  document.title = "";
  const { unmount } = render(trail(["Ovar"]));
  expect(document.title).toBe("Ovar");
  unmount();
  expect(document.title).toBe("");
});

test("leaves the title alone where the search leaves no trail", () => {
  render(trail(["Ovar"], false));
  expect(document.title).toBe("Imóveis · Cal e Maré");
});

const shownNow = (): Shown => ({
  found: { listings: [], page: 1, lastPage: 1, total: 0 },
  search: { criteria: { ...emptyCriteria, localizacao: ["Ovar"] }, page: 1, trigger: "start" },
});

test("keeps the search when the page is left, unless the visitor cleared everything meanwhile", () => {
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

  test("keeps nothing when the tab is closed unseen", () => {
    dispatchEvent(new Event("pagehide"));
    expect(kept()).toBe(0);
  });

  test("doesn't count the time in which it was hidden, but keeps the search when a seen tab is left", () => {
    show(true);
    vi.advanceTimersByTime(2000);
    show(false);
    vi.advanceTimersByTime(60_000);
    expect(kept()).toBe(0);
    dispatchEvent(new Event("pagehide"));
    expect(kept()).toBe(1);
  });

  test("keeps the search after three seconds in sight", () => {
    show(true);
    vi.advanceTimersByTime(3000);
    expect(kept()).toBe(1);
  });
});

test("keeps nothing while the site asks for consent, and the search on the screen once the visitor says yes", () => {
  document.documentElement.dataset.imoMemory = "ask";
  render(trail(["Ovar"], true, shownNow()));
  dispatchEvent(new Event("pagehide"));
  expect(Object.keys(localStorage)).toEqual([]);
  document.documentElement.dataset.imoMemory = "yes";
  act(() => void document.dispatchEvent(new Event("imo-memory")));
  dispatchEvent(new Event("pagehide"));
  expect(keptSearches.getEntries().map(({ words }) => words)).toEqual(["Ovar"]);
});

test("doesn't keep the search on the screen again after the visitor has cleared the last searches", () => {
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
])("keeps the seen listings of page 1 of the newest only: page %i in the order %s", (page, ordem, keys) => {
  keptSearches.clear();
  const { found, search } = shownNow();
  const listings = [v.parse(imovel, { id: 7 }), v.parse(imovel, {})];
  const criteria = { ...search.criteria, ordem };
  render(trail(["Ovar"], true, { found: { ...found, listings, page }, search: { ...search, criteria, page } }));
  dispatchEvent(new Event("pagehide"));
  expect(keptSearches.getEntries().map((entry) => entry.keys)).toEqual([keys]);
});
