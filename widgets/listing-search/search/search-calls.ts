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
  /** The answer, once it is there. */
  found?: FoundImoveis;
  stop(): void;
};

/** The sender of a listing's searches; tests have their own. */
export type SearchClient = {
  /** Returns the first search of this host's widget: the one that was sent ahead, or a new one. */
  first(host: object, search: QueriedSearch, settings: CallSettings): SearchCall;
  /** Sends any later search. */
  next(search: QueriedSearch, settings: CallSettings): SearchCall;
};

const ahead = new WeakMap<object, { asks: string; call: SearchCall }>();

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
  ahead.set(host, { asks: textOf(search, settings), call });
}

/** The listing's calls to the server. */
export const searchClient: SearchClient = {
  first(host, search, settings) {
    const sent = ahead.get(host);
    ahead.delete(host);
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
