/**
 * Whether the view of favourites is open, and its code, which comes when somebody comes near its button or follows a link
 * to a list that was shared (docs/product/memory.md#sharing-the-list).
 */
import { useCallback, useLayoutEffect, useState } from "react";
import { loadKept } from "./kept-marks.ts";
import { useLazyPart } from "./use-lazy-part.ts";

/** What the hash of a page begins with that brings a list along. */
export const SHARED = "#imo-favoritos=";

async function loadView() {
  const [kept, { FavouritesPanel }] = await Promise.all([loadKept(), import("./FavouritesPanel.tsx")]);
  return { kept, FavouritesPanel };
}

/** @param readsHash whether a list that the page's URL brings is this listing's to show */
export function useFavouritesView(readsHash: boolean) {
  const { part, want } = useLazyPart(loadView);
  const [isOpen, setOpen] = useState(false);
  /** The list that the page's URL brings, as it is written there; `null` for the visitor's own. */
  const [shared, setShared] = useState<string | null>(null);

  useLayoutEffect(() => {
    if (!readsHash || !location.hash.startsWith(SHARED)) return;
    setShared(location.hash.slice(SHARED.length));
    setOpen(true);
    want();
  }, [readsHash, want]);

  const close = useCallback(() => setOpen(false), []);
  return {
    /** The panel and what it gets, once it has come. */
    view: part && { ...part, shared, isOpen, onClose: close },
    prepare: want,
    open: useCallback(() => {
      setShared(null);
      setOpen(true);
      want();
    }, [want]),
  };
}
