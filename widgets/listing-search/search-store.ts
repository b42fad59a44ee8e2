/**
 * Where the listing's search is kept: one store for the criteria, the page, what is typed, its timers and the page's
 * own query string, so that none of them can be left behind by another (docs/product/listing.md#query-string,
 * docs/product/listing.md#history). What happens to the search is in `search-state.ts`. Page changes push a history
 * entry, filter changes replace the present one, nothing is written on mount or unmount, and `history.state` stays the
 * host's.
 *
 * Of several listings on a page the first owns the query string; the others neither read nor write it and keep their
 * search to themselves (docs/product/listing.md#several-listings-on-one-page). Which one is first is asked each time,
 * because hosts come, go and move.
 */
import { type ActiveFilter, type Criteria, isSameCriteria } from "#domain/criteria.ts";
import { formatPageUrl, formatQuery, parseQuery } from "#domain/query-string.ts";
import type { SearchPageData } from "./search-page-data.ts";
import {
  applyTyped,
  askAgain,
  chooseFilters,
  clearFilters,
  dropFilter,
  followHistory,
  followPageData,
  goToPage,
  type SearchState,
  startSearch,
  typeText,
} from "./search-state.ts";
import { isWaiting, type TypedKey, typedKeys } from "./typed-filters.ts";

/** From the last key in a typed filter until it is applied, in ms (docs/product/listing.md#typed-filters). */
const TYPING_DELAY = 1000;

/** The state of one listing, for `useSyncExternalStore`; see the file's head. */
export class SearchStore {
  #pageData: SearchPageData;
  #state: SearchState;
  readonly #ownsQuery: () => boolean;
  readonly #listeners = new Set<() => void>();
  readonly #entries = new Set<(state: unknown) => boolean>();
  readonly #timers = new Map<TypedKey, ReturnType<typeof setTimeout>>();

  /** @param ownsQuery whether this listing is the first on the page, now */
  constructor(pageData: SearchPageData, ownsQuery: () => boolean) {
    this.#pageData = pageData;
    this.#ownsQuery = ownsQuery;
    this.#state = startSearch(this.#parse(ownsQuery() ? location.search : ""));
  }

  /** The state as it is; the same object until something changes. */
  readonly getState = () => this.#state;

  /** Calls `listener` after every change, and follows Back and Forward, until the returned function is called. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    addEventListener("popstate", this.#followHistory);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener("popstate", this.#followHistory);
      for (const key of typedKeys) this.#stopTimer(key);
    };
  };

  /** A key was pressed in a typed filter's field; it is applied a second after the last one. */
  type(key: TypedKey, text: string) {
    this.#stopTimer(key);
    this.#become(typeText(this.#state, key, text));
    if (!this.#isWaiting(key)) return;
    this.#timers.set(
      key,
      setTimeout(() => this.apply(key), TYPING_DELAY),
    );
  }

  /** Applies a typed filter that waits, at once; one that asks for nothing stays as it is. */
  apply(key: TypedKey) {
    if (this.#isWaiting(key)) this.#become(applyTyped(this.#state, key), "replaceState");
  }

  /** Filters were clicked. */
  choose(change: Partial<Criteria>) {
    this.#become(chooseFilters(this.#state, change), "replaceState");
  }

  /** A removable filter was clicked. */
  drop(filter: ActiveFilter) {
    this.#become(dropFilter(this.#state, filter), "replaceState");
  }

  /** Limpar. */
  clear() {
    this.#become(clearFilters(this.#state), "replaceState");
  }

  /** A page link was clicked. The page that is asked for already, because it failed, is no new history entry. */
  goTo(page: number) {
    const isNew = page !== this.#state.search.page;
    this.#become(goToPage(this.#state, page), isNew ? "pushState" : undefined);
  }

  /** Writes the search to the history entry that the visitor has come to, which stands for the same page. */
  write() {
    if (this.#ownsQuery()) history.replaceState(history.state, "", this.urlOf(this.#state.search.page));
  }

  /** Whether the page's URL is that of the search. */
  isWritten(): boolean {
    return new URL(this.urlOf(this.#state.search.page), location.href).href === location.href;
  }

  /** Whether the search is the visitor's, and not what the page begins with. */
  isVisitors(): boolean {
    const { presets } = this.#pageData;
    return !isSameCriteria({ ...this.#state.search.criteria, ordem: presets.ordem }, presets);
  }

  /** The places that there are. */
  get places() {
    return this.#pageData.places.places;
  }

  /** Asks once more for what could not be fetched. */
  askAgain() {
    this.#become(askAgain(this.#state));
  }

  /** The host's page data changed. What the visitor chose over the old ones stays. */
  setPageData(pageData: SearchPageData) {
    const { criteria, page } = this.#state.search;
    const own = formatQuery("", criteria, page, this.#pageData.presets);
    this.#pageData = pageData;
    this.#become(followPageData(this.#state, this.#parse(this.#ownsQuery() ? location.search : own)));
  }

  /** The URL of a page of this search, to open in another tab; of a listing that owns no URL, the page's as it is. */
  urlOf(page: number): string {
    const { criteria } = this.#state.search;
    const { presets } = this.#pageData;
    const query = this.#ownsQuery() ? formatQuery(location.search, criteria, page, presets) : location.search;
    return formatPageUrl(location, query);
  }

  /**
   * Asks `isOwn`, before anything is read from the entry that the visitor has come to by Back or Forward, whether it is
   * somebody else's, and then leaves it alone; until the returned function is called.
   */
  beforeHistory(isOwn: (state: unknown) => boolean): () => void {
    this.#entries.add(isOwn);
    return () => void this.#entries.delete(isOwn);
  }

  readonly #followHistory = ({ state }: PopStateEvent) => {
    // Each of them has to hear of it.
    const isOwn = [...this.#entries].map((ask) => ask(state)).includes(true);
    if (!isOwn && this.#ownsQuery()) this.#become(followHistory(this.#state, this.#parse(location.search)));
  };

  #become(next: SearchState, write?: "pushState" | "replaceState") {
    const before = this.#state;
    this.#state = next;
    for (const key of typedKeys) if (!this.#isWaiting(key)) this.#stopTimer(key);
    if (write && next.search !== before.search && this.#ownsQuery()) {
      history[write](history.state, "", this.urlOf(next.search.page));
    }
    for (const listener of this.#listeners) listener();
  }

  #parse(query: string) {
    const { presets, places, ids } = this.#pageData;
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
