/**
 * The listing's calls (docs/product/listing.md#requests). The first one is sent before the widget is there, and handed over
 * to it by the host that both stand for; one that asks for something else by then, because the page changed meanwhile, is
 * stopped and not used. Imports no React.
 */
import type { CallSettings } from "#api/call-settings.ts";
import { post } from "#api/client.ts";
import { postWithoutTransport } from "#api/first-call.ts";
import { searchImoveis, searchRequest } from "#api/imoveis.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { QueriedSearch } from "#domain/search/query-string.ts";
import type { PageDataSource } from "#runtime/define-early.ts";

/** A search under way; a stopped one never answers in time for anybody. */
export type SearchCall = {
  readonly answer: Promise<FoundImoveis>;
  /** The answer, once it has come. */
  found?: FoundImoveis;
  stop(): void;
};

/** What sends a listing's searches; tests have another one. */
export type SearchClient = {
  /** The first search of the widget of this host: the one that was sent ahead, or one that is sent now. */
  first(host: object, search: QueriedSearch, settings: CallSettings): SearchCall;
  /** Any other search. */
  next(search: QueriedSearch, settings: CallSettings): SearchCall;
};

const ahead = new WeakMap<object, { asks: string; call: SearchCall }>();

/**
 * Whether page data bring the answer, told without reading it: twelve listings are not judged twice. If they turn out to be
 * broken, the widget sends the search.
 */
export function bringsAnswer({ attributes, script }: PageDataSource): boolean {
  return Boolean(attributes.resultados) || script.includes('"resultados"');
}

/** Sends the search that the widget of this host will want. */
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
    // The widget that takes it over reports a failure.
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

/** What a search asks for, as a text to compare. */
export function textOf({ criteria, page }: QueriedSearch, { apiBase, csrfUrl }: CallSettings): string {
  return JSON.stringify([searchRequest(criteria, page), apiBase, csrfUrl]);
}
