import { useCallback, useLayoutEffect, useState } from "react";
import { SHARED_LIST } from "#domain/search/query-string.ts";
import { usePanel } from "../panel/use-panel.ts";

/**
 * Returns the favourites panel. A list in the page's URL also opens the panel
 * (docs/product/memory.md#sharing-the-list), without a history entry because there was no click.
 * @param readsHash true for the listing that shows the list in the page's URL
 */
export function useFavouritesView<Code>(
  readsHash: boolean,
  ...panelOptions: Parameters<typeof usePanel<Code>>
) {
  const panel = usePanel(...panelOptions);
  const { prepare, close } = panel;
  /** The unparsed list in the URL until the panel is closed; `null` for the visitor's own. */
  const [shared, setShared] = useState<string | null>(null);

  useLayoutEffect(() => {
    if (!readsHash) return;
    function read() {
      if (!location.hash.startsWith(SHARED_LIST)) return;
      setShared(location.hash.slice(SHARED_LIST.length));
      prepare();
    }
    read();
    // The visitor may paste a link into the address bar of the open page.
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [readsHash, prepare]);

  const closeBoth = useCallback(() => {
    setShared(null);
    close();
  }, [close]);
  return { ...panel, shared, isOpen: shared !== null || panel.isOpen, close: closeBoth };
}
