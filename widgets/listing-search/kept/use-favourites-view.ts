/**
 * The state of the view of favourites, and its code, which comes when a visitor approaches its button or follows a link to a
 * shared list (docs/product/memory.md#sharing-the-list).
 */
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

/**
 * @param readsHash whether a list that the page's URL brings is this listing's to show
 * @param store whose history the open view has an entry in
 */
export function useFavouritesView(readsHash: boolean, store: ListingStore) {
  const { code, isOpen, prepare, open, close: closePanel } = usePanel(store, loadView);
  /** A list that the URL brought is open without a history entry: no press opened it. */
  const [isGiven, setGiven] = useState(false);
  /** The list that the page's URL brings, as it is written there; `null` for the visitor's own. */
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
    // A link that is pasted where the page is open already.
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [readsHash, prepare]);

  const close = useCallback(() => {
    setGiven(false);
    closePanel();
  }, [closePanel]);
  return {
    /** The panel and what it gets, once it has come. */
    view: code && { ...code, shared, isOpen: isGiven || isOpen, onClose: close },
    prepare,
    open: useCallback(() => {
      setShared(null);
      open();
    }, [open]),
  };
}
