/** A side panel whose code comes when somebody comes near its button. */
import { useCallback } from "react";
import type { ListingStore } from "./listing-store.ts";
import { useLazyPart } from "./use-lazy-part.ts";
import { usePanel } from "./use-panel.ts";

/** The panel, and what its button does. */
export type LazyPanel<Part> = {
  /** What the panel is drawn by, once it has come. */
  part: Part | null;
  /** Whether it is on the screen. */
  isOpen: boolean;
  /** Its button was approached: the click has then only to show it. */
  prepare: () => void;
  /** Its button was clicked; without its code nothing is opened. */
  open: () => void;
  /** The visitor closed it. */
  close: () => void;
};

/**
 * @param store whose history the open panel has an entry in
 * @param load fetches the panel; the same function at every render
 */
export function useLazyPanel<Part>(store: ListingStore, load: () => Promise<Part>): LazyPanel<Part> {
  const { part, want } = useLazyPart(load);
  const { isOpen, openPanel, closePanel } = usePanel(store);
  return {
    part,
    isOpen,
    prepare: useCallback(() => void want(), [want]),
    open: useCallback(async () => {
      if (await want()) openPanel();
    }, [want, openPanel]),
    close: closePanel,
  };
}
