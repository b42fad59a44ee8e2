/**
 * The consent, and a cheap check for whether anything is kept, so that the code that reads it loads
 * only if needed.
 */

/** Keys in localStorage; those of the calculator and the forms are in sessionStorage. */
export const keptKeys = {
  favourites: "imo:favoritos",
  seen: "imo:vistos",
  searches: "imo:pesquisas",
} as const;

/**
 * Keys written without the visitor asking for it; favourites are kept only when a heart is pressed.
 */
export const unaskedKeys: readonly string[] = [keptKeys.seen, keptKeys.searches];

/** The prefix of all keys, in both storages. */
export const OURS = "imo:";

/**
 * The event dispatched on the document once everything has been cleared at the visitor's request.
 */
export const CLEARED = "imo-cleared";

/**
 * Calls `listener` whenever the page returns from the back/forward cache, until the returned
 * function is called.
 */
export function subscribeToReturn(listener: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener("pageshow", hear);
  return () => removeEventListener("pageshow", hear);
}

/**
 * Whether the page may keep data that the visitor didn't ask to keep
 * (docs/product/memory.md#consent).
 */
export function mayKeepUnasked(): boolean {
  return (
    (document.querySelector<HTMLElement>("[data-imo-memory]")?.dataset.imoMemory ?? "yes") === "yes"
  );
}

/**
 * Calls `listener` after every change of the consent (follow-choice.ts), until the returned
 * function is called.
 */
export function subscribeToConsent(listener: () => void): () => void {
  document.addEventListener("imo-memory", listener);
  return () => document.removeEventListener("imo-memory", listener);
}

/** Whether a key may be read and written. */
export function mayKeep(key: string): boolean {
  return mayKeepUnasked() || !unaskedKeys.includes(key);
}

/** Whether one of these keys has a value; false if storage is refused. */
export function isKept(...keys: readonly string[]): boolean {
  try {
    return keys.some((key) => mayKeep(key) && localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
