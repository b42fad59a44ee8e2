/**
 * The listing's calls (docs/product/listing.md#requests). The first one is sent before the widget's code has loaded, and the
 * widget finds it by its host. If the page has changed and the widget needs another search by then, the call is stopped and
 * not used. Imports no React.
 */
import type { CallSettings } from "#api/call-settings.ts";
import { post } from "#api/client.ts";
import { postWithoutTransport } from "#api/first-call.ts";
import { searchImoveis, searchRequest } from "#api/imoveis.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { QueriedSearch } from "#domain/search/query-string.ts";
import type { PageDataSource } from "#runtime/contract.ts";

/** A running search; the answer of a stopped one is not used. */
export type SearchCall = {
  readonly answer: Promise<FoundImoveis>;
  found?: FoundImoveis;
  stop(): void;
};

/** The sender of a listing's searches; tests have their own. */
export type SearchClient = {
  /** Returns the first search of this host's widget: the one that was sent ahead, or a new one. */
  first(host: object, search: QueriedSearch, settings: CallSettings): SearchCall;
  next(search: QueriedSearch, settings: CallSettings): SearchCall;
};

const sentAhead = new WeakMap<object, { asks: string; call: SearchCall }>();

/**
 * Tells if page data hold the answer, without parsing it, because parsing twelve listings twice costs time. If the answer is
 * invalid, the widget sends the search.
 */
export function bringsAnswer({ attributes, script }: PageDataSource): boolean {
  return Boolean(attributes.resultados) || script.includes('"resultados"');
}

/** Sends the first search of this host's widget before the widget's code has loaded. */
export function searchAhead(
  host: { readonly signal: AbortSignal },
  search: QueriedSearch,
  settings: CallSettings,
): void {
  const call = send(search, settings, postWithoutTransport);
  call.answer.then(
    (found) => {
      call.found = found;
    },
    // The widget that takes over the request reports its failure.
    () => undefined,
  );
  host.signal.addEventListener("abort", call.stop);
  sentAhead.set(host, { asks: textOf(search, settings), call });
}

export const searchClient: SearchClient = {
  first(host, search, settings) {
    const sent = sentAhead.get(host);
    sentAhead.delete(host);
    if (sent?.asks === textOf(search, settings)) return sent.call;
    sent?.call.stop();
    return send(search, settings, postWithoutTransport);
  },
  next: (search, settings) => send(search, settings, post),
};

function send({ criteria, page }: QueriedSearch, settings: CallSettings, by: typeof post): SearchCall {
  const stop = new AbortController();
  const answer = searchImoveis(searchRequest(criteria, page), { ...settings, signal: stop.signal }, by);
  return { answer, stop: () => stop.abort() };
}

/** Returns a search's request as a text to compare. */
export function textOf({ criteria, page }: QueriedSearch, { apiBase, csrfUrl }: CallSettings): string {
  return JSON.stringify([searchRequest(criteria, page), apiBase, csrfUrl]);
}

/** Time in which a prefetched page can be used, in ms. */
const FRESH = 30_000;

/** The page that one listing prefetches before its link is clicked (docs/product/listing.md#prefetch). */
export class NextPage {
  readonly #client: SearchClient;
  #ahead: { search: QueriedSearch; call: SearchCall; sent: number } | undefined;

  constructor(client: SearchClient) {
    this.#client = client;
  }

  /** Sends the request, unless it is sent already. */
  ask(search: QueriedSearch, settings: CallSettings): void {
    if (this.#isFor(search)) return;
    this.forget();
    const ahead = { search, call: this.#client.next(search, settings), sent: Date.now() };
    this.#ahead = ahead;
    ahead.call.answer.catch(() => {
      // The click sends the request again and reports a failure.
      if (this.#ahead === ahead) this.forget();
    });
  }

  /** Returns the request for a search: a prefetched or a new one. A prefetch for another search is stopped. */
  take(search: QueriedSearch, settings: CallSettings): SearchCall {
    const ahead = this.#ahead;
    if (!ahead || !this.#isFor(search)) {
      this.forget();
      return this.#client.next(search, settings);
    }
    this.#ahead = undefined;
    return ahead.call;
  }

  forget(): void {
    this.#ahead?.call.stop();
    this.#ahead = undefined;
  }

  /** Compares filters by identity, so that any search in between causes a new request. */
  #isFor({ criteria, page }: QueriedSearch): boolean {
    const ahead = this.#ahead;
    return ahead?.search.criteria === criteria && ahead.search.page === page && Date.now() - ahead.sent < FRESH;
  }
}
