/** A side panel: its code comes when a visitor approaches its button; clicks, Back and Forward open and close it. */
import { useCallback, useEffect, useRef, useState } from "react";
import { PanelEntry } from "#history/panel-entry.ts";
import { useLater } from "#ui/use-later.ts";
import type { ListingStore } from "../search/listing-store.ts";

/** The panel, and the actions of its button. */
export type Panel<Code> = {
  /** The code that draws the panel, once it has come. */
  code: Code | null;
  isOpen: boolean;
  /** Its button was approached: loads the code ahead of the click. */
  prepare: () => void;
  /** Its button was clicked; without its code nothing is opened, and the visitor is told. */
  open: () => void;
  /** The visitor closed it. */
  close: () => void;
};

/**
 * @param store writes what is filtered in the open panel to the page's URL
 * @param load fetches the panel; the same function at every render
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
