/**
 * A page that is fetched ahead of its click (docs/product/listing.md#prefetch): the very request that the click makes, or
 * finds made.
 */
import type { CallSettings } from "#api/call-settings.ts";
import type { QueriedSearch } from "#domain/search/query-string.ts";
import type { SearchCall, SearchClient } from "./search-calls.ts";

/** The longest wait of a fetched page for its click, in ms. */
const WAIT = 30_000;

type Ahead = { search: QueriedSearch; call: SearchCall; timer: ReturnType<typeof setTimeout> };

/** The page that one listing has fetched ahead: one at a time. */
export class NextPage {
  readonly #client: SearchClient;
  #ahead: Ahead | undefined;

  constructor(client: SearchClient) {
    this.#client = client;
  }

  /** Asks for it, unless that has been done. */
  ask(search: QueriedSearch, settings: CallSettings): void {
    if (isFor(this.#ahead, search)) return;
    this.forget();
    const call = this.#client.next(search, settings);
    const ahead = { search, call, timer: setTimeout(() => this.forget(), WAIT) };
    this.#ahead = ahead;
    call.answer.catch(() => {
      // The click asks again, and reports what then fails.
      if (this.#ahead === ahead) this.forget();
    });
  }

  /** The request for a search: the one that was made ahead, or one that is made now. What was made for another is stopped. */
  take(search: QueriedSearch, settings: CallSettings): SearchCall {
    const ahead = this.#ahead;
    if (!ahead || !isFor(ahead, search)) {
      this.forget();
      return this.#client.next(search, settings);
    }
    clearTimeout(ahead.timer);
    this.#ahead = undefined;
    return ahead.call;
  }

  /** Stops the request for a page that will not be clicked. */
  forget(): void {
    clearTimeout(this.#ahead?.timer);
    this.#ahead?.call.stop();
    this.#ahead = undefined;
  }
}

/** Compares filters by identity: after another search the page is asked for again. */
function isFor(ahead: Ahead | undefined, { criteria, page }: QueriedSearch): boolean {
  return ahead?.search.criteria === criteria && ahead.search.page === page;
}
