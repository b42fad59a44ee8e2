import { type RefObject, useEffect } from "react";
import { afterFrame } from "#ui/after-frame.ts";

/** Opens and closes the dialog, and keeps it modal when the page moves the elements around it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const panel = dialog.current;
    if (!isOpen || !panel) return undefined;
    // Showing the panel waits for a frame, because it restyles the whole page as inert.
    const cancel = afterFrame(() => panel.open || panel.showModal());
    const release = keepModal(panel);
    return () => {
      cancel();
      release();
      panel.close();
    };
  }, [dialog, isOpen]);
}

/**
 * Reopens the dialog after a morph or a moved host, which takes it out of the top layer for good:
 * it stays open, but Escape no longer works.
 */
function keepModal(panel: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  let focused = opener;
  const noteFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  const observer = new MutationObserver(() => {
    if (!panel.isConnected || !panel.open || panel.matches(":modal")) return;
    const wasFocused = focused;
    panel.open = false;
    // When it closes, a dialog returns the focus to the element that had it when it opened.
    focus(opener);
    panel.showModal();
    focus(wasFocused);
  });
  observer.observe(document, { childList: true, subtree: true });
  panel.addEventListener("focusin", noteFocus);
  return () => {
    observer.disconnect();
    panel.removeEventListener("focusin", noteFocus);
  };
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
