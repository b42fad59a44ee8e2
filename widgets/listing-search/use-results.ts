/**
 * The listings for the search (docs/product/listing.md#requests, docs/product/listing.md#failure): exactly one request
 * at start, changes made during it go as one request after it, a newer request aborts an older one, and what was shown
 * stays for when a request fails. TanStack Query keeps late answers out and shares a request that was made ahead.
 */
import { QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { CallSettings } from "#api/client.ts";
import { searchImoveis, searchRequest } from "#api/imoveis.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { pageSearch, type Search } from "./search-state.ts";

/** What is on the screen, and the search that it answers. */
export type Shown = Readonly<{ found: FoundImoveis; search: Search }>;

/** How long a page that was fetched ahead waits for its click, in ms. */
const AHEAD = 30_000;

/** What the listing shows of a search: `shown` is what there is, `sent` what was asked last, `failure` how that ended. */
export function useResults(search: Search, settings: CallSettings) {
  const [client] = useState(() => new QueryClient());
  const [first] = useState(search);
  const [hasStarted, setHasStarted] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);

  const sent = hasStarted ? search : first;
  const query = useQuery(searchQuery(sent, settings), client);

  useEffect(() => {
    if (!query.isFetching) setHasStarted(true);
  }, [query.isFetching]);
  if (query.data && query.data !== shown?.found) setShown({ found: query.data, search: sent });

  const { criteria } = sent;
  useEffect(() => {
    // A page that was fetched ahead for other filters is wanted no more.
    client.removeQueries({ type: "inactive", predicate: ({ meta }) => meta?.criteria !== criteria });
  }, [client, criteria]);

  return {
    shown,
    sent,
    isLoading: query.isFetching,
    failure: query.error,
    /** Asks for a page that the visitor is about to click: the very request that the click makes, or finds made. */
    prefetch(page: number) {
      if (hasStarted) client.prefetchQuery({ ...searchQuery(pageSearch(search, page), settings), gcTime: AHEAD });
    },
  };
}

function searchQuery({ criteria, page, serial }: Search, settings: CallSettings) {
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
