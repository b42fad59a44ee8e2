/** A side panel whose code loads when a visitor approaches its button. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type PageUnder, PanelEntry } from "#history/panel-entry.ts";
import { useLater } from "#ui/use-later.ts";

/**
 * Returns a panel, its code once loaded, and the props of its button.
 * @param load fetches the code (`loadOnce`)
 * @param page writes the open panel's filters to the URL
 */
export function usePanel<Code>(load: () => Promise<Code>, page: PageUnder) {
  const { code, want, wantAtPress } = useLater(load);
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<PanelEntry>(null);
  entry.current ??= new PanelEntry(page, setOpen);
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
