/** The listing's search and its pure transitions (docs/product/listing.md#listing); no new search returns the same state. */
import type { ActiveFilter } from "#domain/search/active-filters.ts";
import { type Criteria, emptyCriteria, isSameCriteria } from "#domain/search/criteria.ts";
import type { QueriedSearch } from "#domain/search/query-string.ts";
import { stillTyped, type TypedKey, type TypedTexts, withAllTyped, withTyped } from "./typed-filters.ts";

/** Focus moves only after a page change (docs/product/listing.md#after-a-success). */
export type SearchTrigger = "start" | "filter" | "page" | "history" | "retry";

/** A new object means a new request, also with the same values. */
export type Search = Readonly<{
  criteria: Criteria;
  /** From 1. */
  page: number;
  trigger: SearchTrigger;
}>;

export type SearchState = Readonly<{ search: Search; typed: TypedTexts }>;

/** Returns the first search of a page. */
export function startSearch({ criteria, page }: QueriedSearch): SearchState {
  return { search: { criteria, page, trigger: "start" }, typed: {} };
}

/** Takes the text of a typed filter, without a new search. */
export function typeText(state: SearchState, key: TypedKey, text: string): SearchState {
  return { ...state, typed: { ...state.typed, [key]: text } };
}

/** Applies a typed filter, after its second or at Enter. */
export function applyTyped(state: SearchState, key: TypedKey): SearchState {
  return filterBy(state, withTyped(state.search.criteria, state.typed, key));
}

/** Applies clicked filters, together with waiting typed ones (docs/product/listing.md#typed-filters). */
export function chooseFilters(state: SearchState, change: Partial<Criteria>): SearchState {
  return filterBy(state, { ...withAllTyped(state.search.criteria, state.typed), ...change });
}

/** Removes a filter and the text that is typed in its field. */
export function dropFilter({ search, typed }: SearchState, dropped: ActiveFilter): SearchState {
  const { [dropped.id as TypedKey]: _goes, ...others } = typed;
  return filterBy({ search, typed: others }, dropped.dropFrom(withAllTyped(search.criteria, others)));
}

/** Removes all filters, presets too, and keeps the order; always searches (docs/product/listing.md#clear-all). */
export function clearFilters({ search }: SearchState): SearchState {
  const criteria = { ...emptyCriteria, ordem: search.criteria.ordem };
  return { search: { criteria, page: 1, trigger: "filter" }, typed: {} };
}

/** Goes to a page; always searches, because after a failure it may be the present page. */
export function goToPage(state: SearchState, page: number): SearchState {
  return { ...state, search: { criteria: state.search.criteria, page, trigger: "page" } };
}

/** Repeats the search, when the connection is back after a failure. */
export function askAgain(state: SearchState): SearchState {
  const { criteria, page } = state.search;
  return { ...state, search: { criteria, page, trigger: "retry" } };
}

/** Follows Back or Forward, and drops typed texts. A new hash changes nothing. */
export function followEntry(state: SearchState, asked: QueriedSearch): SearchState {
  return isAsked(state.search, asked) ? state : { search: { ...asked, trigger: "history" }, typed: {} };
}

/** Follows changed page data; other words for the same search change nothing. */
export function followPageData(state: SearchState, asked: QueriedSearch): SearchState {
  if (isAsked(state.search, asked)) return state;
  const { search, typed } = state;
  return { search: { ...asked, trigger: "history" }, typed: stillTyped(typed, search.criteria, asked.criteria) };
}

function filterBy({ search, typed }: SearchState, criteria: Criteria): SearchState {
  if (isSameCriteria(search.criteria, criteria)) return { search, typed };
  return {
    search: { criteria, page: 1, trigger: "filter" },
    typed: stillTyped(typed, search.criteria, criteria),
  };
}

function isAsked(search: Search, { criteria, page }: QueriedSearch): boolean {
  return search.page === page && isSameCriteria(search.criteria, criteria);
}
