/**
 * The visitor's consent (docs/product/memory.md#consent), said by an attribute of `<html>` or of the script's tag;
 * `follow-choice.ts` sends the event.
 */

const CHOICE_CHANGED = "imo-memory";

/** Tells if data may be kept unasked: without the attribute yes, with any word but `yes` no. */
export function mayKeepUnasked(): boolean {
  return (document.querySelector<HTMLElement>("[data-imo-memory]")?.dataset.imoMemory ?? "yes") === "yes";
}

/** Calls `listener` after every change of it, until the returned function is called. */
export function subscribeToConsent(listener: () => void): () => void {
  document.addEventListener(CHOICE_CHANGED, listener);
  return () => document.removeEventListener(CHOICE_CHANGED, listener);
}
