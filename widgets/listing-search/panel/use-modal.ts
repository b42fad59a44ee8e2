/** A `<dialog>` that is modal as long as it is open, whatever the page does to the elements around it. */
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
 * A morph puts the slot back that it took out, and a host may move: the browser takes a dialog that leaves the document for
 * a moment out of the top layer and leaves it open, over a page that can be used, and deaf to Escape. So it is shown again.
 * @returns ends it
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
    // Closed, the dialog gives the focus to what has it now.
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

/** In ms; a page that draws no frames must show its panel too. */
const LONGEST_FRAME = 100;

/**
 * Does `task` once the frame that is due has been drawn: to show the panel makes the rest of the page inert, and with that
 * the browser restyles every element, which the click's own frame need not wait for.
 * @returns gives it up
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
