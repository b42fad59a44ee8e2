/** When a side panel is open, by the visitor's clicks and by Back and Forward (docs/product/listing.md#advanced-panel). */
import { useCallback, useEffect, useRef, useState } from "react";
import { PanelEntry } from "#history/panel-entry.ts";
import type { ListingStore } from "./listing-store.ts";

/** @param store writes what is filtered in the open panel to the page's URL */
export function usePanel(store: ListingStore): { isOpen: boolean; openPanel: () => void; closePanel: () => void } {
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<PanelEntry>(null);
  entry.current ??= new PanelEntry(store, setOpen);
  const { current } = entry;
  useEffect(() => current.watch(), [current]);
  const openPanel = useCallback(() => current.open(), [current]);
  const closePanel = useCallback(() => current.close(), [current]);
  return { isOpen, openPanel, closePanel };
}
