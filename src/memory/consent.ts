/**
 * Tells if data that the visitor did not ask to keep may be kept in the browser (docs/product/memory.md#consent). The page says it by an
 * attribute of `<html>`, or of the script's tag, which comes after it; `follow-choice.ts` sends the event.
 */

/** Sent to the document each time the visitor's choice has changed. */
const CHOICE_CHANGED = "imo-memory";

/** Without the attribute everything may be; with any word but `yes` nothing is kept. */
export function mayKeepUnasked(): boolean {
  return (document.querySelector<HTMLElement>("[data-imo-memory]")?.dataset.imoMemory ?? "yes") === "yes";
}

/** Calls `listener` after every change of it, until the returned function is called. */
export function subscribeToConsent(listener: () => void): () => void {
  document.addEventListener(CHOICE_CHANGED, listener);
  return () => document.removeEventListener(CHOICE_CHANGED, listener);
}
