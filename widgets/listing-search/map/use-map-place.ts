import { useLayoutEffect, useState } from "react";
import { PanelEntry } from "#history/panel-entry.ts";
import type { Listing } from "../search/listing-context.tsx";

/** The minimum width, in px, of a listing that shows the map beside its cards. */
const WIDE = 960;

/**
 * Returns where the open map is: beside the cards or, if there isn't enough room, in a panel with a
 * history entry. Returns `null` while the map is closed.
 */
export function useMapPlace(
  { store, heading }: Listing,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
) {
  const [place, setPlace] = useState<"beside" | "panel" | null>(null);
  const [entry] = useState(() => new PanelEntry(store, setOpen));
  useLayoutEffect(() => entry.watch(), [entry]);
  useLayoutEffect(() => {
    const width = heading.current?.closest(".imo-search")?.clientWidth ?? 0;
    const isBeside = width >= WIDE;
    setPlace(isOpen ? (isBeside ? "beside" : "panel") : null);
    if (isOpen && !isBeside) entry.open();
    else entry.close();
  }, [isOpen, entry, heading]);
  return place;
}
