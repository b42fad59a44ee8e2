/**
 * The listing's calls (docs/product/listing.md#requests). Two are sent ahead: the first one before
 * the widget's code has loaded, and the next page before its link is clicked
 * (docs/product/listing.md#prefetch). This file must not import React.
 */
import type { CallSettings } from "#api/call-settings.ts";
import { searchImoveis, searchRequest } from "#api/imoveis.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { QueriedSearch } from "#domain/search/query-string.ts";
import type { Search } from "./listing-state.ts";

/** A running search. Once it is stopped, its answer is ignored. */
export type SearchCall = {
  /** The request as text, for comparing. */
  readonly requestKey: string;
  readonly answer: Promise<FoundImoveis>;
  /** The answer, once it has arrived. */
  found?: FoundImoveis;
  stop(): void;
};

/** How long a prefetched page stays usable, in ms. */
const FRESH = 30_000;

/** The call sent ahead for each host; `until` is when it expires, in ms. */
const sentAhead = new WeakMap<object, { call: SearchCall; until: number }>();

/** Sends the first search of this host's widget ahead; the widget reports a failure. */
export function searchAhead(
  host: { readonly signal: AbortSignal },
  search: QueriedSearch,
  settings: CallSettings,
): void {
  const call = send(search, settings);
  host.signal.addEventListener("abort", call.stop);
  sentAhead.set(host, { call, until: Number.POSITIVE_INFINITY });
}

/**
 * Sends the search of a page that is likely to be clicked next, unless that has already been sent.
 */
export function prefetchPage(host: object, search: QueriedSearch, settings: CallSettings): void {
  const before = sentAhead.get(host);
  if (before && isFor(before, search, settings)) return;
  dropAhead(host);
  const ahead = { call: send(search, settings), until: Date.now() + FRESH };
  sentAhead.set(host, ahead);
  ahead.call.answer.catch(() => {
    // The click sends the request again, and reports a failure.
    ahead.until = 0;
  });
}

/**
 * Returns the search that was sent ahead, or sends it. Stops a call sent ahead for a different
 * search.
 */
export function takeSearch(host: object, search: Search, settings: CallSettings): SearchCall {
  const ahead = sentAhead.get(host);
  if (!ahead || !isFor(ahead, search, settings)) {
    dropAhead(host);
    return send(search, settings);
  }
  sentAhead.delete(host);
  return ahead.call;
}

/** Stops the call sent ahead for a host. */
export function dropAhead(host: object): void {
  sentAhead.get(host)?.call.stop();
  sentAhead.delete(host);
}

/** Serialises a search's request, so that two can be compared. */
export function toRequestKey(
  { criteria, page }: QueriedSearch,
  { apiBase, csrfUrl }: CallSettings,
): string {
  return JSON.stringify([searchRequest(criteria, page), apiBase, csrfUrl]);
}

function isFor(
  ahead: { call: SearchCall; until: number },
  search: QueriedSearch,
  settings: CallSettings,
): boolean {
  return ahead.call.requestKey === toRequestKey(search, settings) && Date.now() < ahead.until;
}

function send(search: QueriedSearch, settings: CallSettings): SearchCall {
  const stop = new AbortController();
  const request = searchRequest(search.criteria, search.page);
  const answer = searchImoveis(request, { ...settings, signal: stop.signal });
  const call: SearchCall = {
    requestKey: toRequestKey(search, settings),
    answer,
    stop: () => stop.abort(),
  };
  answer.then(
    (found) => {
      call.found = found;
    },
    // The listing that waits for the answer reports a failure.
    () => undefined,
  );
  return call;
}
