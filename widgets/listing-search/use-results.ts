/**
 * The homes for what is wanted (DECISIONS 8, 9): exactly one request at start, changes made during it go as one request
 * after it, a newer request aborts an older one, and what was shown stays for when a request fails. TanStack Query keeps
 * late answers out and shares a request that was made ahead.
 */
import { QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { CallSettings } from "#api/client.ts";
import { type FoundImoveis, searchImoveis, searchRequest } from "#api/imoveis.ts";
import type { Wanted } from "./use-search.ts";

/** What is on the screen, and what it answers. */
export type Shown = Readonly<{ found: FoundImoveis; wanted: Wanted }>;

/** How long a page that was fetched ahead waits for its click, in ms. */
const AHEAD = 30_000;

export function useResults(wanted: Wanted, settings: CallSettings) {
  const [client] = useState(() => new QueryClient());
  const [first] = useState(wanted);
  const [hasStarted, setHasStarted] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);

  const sent = hasStarted ? wanted : first;
  const options = pageQuery(sent, settings);
  const query = useQuery(options, client);

  useEffect(() => {
    if (!query.isFetching) setHasStarted(true);
  }, [query.isFetching]);
  if (query.data && query.data !== shown?.found) setShown({ found: query.data, wanted: sent });

  return {
    shown,
    sent,
    /** Another text for another request. */
    requestKey: JSON.stringify(options.queryKey),
    isLoading: query.isFetching,
    failure: query.error,
    /** Asks for a page that the visitor is about to click. */
    fetchAhead(page: number) {
      if (hasStarted) client.prefetchQuery({ ...pageQuery({ ...wanted, page }, settings), gcTime: AHEAD });
    },
    /** What was fetched ahead answers filters that are no longer wanted. */
    forgetAhead() {
      client.removeQueries({ type: "inactive" });
    },
  };
}

function pageQuery({ criteria, page, round }: Wanted, settings: CallSettings) {
  const request = searchRequest(criteria, page);
  return {
    queryKey: [round, request],
    queryFn: ({ signal }: { signal: AbortSignal }) => searchImoveis(request, { ...settings, signal }),
    // Every filter change asks the server (SPEC §4): an answer is kept only while it is shown.
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
