/** Whether the panel of the search is open, and its code, which comes when somebody comes near its button. */
import { useCallback } from "react";
import type { SearchStore } from "./search-store.ts";
import { useLazyPart } from "./use-lazy-part.ts";
import { usePanel } from "./use-panel.ts";

const loadPanel = () => import("./SearchPanel.tsx");

/** @param store whose history the open panel has an entry in */
export function useSearchPanel(store: SearchStore) {
  const { part, want } = useLazyPart(loadPanel);
  const { panel, openPanel, closePanel } = usePanel(store);
  return {
    /** The panel, once it has come. */
    SearchPanel: part?.SearchPanel ?? null,
    isOpen: panel.isOpen,
    prepare: want,
    open: useCallback(() => {
      openPanel();
      want();
    }, [openPanel, want]),
    close: closePanel,
  };
}
