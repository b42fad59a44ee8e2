/**
 * The listing as one value: what is searched for and typed (`search-state.ts`), what is on the screen, and how the request
 * for it goes (docs/product/listing.md#requests, docs/product/listing.md#failure). Pure; `listing-store.ts` keeps it and does
 * what it says. A transition that changes nothing returns the state that it was given.
 */
import { CallFailure } from "#api/client.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { QueriedSearch } from "#domain/search/query-string.ts";
import type { ScrollPosition } from "../return/kept-answers.ts";
import { type Search, type SearchState, startSearch } from "./search-state.ts";

/**
 * The answer on the screen, and its search; `isGiven` when it came without a request: page data brought it, or it was kept for
 * the visitor, who then goes back to `scroll`.
 */
export type Shown = Readonly<{ found: FoundImoveis; search: Search; isGiven?: boolean; scroll?: ScrollPosition }>;

/** The progress of a request. A quiet one asks again for a kept answer that is on the screen: the visitor does not wait for it. */
export type Request = Readonly<
  | { kind: "unneeded"; search: Search }
  /** The first one, as long as the listing is not on the page. */
  | { kind: "due"; search: Search; isQuiet: boolean }
  | { kind: "running"; search: Search; isFirst: boolean; isQuiet: boolean }
  | { kind: "answered"; search: Search }
  | { kind: "failed"; search: Search; isQuiet: boolean; failure: Error }
>;

/** A request that waits for its answer. */
export type RunningRequest = Extract<Request, { kind: "running" }>;

/** One listing. */
export type ListingState = SearchState & Readonly<{ shown: Shown | null; request: Request }>;

/** What a request comes to. */
export type Outcome = { found: FoundImoveis } | { failure: Error };

/** A listing before it is on the page; `given` is the answer to its first search, if page data bring it. */
export function startListing(asked: QueriedSearch, given: FoundImoveis | undefined): ListingState {
  const start = startSearch(asked);
  const { search } = start;
  if (!given) return { ...start, shown: null, request: { kind: "due", search, isQuiet: false } };
  return { ...start, shown: { found: given, search, isGiven: true }, request: { kind: "unneeded", search } };
}

/** The visitor has come back to what was kept. Results of the page's own are newer, and are shown at the same place. */
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

/** Page data bring results while the listing is there: they are shown as long as the search is still the first one. */
export function showGiven(state: ListingState, found: FoundImoveis): ListingState {
  const { search } = state;
  if (search.trigger !== "start") return state;
  return { ...state, shown: { found, search, isGiven: true }, request: { kind: "unneeded", search } };
}

/** The listing is on the page: its first request goes, if there is one to send. */
export function sendFirst(state: ListingState): ListingState {
  const { search, request } = state;
  if (request.kind !== "due") return state;
  return { ...state, request: { kind: "running", search, isFirst: true, isQuiet: request.isQuiet } };
}

/** Asks for what is searched for, where that is another search than the last; a first request ends before that. */
export function sendNext(state: ListingState): ListingState {
  const { search, request } = state;
  const isFirstAwaited = request.kind === "running" && request.isFirst && !request.isQuiet;
  if (request.search === search || request.kind === "due" || isFirstAwaited) return state;
  const isQuiet = search.trigger === "retry" && request.kind === "failed" && request.isQuiet;
  return { ...state, request: { kind: "running", search, isFirst: false, isQuiet } };
}

/** A request has ended. One that is not the present one any more changes nothing: a late answer is never shown. */
export function endRequest(state: ListingState, request: RunningRequest, outcome: Outcome): ListingState {
  if (state.request !== request) return state;
  const { search, isQuiet } = request;
  if ("failure" in outcome) return { ...state, request: { kind: "failed", search, isQuiet, failure: outcome.failure } };
  return { ...state, shown: nextShown(state.shown, request, outcome.found), request: { kind: "answered", search } };
}

/** Keeps what is shown if the answer is the same; another answer replaces it silently. */
function nextShown(shown: Shown | null, { search, isQuiet }: RunningRequest, found: FoundImoveis): Shown {
  if (!isQuiet || !shown) return { found, search };
  return isSameAnswer(found, shown.found) ? shown : { ...shown, found, search };
}

/** Whether two answers say the same. */
export function isSameAnswer(one: FoundImoveis | undefined, other: FoundImoveis | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** What a visitor is shown of it. */
export type ListingResults = Readonly<{
  /** What there is to show. */
  shown: Shown | null;
  /** The search that the server was asked last; `null` before the first, and as long as an answer that is there is enough. */
  sent: Search | null;
  /** Whether the visitor waits for an answer. */
  isLoading: boolean;
  /** How the search that was sent last failed, if it did. */
  failure: Error | null;
}>;

/** What a visitor is shown of a listing's state. */
export function resultsOf({ shown, request }: ListingState): ListingResults {
  return {
    shown,
    sent: request.kind === "due" || request.kind === "unneeded" ? null : request.search,
    isLoading: (request.kind === "due" || request.kind === "running") && !request.isQuiet,
    failure: request.kind === "failed" ? request.failure : null,
  };
}

/** Whether the server answered with success and something that is no page of listings (docs/product/listing.md#unreadable-answer). */
export function isUnreadable(failure: Error | null): boolean {
  return failure instanceof CallFailure && failure.code === "answer";
}
