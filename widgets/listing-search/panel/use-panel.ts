/** A side panel, whose code loads when a visitor approaches its button. */
import { useCallback, useEffect, useRef, useState } from "react";
import { PanelEntry } from "#history/panel-entry.ts";
import { useLater } from "#ui/use-later.ts";
import type { ListingStore } from "../search/listing-store.ts";

export type Panel<Code> = {
  code: Code | null;
  isOpen: boolean;
  prepare: () => void;
  /** Tells the visitor if the code fails to load. */
  open: () => void;
  close: () => void;
};

/** `load` must be the same function at every render; `store` writes the open panel's filters to the URL. */
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
