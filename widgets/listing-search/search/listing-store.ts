/**
 * One listing: keeps its state (`listing-state.ts`) and has all its side effects, so that they cannot contradict each other:
 * sends its requests, writes the page's query string (docs/product/listing.md#query-string), applies typed texts a second
 * later. Page changes push a history entry, filter changes replace the present one, nothing is written on mount or
 * unmount, and `history.state` belongs to the page (docs/product/listing.md#history).
 *
 * Of several listings on a page the first owns the query string; the others neither read nor write it and keep their
 * search to themselves (docs/product/listing.md#several-listings-on-one-page). The first one is determined each time,
 * because hosts are added, removed and moved.
 */
import type { CallSettings } from "#api/call-settings.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { ActiveFilter } from "#domain/search/active-filters.ts";
import { type Criteria, isSameCriteria } from "#domain/search/criteria.ts";
import { formatPageUrl, formatQuery, parseQuery } from "#domain/search/query-string.ts";
import { afterLeaving, followHistory, pushPage, replaceUrl } from "#history/page-history.ts";
import { readKeptAnswer } from "../return/kept-answers.ts";
import {
  applyTyped,
  askAgain,
  chooseFilters,
  clearFilters,
  dropFilter,
  endRequest,
  followEntry,
  followPageData,
  goToPage,
  isSameAnswer,
  type ListingState,
  type Outcome,
  type RunningRequest,
  resultsOf,
  sendFirst,
  sendNext,
  showGiven,
  showKept,
  startListing,
  typeText,
} from "./listing-state.ts";
import { NextPage, type SearchCall, type SearchClient, searchClient, textOf } from "./search-calls.ts";
import type { SearchPageData } from "./search-page-data.ts";
import { isWaiting, type TypedKey, typedKeys } from "./typed-filters.ts";

/** Time from the last key in a typed filter until it is applied, in ms (docs/product/listing.md#typed-filters). */
const TYPING_DELAY = 1000;

export type ListingData = {
  search: SearchPageData;
  settings: CallSettings;
  /** The answer to the first search, if the page data hold it. */
  given: FoundImoveis | undefined;
};

/** See the file's head. `getState` returns the same object until something changes. */
export class ListingStore {
  readonly #host: { readonly position: number };
  readonly #client: SearchClient;
  readonly #nextPage: NextPage;
  readonly #firstState: ListingState;
  #data: ListingData;
  #state: ListingState;
  #call: SearchCall | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<TypedKey, ReturnType<typeof setTimeout>>();

  /** @param host the listing's host: the first search was sent for it, and it has the listing's position in the page */
  constructor(data: ListingData, host: { readonly position: number }, client = searchClient) {
    this.#data = data;
    this.#host = host;
    this.#client = client;
    this.#nextPage = new NextPage(client);
    this.#firstState = startListing(this.#parse(this.#ownsQuery() ? location.search : ""), data.given);
    this.#state = this.#firstState;
  }

  readonly getState = () => this.#state;

  /** Returns the state for the first render. */
  readonly getFirstState = () => this.#firstState;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Sends the first search, if one is due, and follows the browser's history from then on. */
  start(): () => void {
    const stopFollowing = followHistory("page", this.#follow);
    addEventListener("online", this.#retry);
    const kept = readKeptAnswer(this.#host, textOf(this.#state.search, this.#data.settings));
    this.#become(sendFirst(kept ? showKept(this.#state, kept) : this.#state));
    return () => {
      stopFollowing();
      removeEventListener("online", this.#retry);
      for (const key of typedKeys) this.#stopTimer(key);
      this.#nextPage.forget();
      this.#call?.stop();
      this.#call = undefined;
    };
  }

  /** Takes the text of a typed filter, and applies it a second after the last key. */
  type(key: TypedKey, text: string) {
    this.#stopTimer(key);
    this.#search(typeText(this.#state, key, text));
    if (!this.#isWaiting(key)) return;
    this.#timers.set(
      key,
      setTimeout(() => this.apply(key), TYPING_DELAY),
    );
  }

  apply(key: TypedKey) {
    if (this.#isWaiting(key)) this.#search(applyTyped(this.#state, key), replaceUrl);
  }

  choose(change: Partial<Criteria>) {
    this.#search(chooseFilters(this.#state, change), replaceUrl);
  }

  drop(filter: ActiveFilter) {
    this.#search(dropFilter(this.#state, filter), replaceUrl);
  }

  clear() {
    this.#search(clearFilters(this.#state), replaceUrl);
  }

  /** Goes to a page. Repeating a failed page makes no new history entry. */
  goTo(page: number) {
    afterLeaving(() => {
      const isNew = page !== this.#state.search.page;
      this.#search(goToPage(this.#state, page), isNew ? pushPage : undefined);
    });
  }

  /** Takes changed page data. The visitor's choices stay. */
  setPageData(data: ListingData) {
    const { criteria, page } = this.#state.search;
    const own = formatQuery("", criteria, page, this.#data.search.presets);
    const { given } = this.#data;
    this.#data = data;
    this.#search(followPageData(this.#state, this.#parse(this.#ownsQuery() ? location.search : own)));
    if (data.given && !isSameAnswer(data.given, given)) this.#become(showGiven(this.#state, data.given));
  }

  prefetch(page: number): void {
    const { search, request } = this.#state;
    const isFirst = request.kind === "running" && request.isFirst;
    if (!isFirst) this.#nextPage.ask({ criteria: search.criteria, page }, this.#data.settings);
  }

  /** Writes the search into the present history entry, which belongs to the same page. */
  write() {
    if (this.#ownsQuery()) replaceUrl(this.urlOf(this.#state.search.page));
  }

  isWritten(): boolean {
    return new URL(this.urlOf(this.#state.search.page), location.href).href === location.href;
  }

  /** Tells if the visitor has changed the search that the page begins with. */
  isVisitors(): boolean {
    const { presets } = this.#data.search;
    return !isSameCriteria({ ...this.#state.search.criteria, ordem: presets.ordem }, presets);
  }

  get places() {
    return this.#data.search.places.places;
  }

  /** Returns the URL of a page of this search or of other criteria; a listing that owns no URL leaves the query as it is. */
  urlOf(page: number, criteria = this.#state.search.criteria): string {
    const { presets } = this.#data.search;
    const query = this.#ownsQuery() ? formatQuery(location.search, criteria, page, presets) : location.search;
    return formatPageUrl(location, query);
  }

  /** The search's URL, to be shared or kept: page 1, without the hash. */
  get searchUrl() {
    return this.urlOf(1).replace(/#.*$/, "");
  }

  /** Returns the results to keep for the visitor's return; `null` while they do not answer the present search. */
  toKeep() {
    const { shown, isLoading } = resultsOf(this.#state);
    const { search } = this.#state;
    if (!shown || isLoading || shown.search !== search) return null;
    const { settings, given } = this.#data;
    return { asks: textOf(search, settings), found: shown.found, isOfPage: given !== undefined };
  }

  readonly #follow = (): boolean => {
    if (this.#ownsQuery()) this.#search(followEntry(this.#state, this.#parse(location.search)));
    return true;
  };

  /** Retries once when the connection is back; further retries are the visitor's (docs/product/listing.md#failure). */
  readonly #retry = () => {
    const { request } = this.#state;
    if (request.kind === "failed" && request.search.trigger !== "retry") this.#search(askAgain(this.#state));
  };

  /** Commits a changed search or typed text: writes the URL, notifies subscribers, sends the request. */
  #search(next: ListingState, write?: (url: string) => void): void {
    if (next === this.#state) return;
    const { search, typed } = next;
    for (const key of typedKeys) if (!isWaiting(search.criteria, typed, key)) this.#stopTimer(key);
    if (write && search !== this.#state.search && this.#ownsQuery()) write(this.urlOf(search.page, search.criteria));
    this.#become(sendNext(next));
  }

  #become(next: ListingState): void {
    const before = this.#state;
    if (next === before) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
    if (next.request === before.request) return;
    this.#call?.stop();
    this.#call = undefined;
    if (next.request.kind === "running") void this.#send(next.request);
  }

  async #send(request: RunningRequest): Promise<void> {
    const { search, isFirst } = request;
    const { settings } = this.#data;
    const call = isFirst ? this.#client.first(this.#host, search, settings) : this.#nextPage.take(search, settings);
    this.#call = call;
    // An answer that is there already is shown before the first paint and before the widget's ready event.
    if (call.found) return this.#end(call, request, { found: call.found });
    const outcome = await call.answer.then(
      (found) => ({ found }),
      (failure: Error) => ({ failure }),
    );
    this.#end(call, request, outcome);
  }

  #end(call: SearchCall, request: RunningRequest, outcome: Outcome): void {
    // A listing that was removed, or has sent another search, ignores this call.
    if (this.#call !== call) return;
    this.#call = undefined;
    this.#become(endRequest(this.#state, request, outcome));
    // After the results' render, so that the page gets their event before that of the next search.
    queueMicrotask(() => this.#become(sendNext(this.#state)));
  }

  #ownsQuery(): boolean {
    return this.#host.position === 0;
  }

  #parse(query: string) {
    const { presets, places, ids } = this.#data.search;
    return parseQuery(query, presets, places, ids);
  }

  #isWaiting(key: TypedKey): boolean {
    return isWaiting(this.#state.search.criteria, this.#state.typed, key);
  }

  #stopTimer(key: TypedKey) {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }
}
