/**
 * The listing's first search (docs/product/listing.md#requests): it is sent before the widget is there, and handed over to
 * it by the host that both stand for. One that asks for something else by then, because the page changed meanwhile, is
 * stopped and not used.
 */
import type { CallSettings } from "#api/client.ts";
import { postWithoutTransport } from "#api/first-call.ts";
import { searchImoveis, searchRequest } from "#api/imoveis.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { QueriedSearch } from "#domain/query-string.ts";
import type { PageDataSource } from "#runtime/define-early.ts";

/** A search under way. */
export type FirstSearch = {
  readonly answer: Promise<FoundImoveis>;
  /** The answer, once it has come. */
  found?: FoundImoveis;
  stop(): void;
};

type Ahead = {
  readonly asks: string;
  readonly first: FirstSearch;
};

const ahead = new WeakMap<object, Ahead>();

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
  const first = send(search, settings);
  host.signal.addEventListener("abort", first.stop);
  ahead.set(host, { asks: textOf(search, settings), first });
}

/** The first search of the widget of this host: the one that was sent ahead, or one that is sent now. */
export function startSearch(host: object, search: QueriedSearch, settings: CallSettings): FirstSearch {
  const sent = ahead.get(host);
  forgetSearch(host);
  if (sent?.asks === textOf(search, settings)) return sent.first;
  sent?.first.stop();
  return send(search, settings);
}

/** The widget of this host has taken over what was sent ahead for it. */
export function forgetSearch(host: object): void {
  ahead.delete(host);
}

function send({ criteria, page }: QueriedSearch, settings: CallSettings): FirstSearch {
  const stop = new AbortController();
  const all = { ...settings, signal: stop.signal };
  const answer = searchImoveis(searchRequest(criteria, page), all, postWithoutTransport);
  const first: FirstSearch = { answer, stop: () => stop.abort() };
  answer.then((found) => {
    first.found = found;
  }, ignore);
  return first;
}

/** Of a failure, which the widget that the search is for reports. */
function ignore(): void {}

/** What a search asks for, as a text to compare. */
export function textOf({ criteria, page }: QueriedSearch, { apiBase, csrfUrl }: CallSettings): string {
  return JSON.stringify([searchRequest(criteria, page), apiBase, csrfUrl]);
}
