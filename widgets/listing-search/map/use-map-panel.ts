import { type RefObject, useCallback, useMemo, useState } from "react";
import type { PageUnder } from "#history/panel-entry.ts";
import { loadOnce } from "#loading/load-once.ts";
import { usePanel } from "../panel/use-panel.ts";

/** The least width of a listing whose map is beside the cards, in px; others open a panel. */
const WIDE = 960;

const loadMap = loadOnce("ListingMap", () => import("./ListingMap.tsx"));

/** Returns the map, its code once loaded, and the props of its button, which also closes it. */
export function useMapPanel(page: PageUnder, listing: RefObject<Element | null>) {
  const [isBeside, setBeside] = useState(false);
  const isModal = useCallback(() => {
    const isWide = (listing.current?.clientWidth ?? 0) >= WIDE;
    setBeside(isWide);
    return !isWide;
  }, [listing]);
  const { code, isOpen, close, opener } = usePanel(loadMap, page, isModal);
  const button = useMemo(() => {
    const { "aria-haspopup": _not, ...approach } = opener;
    return { ...approach, "aria-expanded": isOpen, onClick: isOpen ? close : opener.onClick };
  }, [opener, isOpen, close]);
  return { code, isOpen, close, isBeside, button };
}
