/**
 * One listing's state and all its side effects, kept together so that they can't contradict each
 * other. It sends requests (docs/product/listing.md#requests), writes the page's query string
 * (docs/product/listing.md#history) and applies typed texts. Which listing owns the query string
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
import { dropAhead, prefetchPage, type SearchCall, takeSearch, textOf } from "./search-calls.ts";
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
  given: FoundImoveis | undefined;
};

/**
 * Holds one listing's state; see the top of this file. `getState` returns the same object until
 * something changes.
 */
export class ListingStore {
  readonly #host: { readonly position: number };
  readonly #firstState: ListingState;
  #data: ListingData;
  #state: ListingState;
  #call: SearchCall | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<TypedKey, ReturnType<typeof setTimeout>>();

  /**
   * Starts from the URL and the page data.
   * @param host the listing's host, for which the first search was sent; gives the listing's
   * position in the page
   */
  constructor(data: ListingData, host: { readonly position: number }) {
    this.#data = data;
    this.#host = host;
    const search: Search = {
      ...this.#parse(this.#ownsQuery() ? location.search : ""),
      trigger: "start",
    };
    const shown = data.given ? { found: data.given, search, isGiven: true } : null;
    this.#firstState = { search, typed: {}, shown, sent: null, isLoading: !shown, failure: null };
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
    const kept = readKeptAnswer(this.#host, textOf(search, this.#data.settings));
    // The page's own results are newer than kept ones, so they win.
    if (kept)
      this.#show({ found: shown?.found ?? kept.found, search, isGiven: true, scroll: kept.scroll });
    if (!shown && !kept?.isFresh) this.#send(this.#state, { isQuiet: kept !== undefined });
    return () => {
      stopFollowing();
      removeEventListener("online", this.#retry);
      for (const timer of this.#timers.values()) clearTimeout(timer);
      dropAhead(this.#host);
      this.#stop();
    };
  }

  /** Takes the text of a typed filter and applies it a second after the last keystroke. */
  type(key: TypedKey, text: string) {
    this.#become({ ...this.#state, typed: { ...this.#state.typed, [key]: text } });
    clearTimeout(this.#timers.get(key));
    const timer = setTimeout(() => this.apply(key), TYPING_DELAY);
    this.#timers.set(key, timer);
  }

  /** Applies a typed filter if its text is waiting, after its second or on Enter. */
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
    const { given } = this.#data;
    this.#data = data;
    const asked = this.#parse(this.#ownsQuery() ? location.search : own);
    this.#goAlong(asked, stillTyped(typed, search.criteria, asked.criteria));
    if (data.given && !isSameAnswer(data.given, given) && this.#state.search.trigger === "start") {
      this.#show({ found: data.given, search, isGiven: true });
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
    const { settings, given } = this.#data;
    const asks = textOf(search, settings);
    if (!shown || isLoading || textOf(shown.search, settings) !== asks) return null;
    return { asks, found: shown.found, isOfPage: given !== undefined };
  }

  /** Follows Back and Forward, and drops typed texts. */
  readonly #follow = (): boolean => {
    if (this.#ownsQuery()) this.#goAlong(this.#parse(location.search), {});
    return true;
  };

  /**
   * Retries once when the connection is back; after that it's up to the visitor
   * (docs/product/listing.md#failure).
   */
  readonly #retry = () => {
    const { search, typed, sent, failure } = this.#state;
    if (failure && sent?.trigger !== "retry") this.#search({ ...search, trigger: "retry" }, typed);
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
  #goAlong(asked: QueriedSearch, typed: TypedTexts): void {
    const { criteria, page } = this.#state.search;
    if (page === asked.page && isSameCriteria(criteria, asked.criteria)) return;
    this.#search({ ...asked, trigger: "history" }, typed);
  }

  #search(search: Search, typed: TypedTexts, write?: (url: string) => void): void {
    if (write && this.#ownsQuery()) write(this.urlOf(search.page, search.criteria));
    const { sent, shown, isLoading } = this.#state;
    const next = { ...this.#state, search, typed };
    // Only one request follows the first, no matter how much changed in the meantime.
    if (isLoading && (sent === null || sent.trigger === "start")) this.#become(next);
    // Kept results stay on screen while they are refreshed again.
    else this.#send(next, { isQuiet: search.trigger === "retry" && sent === shown?.search });
  }

  #become(next: ListingState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  /** Shows results that make a request unnecessary. */
  #show(shown: Shown): void {
    this.#stop();
    this.#become({ ...this.#state, shown, sent: null, isLoading: false, failure: null });
  }

  #stop(): void {
    this.#call?.stop();
    this.#call = undefined;
  }

  /**
   * Sends a search; its end is handled in `#end`.
   * @param isQuiet true to refresh the shown results without any sign of loading
   */
  #send(state: ListingState, { isQuiet }: { isQuiet: boolean }): void {
    const { search } = state;
    this.#stop();
    this.#become({ ...state, sent: search, isLoading: !isQuiet, failure: null });
    const call = takeSearch(this.#host, search, this.#data.settings);
    this.#call = call;
    const end = (change: Partial<ListingState>) => this.#end(call, change);
    const show = (found: FoundImoveis) => {
      const { shown } = this.#state;
      if (!isQuiet || !shown) end({ shown: { found, search } });
      else end({ shown: isSameAnswer(found, shown.found) ? shown : { ...shown, found, search } });
    };
    // An answer that has already arrived is shown before the first paint and before the widget's
    // ready event.
    if (call.found) show(call.found);
    else call.answer.then(show, (failure: Error) => end({ failure }));
  }

  #end(call: SearchCall, change: Partial<ListingState>): void {
    // The listing was removed or has sent another search, so this call no longer counts.
    if (this.#call !== call) return;
    this.#call = undefined;
    this.#become({ ...this.#state, ...change, isLoading: false });
    // Waits until the results have rendered, so the page gets their event before the next search's.
    queueMicrotask(() => {
      const { search, sent, shown } = this.#state;
      if (search !== sent && search !== shown?.search) this.#send(this.#state, { isQuiet: false });
    });
  }

  #ownsQuery(): boolean {
    return this.#host.position === 0;
  }

  #parse(query: string) {
    const { presets, places, ids } = this.#data.search;
    return parseQuery(query, presets, places, ids);
  }
}

/** Whether two answers have the same content. */
function isSameAnswer(one: FoundImoveis, other: FoundImoveis | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
