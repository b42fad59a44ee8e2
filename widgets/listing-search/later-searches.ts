/**
 * Every search after the first (docs/product/listing.md#requests, docs/product/listing.md#prefetch): a newer one aborts an
 * older one, and a page that was fetched ahead is used by its click. TanStack Query keeps late answers out and shares a
 * request that was made ahead. Fetched when a visitor shows interest in the listing: most look at the first page only.
 */
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import type { CallSettings } from "#api/client.ts";
import { searchImoveis, searchRequest } from "#api/imoveis.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { Search } from "./search-state.ts";

/** How long a page that was fetched ahead waits for its click, in ms. */
const AHEAD = 30_000;

/** How the search that was asked last stands. */
export type Outcome = Readonly<{ data: FoundImoveis | undefined; error: Error | null; isFetching: boolean }>;

/** The searches of one listing. */
export class LaterSearches {
  readonly #client = new QueryClient();
  readonly #onOutcome: (outcome: Outcome) => void;
  #observer: ReturnType<typeof observe> | undefined;
  #unsubscribe: (() => void) | undefined;

  /** @param onOutcome gets what is known of the search that was asked last, whenever that changes */
  constructor(onOutcome: (outcome: Outcome) => void) {
    this.#onOutcome = onOutcome;
  }

  /** Asks for it, or takes what was fetched ahead. */
  ask(search: Search, settings: CallSettings): void {
    const options = queryOf(search, settings);
    if (this.#observer) this.#observer.setOptions(options);
    else {
      this.#observer = observe(this.#client, options);
      this.#unsubscribe = this.#observer.subscribe(this.#onOutcome);
    }
    this.#onOutcome(this.#observer.getCurrentResult());
    // A page that was fetched ahead for other filters is wanted no more.
    this.#client.removeQueries({ type: "inactive", predicate: ({ meta }) => meta?.criteria !== search.criteria });
  }

  /** Fetches a page that the visitor is about to click: the very request that the click makes, or finds made. */
  prefetch(search: Search, settings: CallSettings): void {
    this.#client.prefetchQuery({ ...queryOf(search, settings), gcTime: AHEAD });
  }

  /** Ends what is under way. */
  stop(): void {
    this.#unsubscribe?.();
    this.#client.clear();
  }
}

function observe(client: QueryClient, options: ReturnType<typeof queryOf>) {
  return new QueryObserver(client, options);
}

function queryOf({ criteria, page, serial }: Search, settings: CallSettings) {
  const request = searchRequest(criteria, page);
  return {
    queryKey: [serial, request],
    queryFn: ({ signal }: { signal: AbortSignal }) => searchImoveis(request, { ...settings, signal }),
    meta: { criteria },
    // Every filter change asks the server (docs/product/listing.md#requests): an answer is kept only while it is shown.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    // Being offline is a failure like any other, at once.
    networkMode: "always",
    structuralSharing: false,
  } as const;
}
