/**
 * What the listing shows of its searches (docs/product/listing.md#requests, docs/product/listing.md#failure): exactly one
 * request at start, changes made during it go as one request after it, a newer request aborts an older one, and what was
 * shown stays for when a request fails. The first search goes by itself (`first-search.ts`); what the others need is
 * fetched when one is wanted, or at the visitor's first sign of interest.
 */
import { CallFailure, type CallSettings, preloadTransport } from "#api/client.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { type FirstSearch, startSearch } from "./first-search.ts";
import type { LaterSearches, Outcome } from "./later-searches.ts";
import { pageSearch, type Search } from "./search-state.ts";
import type { SearchStore } from "./search-store.ts";

/** What is on the screen, and the search that it answers; `isGiven` when page data brought it. */
export type Shown = Readonly<{ found: FoundImoveis; search: Search; isGiven?: boolean }>;

/** What the listing shows of a search. */
export type ResultsState = Readonly<{
  /** What there is to show. */
  shown: Shown | null;
  /** The search that the server was asked last; `null` as long as page data's answer is enough. */
  sent: Search | null;
  isLoading: boolean;
  /** How the search that was sent last failed, if it did. */
  failure: Error | null;
}>;

/** The state of one listing's results, for `useSyncExternalStore`. */
export class ResultsStore {
  readonly #searches: SearchStore;
  readonly #listeners = new Set<() => void>();
  readonly #firstState: ResultsState;
  readonly #firstSearch: Search;
  #settings: CallSettings;
  #given: string;
  #state: ResultsState;
  /** The search that the state is about. */
  #current: Search | null;
  #first: FirstSearch | undefined;
  #later: LaterSearches | undefined;
  #isPreloaded = false;

  /** @param given the answer to the first search, if page data bring it */
  constructor(searches: SearchStore, settings: CallSettings, given: FoundImoveis | undefined) {
    const { search } = searches.getState();
    this.#searches = searches;
    this.#settings = settings;
    this.#given = JSON.stringify(given ?? null);
    this.#firstSearch = search;
    this.#current = search;
    this.#firstState = given ? showGiven(given, search) : { shown: null, sent: search, isLoading: true, failure: null };
    this.#state = this.#firstState;
  }

  /** The state as it is; the same object until something changes. */
  readonly getState = () => this.#state;

  /** The state that the first render shows. */
  readonly getFirstState = () => this.#firstState;

  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The listing is on the page: sends the first search, if there is one to send, and follows the visitor from then on. */
  start(host: object): () => void {
    const stopFollowing = this.#searches.subscribe(this.#follow);
    addEventListener("online", this.#retry);
    if (this.#state.isLoading) this.#sendFirst(host);
    return () => {
      stopFollowing();
      removeEventListener("online", this.#retry);
      this.#current = null;
      this.#first?.stop();
      this.#later?.stop();
    };
  }

  /** Page data changed: where the next call goes, and results of the page's own, if they are others than before. */
  setPageData(settings: CallSettings, given: FoundImoveis | undefined): void {
    this.#settings = settings;
    const text = JSON.stringify(given ?? null);
    if (text === this.#given) return;
    this.#given = text;
    if (!given || this.#searches.getState().search !== this.#firstSearch) return;
    this.#first?.stop();
    this.#first = undefined;
    this.#become(showGiven(given, this.#firstSearch));
  }

  /** The visitor is near: fetches what a search after the first needs. */
  preload(): void {
    if (this.#isPreloaded) return;
    this.#isPreloaded = true;
    preloadTransport();
    // The search that needs it asks again, and reports what then fails.
    this.#load().catch(() => undefined);
  }

  /** Asks for a page that the visitor is about to click. */
  prefetch(page: number): void {
    const { search } = this.#searches.getState();
    if (this.#first) return;
    const isStillWanted = () => this.#current === search;
    this.#load().then(
      (later) => isStillWanted() && later.prefetch(pageSearch(search, page), this.#settings),
      // The click asks again, and reports what then fails.
      () => undefined,
    );
  }

  #sendFirst(host: object): void {
    const first = startSearch(host, this.#firstSearch, this.#settings);
    this.#first = first;
    // What has come already is there before the first paint.
    if (first.found) this.#endFirst(first, { shown: { found: first.found, search: this.#firstSearch } });
    else
      first.answer.then(
        (found) => this.#endFirst(first, { shown: { found, search: this.#firstSearch } }),
        (failure) => this.#endFirst(first, { failure }),
      );
  }

  #endFirst(first: FirstSearch, change: Partial<ResultsState>): void {
    if (this.#first !== first || !this.#current) return;
    this.#first = undefined;
    this.#become({ ...this.#state, ...change, isLoading: false });
    // After the render that shows it: the page hears of these results before it hears of the next search.
    queueMicrotask(this.#follow);
  }

  readonly #follow = () => {
    const { search } = this.#searches.getState();
    if (this.#first || !this.#current || search === this.#current) return;
    this.#current = search;
    this.#become({ ...this.#state, sent: search, isLoading: true, failure: null });
    if (this.#later) this.#later.ask(search, this.#settings);
    else this.#askWhenLoaded(search);
  };

  /** One more try when the connection is back; after that the visitor asks (docs/product/listing.md#failure). */
  readonly #retry = () => {
    if (this.#state.failure && this.#current?.cause !== "retry") this.#searches.askAgain();
  };

  async #askWhenLoaded(search: Search): Promise<void> {
    try {
      const later = await this.#load();
      if (this.#current === search) later.ask(search, this.#settings);
    } catch (cause) {
      const failure = new CallFailure(`what sends could not be loaded: ${String(cause)}`, { cause });
      if (this.#current === search) this.#become({ ...this.#state, isLoading: false, failure });
    }
  }

  async #load(): Promise<LaterSearches> {
    const { LaterSearches } = await import("./later-searches.ts");
    this.#later ??= new LaterSearches(this.#show);
    return this.#later;
  }

  readonly #show = ({ data, error, isFetching }: Outcome) => {
    const search = this.#current;
    if (!search) return;
    const isNew = data && data !== this.#state.shown?.found;
    const shown = isNew ? { found: data, search } : this.#state.shown;
    this.#become({ shown, sent: search, isLoading: isFetching, failure: error });
  };

  #become(next: ResultsState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

function showGiven(found: FoundImoveis, search: Search): ResultsState {
  return { shown: { found, search, isGiven: true }, sent: null, isLoading: false, failure: null };
}
