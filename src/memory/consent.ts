/**
 * Whether what nobody asked for may be kept in the visitor's browser (docs/product/memory.md#consent). The page says it by an
 * attribute of `<html>`; the entry sees to the attribute and sends the event (src/runtime/entry/memory.ts).
 */

/** Sent to the document each time the visitor's choice has changed. */
const CHANGED = "imo-memory";

/** Without the attribute the site asks nobody; with any word but `yes` nothing is kept. */
export function mayKeepUnasked(): boolean {
  return (document.documentElement.dataset.imoMemory ?? "yes") === "yes";
}

/** Calls `listener` after every change of it, until the returned function is called. */
export function subscribeToConsent(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
