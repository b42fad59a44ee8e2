/** Prefetches a page before its link is clicked (docs/product/listing.md#prefetch). */
import type { CallSettings } from "#api/call-settings.ts";
import type { QueriedSearch } from "#domain/search/query-string.ts";
import type { SearchCall, SearchClient } from "./search-calls.ts";

/** Time that a prefetched page waits for its click, in ms. */
const WAIT = 30_000;

type Ahead = { search: QueriedSearch; call: SearchCall; timer: ReturnType<typeof setTimeout> };

/** The prefetched page of one listing; only one at a time. */
export class NextPage {
  readonly #client: SearchClient;
  #ahead: Ahead | undefined;

  constructor(client: SearchClient) {
    this.#client = client;
  }

  /** Sends the request, unless it is sent already. */
  ask(search: QueriedSearch, settings: CallSettings): void {
    if (isFor(this.#ahead, search)) return;
    this.forget();
    const call = this.#client.next(search, settings);
    const ahead = { search, call, timer: setTimeout(() => this.forget(), WAIT) };
    this.#ahead = ahead;
    call.answer.catch(() => {
      // The click sends the request again and reports a failure.
      if (this.#ahead === ahead) this.forget();
    });
  }

  /** Returns the request for a search: a prefetched or a new one. A prefetch for another search is stopped. */
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

  forget(): void {
    clearTimeout(this.#ahead?.timer);
    this.#ahead?.call.stop();
    this.#ahead = undefined;
  }
}

/** Compares filters by identity, so that any search in between causes a new request. */
function isFor(ahead: Ahead | undefined, { criteria, page }: QueriedSearch): boolean {
  return ahead?.search.criteria === criteria && ahead.search.page === page;
}
