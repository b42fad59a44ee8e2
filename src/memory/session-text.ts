/** Texts in sessionStorage. Where storage is refused or full, they last as long as the page. */
const onPage = new Map<string, string>();

/** Reads the JSON object under a key; `{}` without one, because another script may have written there. */
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

/** Forgets the texts that storage did not take. */
export function clearTextsOnPage(): void {
  onPage.clear();
}
