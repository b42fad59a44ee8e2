/**
 * What the listing shows of its searches (docs/product/listing.md#requests, docs/product/listing.md#failure): exactly one
 * request at start, changes made during it go as one request after it, a newer request aborts an older one, and what was
 * shown stays for when a request fails. The first search goes by itself (`first-search.ts`); what the others need is
 * fetched when one is wanted, or at the visitor's first sign of interest.
 */
import { CallFailure, type CallSettings, preloadTransport } from "#api/client.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { loadLater } from "#load-later.ts";
import { type FirstSearch, forgetSearch, startSearch, textOf } from "./first-search.ts";
import { type PagePlace, readKeptAnswer } from "./kept-answers.ts";
import type { LaterSearches, Outcome } from "./later-searches.ts";
import { pageSearch, type Search } from "./search-state.ts";
import type { SearchStore } from "./search-store.ts";

/**
 * What is on the screen, and the search that it answers; `isGiven` when nobody waited for it: page data brought it, or it
 * was kept for the visitor, who then goes back to `place`.
 */
export type Shown = Readonly<{
  found: FoundImoveis;
  search: Search;
  isGiven?: boolean;
  place?: PagePlace;
}>;

/** What the listing shows of a search. */
export type ResultsState = Readonly<{
  /** What there is to show. */
  shown: Shown | null;
  /** The search that the server was asked last; `null` before the first, and as long as an answer that is there is enough. */
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
  /** What is shown was kept, and is asked for again without a word. */
  #isOld = false;

  /**
   * @param given the answer to the first search, if page data bring it
   */
  constructor(searches: SearchStore, settings: CallSettings, given: FoundImoveis | undefined) {
    const { search } = searches.getState();
    this.#searches = searches;
    this.#settings = settings;
    this.#given = JSON.stringify(given ?? null);
    this.#firstSearch = search;
    this.#current = search;
    this.#firstState = given ? showGiven(given, search) : waiting;
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
  start(host: { readonly position: number }): () => void {
    const stopFollowing = this.#searches.subscribe(this.#follow);
    addEventListener("online", this.#retry);
    this.#showKept(host.position);
    // A listing that is mounted anew asks again.
    if (this.#state.sent) forgetSearch(host);
    else if (this.#state.isLoading || this.#isOld) this.#sendFirst(host);
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

  #showKept(position: number): void {
    const search = this.#firstSearch;
    const kept = readKeptAnswer(position, textOf(search, this.#settings));
    if (!kept) return;
    const { place, isFresh } = kept;
    const found = this.#state.shown?.found;
    this.#isOld = !found && !isFresh;
    // Results of the page's own are newer.
    this.#become({
      shown: { found: found ?? kept.found, search, isGiven: true, place },
      sent: null,
      isLoading: false,
      failure: null,
    });
  }

  /**
   * What this listing shows, for the visitor's way back, and whether the page brings its results by itself; `null` while it
   * shows something else than it is asked for.
   */
  toKeep(): { asks: string; found: FoundImoveis; isOfPage: boolean } | null {
    const { shown, isLoading } = this.#state;
    const { search } = this.#searches.getState();
    if (!shown || isLoading || shown.search !== search) return null;
    return { asks: textOf(search, this.#settings), found: shown.found, isOfPage: this.#given !== "null" };
  }

  #sendFirst(host: object): void {
    const first = startSearch(host, this.#firstSearch, this.#settings);
    this.#first = first;
    this.#become({ ...this.#state, sent: this.#firstSearch });
    // What has come already is there before the first paint.
    if (first.found) this.#endFirst(first, this.#showFirst(first.found));
    else
      first.answer.then(
        (found) => this.#endFirst(first, this.#showFirst(found)),
        (failure) => this.#endFirst(first, { failure }),
      );
  }

  #showFirst(found: FoundImoveis): Partial<ResultsState> {
    if (!this.#isOld) return { shown: { found, search: this.#firstSearch } };
    const { shown } = this.#state;
    const isSame = JSON.stringify(found) === JSON.stringify(shown?.found);
    // With the place: an answer that has come already takes over before anything was drawn.
    return isSame ? {} : { shown: { ...shown, found, search: this.#firstSearch, isGiven: true } };
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
    if ((this.#first && !this.#isOld) || !this.#current || search === this.#current) return;
    this.#first?.stop();
    this.#first = undefined;
    this.#current = search;
    this.#become({ ...this.#state, sent: search, isLoading: !this.#isQuiet(search), failure: null });
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
    const { LaterSearches } = await loadLater("later-searches", () => import("./later-searches.ts"));
    this.#later ??= new LaterSearches(this.#show);
    return this.#later;
  }

  readonly #show = ({ data, error, isFetching }: Outcome) => {
    const search = this.#current;
    if (!search) return;
    const isQuiet = this.#isQuiet(search);
    const isNew = data && data !== this.#state.shown?.found;
    const shown = isNew ? { found: data, search, ...(isQuiet && { isGiven: true }) } : this.#state.shown;
    this.#become({ shown, sent: search, isLoading: isFetching && !isQuiet, failure: error });
  };

  /** Whether it asks once more for what was kept and is on the screen: nobody waits for that. */
  #isQuiet({ cause }: Search): boolean {
    return this.#isOld && cause === "retry";
  }

  #become(next: ResultsState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

function showGiven(found: FoundImoveis, search: Search): ResultsState {
  return { shown: { found, search, isGiven: true }, sent: null, isLoading: false, failure: null };
}

/** The first state when nobody gave results. */
const waiting: ResultsState = { shown: null, sent: null, isLoading: true, failure: null };
