/** A side panel: its code loads when a visitor approaches its button, and it opens and closes by clicks and by Back and Forward. */
import { useCallback, useEffect, useRef, useState } from "react";
import { PanelEntry } from "#history/panel-entry.ts";
import { useLater } from "#ui/use-later.ts";
import type { ListingStore } from "../search/listing-store.ts";

/** The panel's code and state, and the handlers of its button. */
export type Panel<Code> = {
  /** The panel's code, once it has loaded. */
  code: Code | null;
  isOpen: boolean;
  /** Loads the code when the visitor approaches the button, so that the click only has to show the panel. */
  prepare: () => void;
  /** Opens the panel at a click; if its code fails to load, the visitor is told. */
  open: () => void;
  close: () => void;
};

/**
 * @param store writes the filters of the open panel to the page's URL
 * @param load loads the panel's code; must be the same function at every render
 */
export function usePanel<Code>(store: ListingStore, load: () => Promise<Code>): Panel<Code> {
  const { code, want, wantAtPress } = useLater(load);
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<PanelEntry>(null);
  entry.current ??= new PanelEntry(store, setOpen);
  const { current } = entry;
  useEffect(() => current.watch(), [current]);
  return {
    code,
    isOpen,
    prepare: useCallback(() => void want(), [want]),
    open: useCallback(async () => {
      if (await wantAtPress()) current.open();
    }, [wantAtPress, current]),
    close: useCallback(() => current.close(), [current]),
  };
}
