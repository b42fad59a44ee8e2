import { describe, expect, test } from "vitest";
import { listActiveFilters } from "#domain/search/active-filters.ts";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import {
  applyTyped,
  askAgain,
  chooseFilters,
  clearFilters,
  dropFilter,
  followEntry,
  followPageData,
  goToPage,
  isCountKnown,
  type ListingState,
  type Shown,
  startListing,
  typeText,
} from "./listing-state.ts";
import { isWaiting, typedField, typedKeys } from "./typed-filters.ts";

const start = (criteria: Partial<Criteria> = {}, page = 1) =>
  startListing({ criteria: { ...emptyCriteria, ...criteria }, page });
const field = ({ search, typed }: ListingState, key: (typeof typedKeys)[number]) =>
  typedField(search.criteria, typed, key);
const waiting = ({ search, typed }: ListingState) => typedKeys.filter((key) => isWaiting(search.criteria, typed, key));
const chip = (state: ListingState, id: string) => {
  const found = listActiveFilters(state.search.criteria).find((active) => active.id === id);
  if (!found) throw new Error(`no active filter ${id}`);
  return found;
};

describe("a visitor who types a filter", () => {
  test("sees the text as typed, before and after it applies", () => {
    const typed = typeText(start(), "minprice", "200.000");
    expect(waiting(typed)).toEqual(["minprice"]);
    const applied = applyTyped(typed, "minprice");
    expect(applied.search).toMatchObject({ criteria: { minprice: 200_000 }, page: 1, trigger: "filter" });
    expect(field(applied, "minprice")).toEqual({ text: "200.000", isInvalid: false });
    expect(waiting(applied)).toEqual([]);
  });

  test("asks for nothing by the same value in other words, on any page", () => {
    const onPage3 = start({ minprice: 200_000, idRef: "OVR-1" }, 3);
    for (const text of ["200.000", "200 000 €", "200000,00"]) {
      const typed = typeText(onPage3, "minprice", text);
      expect(waiting(typed)).toEqual([]);
      expect(applyTyped(typed, "minprice").search).toBe(onPage3.search);
      expect(chooseFilters(typed, {}).search).toBe(onPage3.search);
    }
    expect(applyTyped(typeText(onPage3, "idRef", " OVR-1 "), "idRef").search).toBe(onPage3.search);
  });

  test("sees a text that means nothing marked, and the last value stays in force", () => {
    const typed = typeText(start({ minprice: 1_000 }), "minprice", "50 mil");
    expect(field(typed, "minprice")).toEqual({ text: "50 mil", isInvalid: true });
    expect(waiting(typed)).toEqual([]);
    const chosen = chooseFilters(typed, { estado: ["Novo"] });
    expect(chosen.search.criteria).toMatchObject({ minprice: 1_000, estado: ["Novo"] });
    expect(field(chosen, "minprice")).toEqual({ text: "50 mil", isInvalid: true });
  });

  test("asks for nothing by one to three characters of a reference, which are none to another filter's request", () => {
    const typed = typeText(start({ idRef: "OVR-1" }), "idRef", "OV");
    expect(waiting(typed)).toEqual([]);
    const chosen = chooseFilters(typed, { estado: ["Novo"] });
    expect(chosen.search.criteria).toMatchObject({ idRef: "", estado: ["Novo"] });
    expect(field(chosen, "idRef").text).toBe("OV");
    expect(waiting(typeText(typed, "idRef", " "))).toEqual(["idRef"]);
  });

  test("takes all that waits along with a filter that is clicked, and one that applies takes no half-typed other", () => {
    const typed = typeText(typeText(start(), "minprice", "1000"), "maxprice", "20");
    expect(chooseFilters(typed, { wcs: ["2"] }).search.criteria).toMatchObject({
      minprice: 1_000,
      maxprice: 20,
      wcs: ["2"],
    });
    const applied = applyTyped(typed, "minprice");
    expect(applied.search.criteria).toMatchObject({ minprice: 1_000, maxprice: null });
    expect(waiting(applied)).toEqual(["maxprice"]);
  });
});

describe("a text goes with its filter", () => {
  test("when its chip is clicked, whatever was typed over it", () => {
    const applied = applyTyped(typeText(start(), "minprice", "200.000"), "minprice");
    for (const text of ["200.000", "300.000", "50 mil"]) {
      const dropped = dropFilter(typeText(applied, "minprice", text), chip(applied, "minprice"));
      expect(field(dropped, "minprice")).toEqual({ text: "", isInvalid: false });
      expect(dropped.search.criteria.minprice).toBeNull();
    }
  });

  test("and another one that waits is taken along", () => {
    const typed = typeText(start({ minprice: 1_000 }), "maxprice", "5000");
    const dropped = dropFilter(typed, chip(typed, "minprice"));
    expect(dropped.search.criteria).toMatchObject({ minprice: null, maxprice: 5_000 });
    expect(field(dropped, "maxprice").text).toBe("5000");
  });

  test("when Back or Forward shows another search, and not when only the hash is another", () => {
    const typed = typeText(start({}, 2), "minprice", "200.000");
    expect(followEntry(typed, { criteria: emptyCriteria, page: 2 })).toBe(typed);
    const back = followEntry(typed, { criteria: emptyCriteria, page: 1 });
    expect(back.search).toMatchObject({ page: 1, trigger: "history" });
    expect(field(back, "minprice").text).toBe("");
    expect(waiting(back)).toEqual([]);
  });

  test("when the host's page data set another, and not when they set something else", () => {
    const typed = typeText(typeText(start(), "minprice", "1.000"), "idRef", "OV");
    expect(followPageData(typed, { criteria: { ...emptyCriteria }, page: 1 })).toBe(typed);
    const preset = followPageData(typed, { criteria: { ...emptyCriteria, minprice: 5 }, page: 1 });
    expect([field(preset, "minprice").text, field(preset, "idRef").text]).toEqual(["5", "OV"]);
  });

  test("and with all of them by Limpar, which keeps the order and always asks", () => {
    const typed = typeText(start({ ordem: "asc", objetivo: ["Comprar"] }), "minprice", "1000");
    const cleared = clearFilters(typed);
    expect(cleared.search).toMatchObject({ criteria: { ...emptyCriteria, ordem: "asc" }, page: 1 });
    expect(cleared.typed).toEqual({});
    expect(clearFilters(cleared).search).not.toBe(cleared.search);
  });
});

test("a page link always asks, by the same filters", () => {
  const state = start({}, 2);
  expect(goToPage(state, 2).search).toMatchObject({ page: 2, trigger: "page" });
  expect(goToPage(state, 2).search).not.toBe(state.search);
  expect(goToPage(state, 3).search.criteria).toBe(state.search.criteria);
});

test("the connection that is back asks for the very same once more", () => {
  const state = goToPage(start({ ordem: "asc" }), 3);
  const { search, typed } = askAgain(typeText(state, "minprice", "200"));
  expect(search).toEqual({ ...state.search, trigger: "retry" });
  expect(typed).toEqual({ minprice: "200" });
});

describe("the number of listings on the screen (docs/product/listing.md#count-line)", () => {
  const search = { criteria: emptyCriteria, page: 1, trigger: "start" } as const;
  const shown: Shown = { found: { listings: [], page: 1, lastPage: 1, total: 3 }, search };
  const searchFor = (change: Partial<Criteria>) => ({ ...search, criteria: { ...emptyCriteria, ...change } });

  test.each([
    ["another page", { ...search, page: 2 }],
    ["another order", searchFor({ ordem: "asc" })],
  ])("is that of %s, which is on its way", (_name, sent) => {
    expect(isCountKnown({ shown, sent })).toBe(true);
  });

  test("is not that of other filters, on their way and after they have failed", () => {
    expect(isCountKnown({ shown, sent: searchFor({ quartos: ["3"] }) })).toBe(false);
  });

  test("is that of the page's own results, and missing where nothing has come", () => {
    expect(isCountKnown({ shown, sent: null })).toBe(true);
    expect(isCountKnown({ shown: null, sent: search })).toBe(false);
  });
});
