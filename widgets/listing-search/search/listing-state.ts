/** The listing's state and its pure transitions (docs/product/listing.md#requests); no change returns the same state. */
import { CallFailure } from "#api/client.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { ActiveFilter } from "#domain/search/active-filters.ts";
import { type Criteria, emptyCriteria, isSameCriteria } from "#domain/search/criteria.ts";
import type { QueriedSearch } from "#domain/search/query-string.ts";
import type { KeptAnswer, ScrollPosition } from "../return/kept-answers.ts";
import { stillTyped, type TypedKey, type TypedTexts, withAllTyped, withTyped } from "./typed-filters.ts";

/** A new object means a new request, also with the same values. */
export type Search = Readonly<
  QueriedSearch & {
    /** Focus moves only after a page change (docs/product/listing.md#after-a-success). */
    trigger: "start" | "filter" | "page" | "history" | "retry";
  }
>;

/** Results and the search that they answer; `isGiven` came without a request. Kept results have a `scroll` position. */
export type Shown = Readonly<{ found: FoundImoveis; search: Search; isGiven?: boolean; scroll?: ScrollPosition }>;

/** A quiet request refreshes kept results while the visitor does not wait. */
export type Request = Readonly<
  | { kind: "unneeded"; search: Search }
  /** The first request, before the listing is on the page. */
  | { kind: "due"; search: Search; isQuiet: boolean }
  | { kind: "running"; search: Search; isFirst: boolean; isQuiet: boolean }
  | { kind: "answered"; search: Search }
  | { kind: "failed"; search: Search; isQuiet: boolean; failure: Error }
>;

export type RunningRequest = Extract<Request, { kind: "running" }>;

export type ListingState = Readonly<{ search: Search; typed: TypedTexts; shown: Shown | null; request: Request }>;

export type Outcome = { found: FoundImoveis } | { failure: Error };

/** Returns the first state; `given` is the answer in the page data. */
export function startListing(asked: QueriedSearch, given?: FoundImoveis): ListingState {
  const search: Search = { ...asked, trigger: "start" };
  const due: ListingState = { search, typed: {}, shown: null, request: { kind: "due", search, isQuiet: false } };
  return given ? showGiven(due, given) : due;
}

/** Takes the text of a typed filter, without a new search. */
export function typeText(state: ListingState, key: TypedKey, text: string): ListingState {
  return { ...state, typed: { ...state.typed, [key]: text } };
}

/** Applies a typed filter, after its second or at Enter. */
export function applyTyped(state: ListingState, key: TypedKey): ListingState {
  return filterBy(state, withTyped(state.search.criteria, state.typed, key));
}

/** Applies clicked filters, together with waiting typed ones (docs/product/listing.md#typed-filters). */
export function chooseFilters(state: ListingState, change: Partial<Criteria>): ListingState {
  return filterBy(state, { ...withAllTyped(state.search.criteria, state.typed), ...change });
}

/** Removes a filter and the text that is typed in its field. */
export function dropFilter(state: ListingState, dropped: ActiveFilter): ListingState {
  const { [dropped.id as TypedKey]: _goes, ...typed } = state.typed;
  return filterBy({ ...state, typed }, dropped.dropFrom(withAllTyped(state.search.criteria, typed)));
}

/** Removes all filters, presets too, and keeps the order; always searches (docs/product/listing.md#clear-all). */
export function clearFilters(state: ListingState): ListingState {
  const criteria = { ...emptyCriteria, ordem: state.search.criteria.ordem };
  return { ...state, search: { criteria, page: 1, trigger: "filter" }, typed: {} };
}

/** Goes to a page; always searches, because after a failure it may be the present page. */
export function goToPage(state: ListingState, page: number): ListingState {
  return { ...state, search: { ...state.search, page, trigger: "page" } };
}

/** Repeats the search, when the connection is back after a failure. */
export function askAgain(state: ListingState): ListingState {
  return { ...state, search: { ...state.search, trigger: "retry" } };
}

/** Follows Back or Forward, and drops typed texts. A new hash changes nothing. */
export function followEntry(state: ListingState, asked: QueriedSearch): ListingState {
  return isAsked(state.search, asked) ? state : { ...state, search: { ...asked, trigger: "history" }, typed: {} };
}

/** Follows changed page data; other words for the same search change nothing. */
export function followPageData(state: ListingState, asked: QueriedSearch): ListingState {
  if (isAsked(state.search, asked)) return state;
  const typed = stillTyped(state.typed, state.search.criteria, asked.criteria);
  return { ...state, search: { ...asked, trigger: "history" }, typed };
}

function filterBy(state: ListingState, criteria: Criteria): ListingState {
  const { search, typed } = state;
  if (isSameCriteria(search.criteria, criteria)) return state;
  return {
    ...state,
    search: { criteria, page: 1, trigger: "filter" },
    typed: stillTyped(typed, search.criteria, criteria),
  };
}

function isAsked(search: Search, { criteria, page }: QueriedSearch): boolean {
  return search.page === page && isSameCriteria(search.criteria, criteria);
}

/** Shows kept results at their position; the page's own results are newer and win. */
export function showKept(state: ListingState, { found, scroll, isFresh }: KeptAnswer): ListingState {
  const { search, shown } = state;
  return {
    ...state,
    shown: { found: shown?.found ?? found, search, isGiven: true, scroll },
    request: shown || isFresh ? { kind: "unneeded", search } : { kind: "due", search, isQuiet: true },
  };
}

/** Shows results of the page data until the visitor has searched. */
export function showGiven(state: ListingState, found: FoundImoveis): ListingState {
  const { search } = state;
  if (search.trigger !== "start") return state;
  return { ...state, shown: { found, search, isGiven: true }, request: { kind: "unneeded", search } };
}

/** Starts the first request, if one is due, when the listing is on the page. */
export function sendFirst(state: ListingState): ListingState {
  const { search, request } = state;
  if (request.kind !== "due") return state;
  return { ...state, request: { kind: "running", search, isFirst: true, isQuiet: request.isQuiet } };
}

/** Starts a request if the search differs from the last one sent; a first request has to end before. */
export function sendNext(state: ListingState): ListingState {
  const { search, request } = state;
  const isFirstAwaited = request.kind === "running" && request.isFirst && !request.isQuiet;
  if (request.search === search || request.kind === "due" || isFirstAwaited) return state;
  const isQuiet = search.trigger === "retry" && request.kind === "failed" && request.isQuiet;
  return { ...state, request: { kind: "running", search, isFirst: false, isQuiet } };
}

/** Ends a request. A superseded request changes nothing, so that a late answer is never shown. */
export function endRequest(state: ListingState, request: RunningRequest, outcome: Outcome): ListingState {
  if (state.request !== request) return state;
  const { search, isQuiet } = request;
  if ("failure" in outcome) return { ...state, request: { kind: "failed", search, isQuiet, failure: outcome.failure } };
  return { ...state, shown: nextShown(state.shown, request, outcome.found), request: { kind: "answered", search } };
}

/** A quiet request with the same answer changes nothing. */
function nextShown(shown: Shown | null, { search, isQuiet }: RunningRequest, found: FoundImoveis): Shown {
  if (!isQuiet || !shown) return { found, search };
  return isSameAnswer(found, shown.found) ? shown : { ...shown, found, search };
}

/** Tells if two answers have the same content. */
export function isSameAnswer(one: FoundImoveis | undefined, other: FoundImoveis | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export type ListingResults = Readonly<{
  shown: Shown | null;
  /** `null` before the first request, and while given results make one unneeded. */
  sent: Search | null;
  isLoading: boolean;
  failure: Error | null;
}>;

/** Returns the part of the state that the visitor sees. */
export function resultsOf({ shown, request }: ListingState): ListingResults {
  return {
    shown,
    sent: request.kind === "due" || request.kind === "unneeded" ? null : request.search,
    isLoading: (request.kind === "due" || request.kind === "running") && !request.isQuiet,
    failure: request.kind === "failed" ? request.failure : null,
  };
}

/** Tells if the number on the screen answers the requested filters; page and order keep it (docs/product/listing.md#count-line). */
export function isCountKnown({ shown, sent }: Pick<ListingResults, "shown" | "sent">): boolean {
  if (!shown) return false;
  const { criteria } = shown.search;
  return !sent || isSameCriteria({ ...sent.criteria, ordem: criteria.ordem }, criteria);
}

/** Tells if a success contained no page of listings (docs/product/listing.md#unreadable-answer). */
export function isUnreadable(failure: Error | null): boolean {
  return failure instanceof CallFailure && failure.code === "answer";
}
