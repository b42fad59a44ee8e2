/** Creates one listing's store, and starts it while the listing is on the page. */
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { WidgetProps } from "#runtime/define-widget.ts";
import type { pageData } from "../page-data.ts";
import { ListingStore } from "./listing-store.ts";
import { toSearchPageData } from "./search-page-data.ts";

/**
 * Returns the store and its present state.
 * @param props the widget's, a new object for other page data
 */
export function useListingStore(props: WidgetProps<typeof pageData>) {
  const data = useMemo(() => {
    const { apiBase, csrfUrl, resultados } = props;
    return { search: toSearchPageData(props), settings: { apiBase, csrfUrl }, given: resultados };
  }, [props]);
  const [store] = useState(() => new ListingStore(data, props.bridge));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getFirstState);
  useEffect(() => store.setPageData(data), [store, data]);
  // Before paint, so that an answer that is there already is shown at once.
  useLayoutEffect(() => store.start(), [store]);
  return { store, state };
}
