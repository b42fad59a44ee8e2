/**
 * The listing's search as one value, and everything that can happen to it as a function from one value to the next
 * (docs/product/listing.md#listing). Pure: the page's URL, the timers and React are in `listing-store.ts`. A transition
 * that asks for nothing new returns the search that it was given, and one search is one request.
 */
import type { ActiveFilter } from "#domain/search/active-filters.ts";
import { type Criteria, emptyCriteria, isSameCriteria } from "#domain/search/criteria.ts";
import type { QueriedSearch } from "#domain/search/query-string.ts";
import { stillTyped, type TypedKey, type TypedTexts, withAllTyped, withTyped } from "./typed-filters.ts";

/** The reason for a search; focus moves only after a page change (docs/product/listing.md#after-a-success). */
export type SearchTrigger = "start" | "filter" | "page" | "history" | "retry";

/** One search, asked for once: another object is another request, also for the same. */
export type Search = Readonly<{
  criteria: Criteria;
  /** From 1. */
  page: number;
  trigger: SearchTrigger;
}>;

/** What the listing asks for, and what is typed beside it. */
export type SearchState = Readonly<{ search: Search; typed: TypedTexts }>;

/** The first search of a page. */
export function startSearch({ criteria, page }: QueriedSearch): SearchState {
  return { search: { criteria, page, trigger: "start" }, typed: {} };
}

/** A key was pressed in a typed filter's field. Nothing is asked for yet. */
export function typeText(state: SearchState, key: TypedKey, text: string): SearchState {
  return { ...state, typed: { ...state.typed, [key]: text } };
}

/** A typed filter's second is over, or Enter was pressed in it. */
export function applyTyped(state: SearchState, key: TypedKey): SearchState {
  return filterBy(state, withTyped(state.search.criteria, state.typed, key));
}

/** Filters were clicked; what is typed and waits goes along (docs/product/listing.md#typed-filters). */
export function chooseFilters(state: SearchState, change: Partial<Criteria>): SearchState {
  return filterBy(state, { ...withAllTyped(state.search.criteria, state.typed), ...change });
}

/** A removable filter was clicked: it goes, and so does what is typed over it. */
export function dropFilter({ search, typed }: SearchState, dropped: ActiveFilter): SearchState {
  const { [dropped.id as TypedKey]: _goes, ...others } = typed;
  return filterBy({ search, typed: others }, dropped.dropFrom(withAllTyped(search.criteria, others)));
}

/**
 * Limpar: nothing is filtered by any more, presets included, in the same order; always asks
 * (docs/product/listing.md#clear-all).
 */
export function clearFilters({ search }: SearchState): SearchState {
  const criteria = { ...emptyCriteria, ordem: search.criteria.ordem };
  return { search: { criteria, page: 1, trigger: "filter" }, typed: {} };
}

/** A page link was clicked; always asks, because after a failure the page that is wanted may be the page that is shown. */
export function goToPage(state: SearchState, page: number): SearchState {
  return { ...state, search: { criteria: state.search.criteria, page, trigger: "page" } };
}

/** The connection is back after a failure. */
export function askAgain(state: SearchState): SearchState {
  const { criteria, page } = state.search;
  return { ...state, search: { criteria, page, trigger: "retry" } };
}

/** Back or Forward went to another entry: what was typed belongs to the one that was left. A new hash changes nothing. */
export function followEntry(state: SearchState, asked: QueriedSearch): SearchState {
  return isAsked(state.search, asked) ? state : { search: { ...asked, trigger: "history" }, typed: {} };
}

/** The host's page data changed; the same said in other words changes nothing. */
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
