/**
 * One listing: keeps its state and has all its side effects, so that they cannot contradict each other: sends its requests
 * (docs/product/listing.md#requests), writes the page's query string (docs/product/listing.md#history), applies typed texts.
 * The listing that owns the query string (docs/product/listing.md#several-listings-on-one-page) is determined each time,
 * because hosts are added, removed and moved.
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
  readonly #firstState: ListingState;
  #data: ListingData;
  #state: ListingState;
  #call: SearchCall | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<TypedKey, ReturnType<typeof setTimeout>>();

  /** @param host the listing's host: the first search was sent for it, and it has the listing's position in the page */
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
    const { search, shown } = this.#state;
    const kept = readKeptAnswer(this.#host, textOf(search, this.#data.settings));
    // The page's own results are newer than kept ones and win.
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

  /** Takes the text of a typed filter, and applies it a second after the last key. */
  type(key: TypedKey, text: string) {
    this.#become({ ...this.#state, typed: { ...this.#state.typed, [key]: text } });
    clearTimeout(this.#timers.get(key));
    const timer = setTimeout(() => this.apply(key), TYPING_DELAY);
    this.#timers.set(key, timer);
  }

  /** Applies a typed filter if its text waits, after its second or at Enter. */
  apply(key: TypedKey) {
    const { search, typed } = this.#state;
    if (isWaiting(search.criteria, typed, key))
      this.#filterBy(withTyped(search.criteria, typed, key), typed);
  }

  /** Applies clicked filters, together with waiting typed ones (docs/product/listing.md#typed-filters). */
  choose(change: Partial<Criteria>) {
    const { search, typed } = this.#state;
    this.#filterBy({ ...withAllTyped(search.criteria, typed), ...change }, typed);
  }

  /** Removes a filter and the text that is typed in its field. */
  drop({ id, dropFrom }: ActiveFilter) {
    const { [id as TypedKey]: _goes, ...typed } = this.#state.typed;
    this.#filterBy(dropFrom(withAllTyped(this.#state.search.criteria, typed)), typed);
  }

  /** Removes all filters, presets too, and keeps the order; always searches (docs/product/listing.md#clear-all). */
  clear() {
    const criteria = { ...emptyCriteria, ordem: this.#state.search.criteria.ordem };
    this.#search({ criteria, page: 1, trigger: "filter" }, {}, replaceUrl);
  }

  /** Goes to a page; always searches. Repeating a failed page makes no new history entry. */
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

  /** Takes changed page data. The visitor's choices stay. */
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
    const query = this.#ownsQuery()
      ? formatQuery(location.search, criteria, page, presets)
      : location.search;
    return formatPageUrl(location, query);
  }

  /** The search's URL, to be sent or kept: page 1, without the hash and the marks of campaigns. */
  get searchUrl() {
    return dropCampaignMarks(this.urlOf(1).replace(/#.*$/, ""));
  }

  /** Returns the results to keep for the visitor's return; `null` while they do not answer the present search. */
  toKeep() {
    const { search, shown, isLoading } = this.#state;
    const { settings, given } = this.#data;
    const asks = textOf(search, settings);
    if (!shown || isLoading || textOf(shown.search, settings) !== asks) return null;
    return { asks, found: shown.found, isOfPage: given !== undefined };
  }

  /** Drops typed texts with Back and Forward. */
  readonly #follow = (): boolean => {
    if (this.#ownsQuery()) this.#goAlong(this.#parse(location.search), {});
    return true;
  };

  /** Retries once when the connection is back; further retries are the visitor's (docs/product/listing.md#failure). */
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

  /** Searches for what the URL and the page data say by now, if that is something else: a new hash changes nothing. */
  #goAlong(asked: QueriedSearch, typed: TypedTexts): void {
    const { criteria, page } = this.#state.search;
    if (page === asked.page && isSameCriteria(criteria, asked.criteria)) return;
    this.#search({ ...asked, trigger: "history" }, typed);
  }

  #search(search: Search, typed: TypedTexts, write?: (url: string) => void): void {
    if (write && this.#ownsQuery()) write(this.urlOf(search.page, search.criteria));
    const { sent, shown, isLoading } = this.#state;
    const next = { ...this.#state, search, typed };
    // One request follows the first one, whatever changed meanwhile.
    if (isLoading && (sent === null || sent.trigger === "start")) this.#become(next);
    // Kept results stay while they are refreshed once more.
    else this.#send(next, { isQuiet: search.trigger === "retry" && sent === shown?.search });
  }

  #become(next: ListingState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  /** Shows results that make a request unneeded. */
  #show(shown: Shown): void {
    this.#stop();
    this.#become({ ...this.#state, shown, sent: null, isLoading: false, failure: null });
  }

  #stop(): void {
    this.#call?.stop();
    this.#call = undefined;
  }

  /** @param isQuiet refreshes what is shown, without a sign */
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
    // An answer that is there already is shown before the first paint and before the widget's ready event.
    if (call.found) show(call.found);
    else call.answer.then(show, (failure: Error) => end({ failure }));
  }

  #end(call: SearchCall, change: Partial<ListingState>): void {
    // A listing that was removed, or has sent another search, ignores this call.
    if (this.#call !== call) return;
    this.#call = undefined;
    this.#become({ ...this.#state, ...change, isLoading: false });
    // After the results' render, so that the page gets their event before that of the next search.
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

/** Tells if two answers have the same content. */
function isSameAnswer(one: FoundImoveis, other: FoundImoveis | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
