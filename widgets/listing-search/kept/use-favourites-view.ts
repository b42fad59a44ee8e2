/** The view's state and code, which also loads for a shared list (docs/product/memory.md#sharing-the-list). */
import { useCallback, useLayoutEffect, useState } from "react";
import { SHARED_LIST } from "#domain/search/query-string.ts";
import { loadExtras } from "../panel/load-extras.ts";
import { usePanel } from "../panel/use-panel.ts";
import type { ListingStore } from "../search/listing-store.ts";
import { loadKept } from "./kept-marks.ts";

async function loadView() {
  const [kept, { FavouritesPanel }] = await Promise.all([loadKept(), loadExtras()]);
  return { kept, FavouritesPanel };
}

/** Returns the view; `readsHash` is true for the listing that shows the list in the page's URL. */
export function useFavouritesView(readsHash: boolean, store: ListingStore) {
  const { code, isOpen, prepare, open, close: closePanel } = usePanel(store, loadView);
  /** A list from the URL is open without a history entry, because no click opened it. */
  const [isGiven, setGiven] = useState(false);
  /** The unparsed list in the URL; `null` for the visitor's own. */
  const [shared, setShared] = useState<string | null>(null);

  useLayoutEffect(() => {
    if (!readsHash) return;
    function read() {
      if (!location.hash.startsWith(SHARED_LIST)) return;
      setShared(location.hash.slice(SHARED_LIST.length));
      setGiven(true);
      prepare();
    }
    read();
    // A link may be pasted into the address bar of the open page.
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [readsHash, prepare]);

  const close = useCallback(() => {
    setGiven(false);
    closePanel();
  }, [closePanel]);
  return {
    view: code && { ...code, shared, isOpen: isGiven || isOpen, onClose: close },
    prepare,
    open: useCallback(() => {
      setShared(null);
      open();
    }, [open]),
  };
}
