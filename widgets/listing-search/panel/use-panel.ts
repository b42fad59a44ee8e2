/** A side panel whose code loads when a visitor approaches its button. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { PanelEntry } from "#history/panel-entry.ts";
import { loadOnce } from "#load-once.ts";
import { useLater } from "#ui/use-later.ts";
import type { ListingStore } from "../search/listing-store.ts";

/** Loads the listing's optional panels, which share a chunk. */
export const loadExtras = loadOnce("extras", () => import("../extras.ts"));

/**
 * Returns a panel, its code once loaded, and the props of its button. `store` writes the open
 * panel's filters to the URL.
 */
export function usePanel(store: ListingStore) {
  const { code, want, wantAtPress } = useLater(loadExtras);
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<PanelEntry>(null);
  entry.current ??= new PanelEntry(store, setOpen);
  const { current } = entry;
  useEffect(() => current.watch(), [current]);
  const prepare = useCallback(() => void want(), [want]);
  const opener = useMemo(() => {
    const open = async () => {
      if (await wantAtPress()) current.open();
    };
    const approach = { onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare };
    return { "aria-haspopup": "dialog", ...approach, onClick: open } as const;
  }, [prepare, wantAtPress, current]);
  return { code, isOpen, prepare, opener, close: useCallback(() => current.close(), [current]) };
}
