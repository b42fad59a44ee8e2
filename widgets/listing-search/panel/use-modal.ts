/** Keeps an open `<dialog>` modal, also when the page moves the elements around it. */
import { type RefObject, useEffect } from "react";

/** Shows the dialog and closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const panel = dialog.current;
    if (isOpen && panel && !panel.open) return afterFrame(() => panel.showModal());
    if (!isOpen && panel?.open) panel.close();
    return undefined;
  }, [dialog, isOpen]);
  useEffect(() => (isOpen && dialog.current ? keepModal(dialog.current) : undefined), [dialog, isOpen]);
}

/**
 * Shows the dialog again when it lost its modal state. A morph removes the slot and puts it back, and a host may move: a
 * dialog that leaves the document for a moment drops out of the top layer, but stays open and no longer reacts to Escape.
 * @returns a function that stops watching
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
    // Focus the opener first: a closed dialog gives the focus back to the element that had it when it opened.
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

/** The longest wait for a frame, in ms: a page that draws no frames must show its panel too. */
const LONGEST_FRAME = 100;

/**
 * Runs `task` after the next frame. Showing the panel makes the rest of the page inert, which restyles every element; the
 * frame of the click need not wait for that.
 * @returns a function that cancels the task
 */
function afterFrame(task: () => void): () => void {
  let next: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    clearTimeout(next);
    next = setTimeout(task);
  });
  next = setTimeout(() => {
    cancelAnimationFrame(frame);
    task();
  }, LONGEST_FRAME);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(next);
  };
}
