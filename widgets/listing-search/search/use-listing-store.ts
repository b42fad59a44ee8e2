/** Creates one listing's store, and starts it while the listing is on the page. */
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { type ListingData, ListingStore } from "./listing-store.ts";
import { type SearchKeys, toSearchPageData } from "./search-page-data.ts";

type PageData = SearchKeys & {
  resultados: FoundImoveis | undefined;
  apiBase: string;
  csrfUrl: string | undefined;
};

/** Returns the store and its present state. */
export function useListingStore(pageData: PageData, bridge: HostBridge) {
  const data = useListingData(pageData);
  const [store] = useState(() => new ListingStore(data, bridge));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getFirstState);
  useEffect(() => store.setPageData(data), [store, data]);
  // Before paint, so that an answer that is there already is shown at once.
  useLayoutEffect(() => store.start(), [store]);
  return { store, state };
}

function useListingData({ resultados, apiBase, csrfUrl, ...search }: PageData): ListingData {
  const { objectivo, tipologia, localizacao, comercial, localizacoes, colaboradores } = search;
  const searchData = useMemo(() => {
    return toSearchPageData({ objectivo, tipologia, localizacao, comercial, localizacoes, colaboradores });
  }, [objectivo, tipologia, localizacao, comercial, localizacoes, colaboradores]);
  return useMemo(
    () => ({ search: searchData, settings: { apiBase, csrfUrl }, given: resultados }),
    [searchData, apiBase, csrfUrl, resultados],
  );
}
