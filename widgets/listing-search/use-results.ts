/** The results of a listing's searches, in React: one store (`results-store.ts`) as long as the listing is on the page. */
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { ResultsStore } from "./results-store.ts";
import type { SearchStore } from "./search-store.ts";

type PageData = {
  /** The answer to the first search, if the page brings it. */
  resultados: FoundImoveis | undefined;
  /** Where the calls go. */
  apiBase: string;
  /** What renews an expired session. */
  csrfUrl: string | undefined;
};

/** What the listing shows of its searches, and what the visitor's approach leads to. */
export function useResults(searches: SearchStore, { resultados, apiBase, csrfUrl }: PageData, bridge: HostBridge) {
  const [store] = useState(() => new ResultsStore(searches, { apiBase, csrfUrl }, resultados));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getFirstState);

  useEffect(() => store.setPageData({ apiBase, csrfUrl }, resultados), [store, apiBase, csrfUrl, resultados]);
  // Before paint: an answer that has come already is shown at once.
  useLayoutEffect(() => store.start(bridge), [store, bridge]);

  return {
    ...state,
    preload: () => store.preload(),
    prefetch: (page: number) => store.prefetch(page),
    toKeep: () => store.toKeep(),
  };
}
