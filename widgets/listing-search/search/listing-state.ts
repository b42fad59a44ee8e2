/** The listing's state and its pure transitions (docs/product/listing.md#requests); no change returns the same state. */
import { CallFailure } from "#api/client.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { QueriedSearch } from "#domain/search/query-string.ts";
import type { ScrollPosition } from "../return/kept-answers.ts";
import { type Search, type SearchState, startSearch } from "./search-state.ts";

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

export type ListingState = SearchState & Readonly<{ shown: Shown | null; request: Request }>;

export type Outcome = { found: FoundImoveis } | { failure: Error };

/** Returns the first state; `given` is the answer in the page data. */
export function startListing(asked: QueriedSearch, given: FoundImoveis | undefined): ListingState {
  const start = startSearch(asked);
  const { search } = start;
  if (!given) return { ...start, shown: null, request: { kind: "due", search, isQuiet: false } };
  return { ...start, shown: { found: given, search, isGiven: true }, request: { kind: "unneeded", search } };
}

/** Shows kept results at their position; the page's own results are newer and win. */
export function showKept(
  state: ListingState,
  { found, scroll, isFresh }: { found: FoundImoveis; scroll: ScrollPosition; isFresh: boolean },
): ListingState {
  const { search, shown } = state;
  return {
    ...state,
    shown: { found: shown?.found ?? found, search, isGiven: true, scroll },
    request: shown || isFresh ? { kind: "unneeded", search } : { kind: "due", search, isQuiet: true },
  };
}

/** Shows results of changed page data until the visitor has searched. */
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

/** Tells if a success contained no page of listings (docs/product/listing.md#unreadable-answer). */
export function isUnreadable(failure: Error | null): boolean {
  return failure instanceof CallFailure && failure.code === "answer";
}
