/**
 * One listing's state and all its side effects, kept together so that they can't contradict each
 * other. It sends requests (docs/product/listing.md#requests), writes the page's query string
 * (docs/product/listing.md#history) and applies typed filters. Which listing owns the query string
 * (docs/product/listing.md#several-listings-on-one-page) is worked out every time, because hosts
 * are added, removed and moved.
 */
import type { CallSettings } from "#api/call-settings.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { ActiveFilter } from "#domain/search/active-filters.ts";
import { dropCampaignMarks } from "#domain/search/campaign-marks.ts";
import { type Criteria, emptyCriteria, isSameCriteria } from "#domain/search/criteria.ts";
import {
  formatPageUrl,
  formatQuery,
  parseQuery,
  type QueriedSearch,
} from "#domain/search/query-string.ts";
import { afterLeaving, followHistory, pushPage, replaceUrl } from "#history/page-history.ts";
import { readKeptAnswer } from "../return/kept-answers.ts";
import type { ListingState, Search, Shown } from "./listing-state.ts";
import {
  dropAhead,
  prefetchPage,
  type SearchCall,
  takeSearch,
  toRequestKey,
} from "./search-calls.ts";
import type { SearchPageData } from "./search-page-data.ts";
import {
  isWaiting,
  stillTyped,
  type TypedKey,
  type TypedTexts,
  withAllTyped,
  withTyped,
} from "./typed-filters.ts";

/**
 * Delay between the last keystroke in a typed filter and its application, in ms
 * (docs/product/listing.md#typed-filters).
 */
const TYPING_DELAY = 1000;

export type ListingData = {
  search: SearchPageData;
  settings: CallSettings;
  /** The answer to the first search, if the page data has it. */
  initial: FoundImoveis | undefined;
};

/**
 * The listing's request, in one of the states drawn in docs/architecture.md. `sent` is the last
 * search requested; `null` before the first request, and while given results make one unnecessary.
 */
type Request =
  /** Nothing is shown and nothing requested: the listing hasn't started. */
  | { readonly is: "due"; readonly sent: null }
  | Running
  | { readonly is: "settled" | "gone"; readonly sent: Search | null }
  | {
      readonly is: "failed";
      readonly sent: Search;
      readonly failure: Error;
      /** How the request is retried once the connection is back; `null` after a retry. */
      readonly retriedBy: "loading" | "refreshing" | null;
    };
type Running = {
  /**
   * A further search waits for a `first` request but replaces any other. A `refreshing` request
   * renews the shown results without any sign of loading.
   */
  readonly is: "first" | "loading" | "refreshing";
  readonly sent: Search;
  readonly call: SearchCall;
};

/**
 * Holds one listing's state; see the top of this file. `getState` returns the same object until
 * something changes.
 */
export class ListingStore {
  readonly #host: { readonly position: number };
  readonly #firstState: ListingState;
  #data: ListingData;
  #request: Request;
  #state: ListingState;
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<TypedKey, ReturnType<typeof setTimeout>>();

  /**
   * Starts from the URL and the page data.
   * @param host the listing's host, for which the first search was sent; it knows the listing's
   * position in the page
   */
  constructor(data: ListingData, host: { readonly position: number }) {
    this.#data = data;
    this.#host = host;
    const search: Search = {
      ...this.#parse(this.#ownsQuery() ? location.search : ""),
      trigger: "start",
    };
    const shown = data.initial ? { found: data.initial, search, isGiven: true } : null;
    this.#request = { is: shown ? "settled" : "due", sent: null };
    this.#firstState = { search, typed: {}, shown, ...resultsOf(this.#request) };
    this.#state = this.#firstState;
  }

  readonly getState = () => this.#state;

  /** Returns the state for the first render, which has to match the server's. */
  readonly getFirstState = () => this.#firstState;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Sends the first search if it is needed, and follows the browser's history from then on. Returns
   * a function that stops the listing.
   */
  start(): () => void {
    const stopFollowing = followHistory("page", this.#follow);
    addEventListener("online", this.#retry);
    const { search, shown } = this.#state;
    const kept = readKeptAnswer(this.#host, toRequestKey(search, this.#data.settings));
    // The page's own results are newer than kept ones, so they win.
    if (kept)
      this.#show({ found: shown?.found ?? kept.found, search, isGiven: true, scroll: kept.scroll });
    if (!shown && !kept?.isFresh) this.#send(kept ? "refreshing" : "first");
    return () => {
      stopFollowing();
      removeEventListener("online", this.#retry);
      for (const timer of this.#timers.values()) clearTimeout(timer);
      dropAhead(this.#host);
      this.#stop();
      this.#request = { is: "gone", sent: this.#request.sent };
    };
  }

  /** Takes the text of a typed filter and applies it a second after the last keystroke. */
  type(key: TypedKey, text: string) {
    this.#become({ typed: { ...this.#state.typed, [key]: text } });
    clearTimeout(this.#timers.get(key));
    const timer = setTimeout(() => this.apply(key), TYPING_DELAY);
    this.#timers.set(key, timer);
  }

  /** Applies a typed filter that is waiting: a second after the last keystroke, or on Enter. */
  apply(key: TypedKey) {
    const { search, typed } = this.#state;
    if (isWaiting(search.criteria, typed, key))
      this.#filterBy(withTyped(search.criteria, typed, key), typed);
  }

  /**
   * Applies clicked filters, along with any typed ones that are waiting
   * (docs/product/listing.md#typed-filters).
   */
  choose(change: Partial<Criteria>) {
    const { search, typed } = this.#state;
    this.#filterBy({ ...withAllTyped(search.criteria, typed), ...change }, typed);
  }

  /** Removes a filter along with the text typed in its field. */
  drop({ id, dropFrom }: ActiveFilter) {
    const { [id as TypedKey]: _goes, ...typed } = this.#state.typed;
    this.#filterBy(dropFrom(withAllTyped(this.#state.search.criteria, typed)), typed);
  }

  /**
   * Removes all filters, including presets, but keeps the order. Always searches
   * (docs/product/listing.md#clear-all).
   */
  clear() {
    const criteria = { ...emptyCriteria, ordem: this.#state.search.criteria.ordem };
    this.#search({ criteria, page: 1, trigger: "filter" }, {}, replaceUrl);
  }

  /** Goes to a page; always searches. Repeating a failed page doesn't add a history entry. */
  goTo(page: number) {
    afterLeaving(() => {
      const { search, typed } = this.#state;
      this.#search(
        { ...search, page, trigger: "page" },
        typed,
        page === search.page ? undefined : pushPage,
      );
    });
  }

  /** Applies changed page data; the visitor's choices stay. */
  setPageData(data: ListingData) {
    const { search, typed } = this.#state;
    const own = formatQuery("", search.criteria, search.page, this.#data.search.presets);
    const { initial } = this.#data;
    this.#data = data;
    const queried = this.#parse(this.#ownsQuery() ? location.search : own);
    this.#changeTo(queried, stillTyped(typed, search.criteria, queried.criteria));
    if (
      data.initial &&
      !isSameAnswer(data.initial, initial) &&
      this.#state.search.trigger === "start"
    ) {
      this.#show({ found: data.initial, search, isGiven: true });
    }
  }

  prefetch(page: number): void {
    prefetchPage(this.#host, { ...this.#state.search, page }, this.#data.settings);
  }

  /** Writes the search to the current history entry, which belongs to the same page. */
  write() {
    if (this.#ownsQuery()) replaceUrl(this.urlOf(this.#state.search.page));
  }

  isWritten(): boolean {
    return new URL(this.urlOf(this.#state.search.page), location.href).href === location.href;
  }

  /** Whether the visitor has changed the search that the page started with. */
  isVisitors(): boolean {
    const { presets } = this.#data.search;
    return !isSameCriteria({ ...this.#state.search.criteria, ordem: presets.ordem }, presets);
  }

  get places() {
    return this.#data.search.places.places;
  }

  /**
   * Returns the URL of a page of this search, or of other criteria. A listing that doesn't own the
   * URL leaves the query as it is.
   */
  urlOf(page: number, criteria = this.#state.search.criteria): string {
    const { presets } = this.#data.search;
    const query = this.#ownsQuery()
      ? formatQuery(location.search, criteria, page, presets)
      : location.search;
    return formatPageUrl(location, query);
  }

  /** The search's URL for sending or keeping: page 1, without the hash and campaign parameters. */
  get searchUrl() {
    return dropCampaignMarks(this.urlOf(1).replace(/#.*$/, ""));
  }

  /**
   * Returns the results to keep for the visitor's return, or `null` while they don't answer the
   * current search.
   */
  toKeep() {
    const { search, shown, isLoading } = this.#state;
    const { settings, initial } = this.#data;
    const requestKey = toRequestKey(search, settings);
    if (!shown || isLoading || toRequestKey(shown.search, settings) !== requestKey) return null;
    return { requestKey, found: shown.found, isOfPage: initial !== undefined };
  }

  /** Follows Back and Forward, and discards text that hasn't been applied. */
  readonly #follow = (): boolean => {
    if (this.#ownsQuery()) this.#changeTo(this.#parse(location.search), {});
    return true;
  };

  /**
   * failed → loading or refreshing, once when the connection is back; after that it's up to the
   * visitor (docs/product/listing.md#failure)
   */
  readonly #retry = () => {
    const request = this.#request;
    if (request.is !== "failed" || !request.retriedBy) return;
    this.#send(request.retriedBy, { search: { ...this.#state.search, trigger: "retry" } });
  };

  #filterBy(criteria: Criteria, typed: TypedTexts): void {
    const before = this.#state.search.criteria;
    if (isSameCriteria(before, criteria)) return;
    this.#search(
      { criteria, page: 1, trigger: "filter" },
      stillTyped(typed, before, criteria),
      replaceUrl,
    );
  }

  /**
   * Searches for what the URL and the page data now ask for. Does nothing if that is unchanged, for
   * example if only the hash is new.
   */
  #changeTo(queried: QueriedSearch, typed: TypedTexts): void {
    const { criteria, page } = this.#state.search;
    if (page === queried.page && isSameCriteria(criteria, queried.criteria)) return;
    this.#search({ ...queried, trigger: "history" }, typed);
  }

  /**
   * any → loading; but due and first stay, because only one request follows the first, no matter
   * how much changed in the meantime
   */
  #search(search: Search, typed: TypedTexts, write?: (url: string) => void): void {
    if (write && this.#ownsQuery()) write(this.urlOf(search.page, search.criteria));
    const { is } = this.#request;
    if (is === "due" || is === "first") this.#become({ search, typed });
    else this.#send("loading", { search, typed });
  }

  /** any → settled: shows results that make a request unnecessary */
  #show(shown: Shown): void {
    this.#stop();
    this.#become({ shown }, { is: "settled", sent: null });
  }

  /** any → first, loading or refreshing */
  #send(is: Running["is"], change: Partial<ListingState> = {}): void {
    this.#stop();
    const sent = change.search ?? this.#state.search;
    const call = takeSearch(this.#host, sent, this.#data.settings);
    const request: Running = { is, sent, call };
    this.#become(change, request);
    // An answer that has already arrived is shown before the first paint and before the widget's
    // ready event.
    if (call.found) this.#getAnswer(request, call.found);
    else
      call.answer.then(
        (found) => this.#getAnswer(request, found),
        (failure: Error) => this.#fail(request, failure),
      );
  }

  /** first, loading or refreshing → settled */
  #getAnswer(request: Running, found: FoundImoveis): void {
    const { is, sent } = request;
    const { shown } = this.#state;
    let next: Shown = { found, search: sent };
    if (is === "refreshing" && shown)
      next = isSameAnswer(found, shown.found) ? shown : { ...shown, ...next };
    this.#end(request, { is: "settled", sent }, { shown: next });
  }

  /** first, loading or refreshing → failed */
  #fail(request: Running, failure: Error): void {
    const { is, sent } = request;
    const again = is === "refreshing" ? is : "loading";
    const retriedBy = sent.trigger === "retry" ? null : again;
    this.#end(request, { is: "failed", sent, failure, retriedBy });
  }

  #end(request: Running, ended: Request, change: Partial<ListingState> = {}): void {
    // The listing was removed or has sent another search, so this request no longer counts.
    if (this.#request !== request) return;
    this.#become(change, ended);
    if (request.is !== "first") return;
    // A search that has waited is sent once the results have rendered, so the page gets the event
    // of the results before the event of that search.
    queueMicrotask(() => {
      if (this.#request === ended && this.#state.search !== ended.sent) this.#send("loading");
    });
  }

  #stop(): void {
    if ("call" in this.#request) this.#request.call.stop();
  }

  #become(change: Partial<ListingState>, request = this.#request): void {
    this.#request = request;
    this.#state = { ...this.#state, ...change, ...resultsOf(request) };
    for (const listener of this.#listeners) listener();
  }

  #ownsQuery(): boolean {
    return this.#host.position === 0;
  }

  #parse(query: string) {
    const { presets, places, ids } = this.#data.search;
    return parseQuery(query, presets, places, ids);
  }
}

/** Returns what the page shows of a request. */
function resultsOf(request: Request): Pick<ListingState, "sent" | "isLoading" | "failure"> {
  const { is, sent } = request;
  return {
    sent,
    isLoading: is === "due" || is === "first" || is === "loading",
    failure: is === "failed" ? request.failure : null,
  };
}

/** Whether two answers have the same content. */
function isSameAnswer(answer: FoundImoveis, other: FoundImoveis | undefined): boolean {
  return answer === other || JSON.stringify(answer) === JSON.stringify(other);
}
