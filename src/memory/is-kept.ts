/** The consent, and a cheap look if anything is kept, so that the code that reads it loads only then. */

/** Keys of localStorage; the calculator's and the forms' are of the session. */
export const keptKeys = {
  favourites: "imo:favoritos",
  seen: "imo:vistos",
  searches: "imo:pesquisas",
} as const;

/** Written without being asked; favourites are kept by a press on a heart. */
export const unaskedKeys: readonly string[] = [keptKeys.seen, keptKeys.searches];

/** The prefix of all keys, in both storages. */
export const OURS = "imo:";

/** Sent to the document once the visitor has had everything cleared. */
export const CLEARED = "imo-cleared";

/** Calls `listener` when the page comes out of the back/forward cache, until the returned function is called. */
export function subscribeToReturn(listener: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener("pageshow", hear);
  return () => removeEventListener("pageshow", hear);
}

/** Tells if data may be kept unasked (docs/product/memory.md#consent). */
export function mayKeepUnasked(): boolean {
  return (
    (document.querySelector<HTMLElement>("[data-imo-memory]")?.dataset.imoMemory ?? "yes") === "yes"
  );
}

/** Calls `listener` after every change of the consent (follow-choice.ts), until the returned function is called. */
export function subscribeToConsent(listener: () => void): () => void {
  document.addEventListener("imo-memory", listener);
  return () => document.removeEventListener("imo-memory", listener);
}

/** Tells if a key may be read and written. */
export function mayKeep(key: string): boolean {
  return mayKeepUnasked() || !unaskedKeys.includes(key);
}

/** Tells if one of these keys holds something; false where storage is refused. */
export function isKept(...keys: readonly string[]): boolean {
  try {
    return keys.some((key) => mayKeep(key) && localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
