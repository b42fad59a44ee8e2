/**
 * Texts in sessionStorage, which survive a reload and the way out and back, and which other tabs do not see. Where storage
 * is refused or full, they last as long as the page.
 */
const onPage = new Map<string, string>();

/** Reads the JSON object that is kept under a key, `{}` without one: another script may have written there. */
export function readKept(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(onPage.get(key) ?? sessionStorage.getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}

/** Keeps a text; `""` removes what is kept. */
export function keepText(key: string, text: string): void {
  onPage.delete(key);
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Refused or full.
    if (text !== "") onPage.set(key, text);
  }
}

/** Tells if what is kept under a key survives a reload. */
export function isSafe(key: string): boolean {
  return !onPage.has(key);
}

/** Forgets what storage did not take; the rest is cleared there. */
export function clearTextsOnPage(): void {
  onPage.clear();
}
