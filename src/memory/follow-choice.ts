/** Follows the visitor's choice (docs/product/memory.md#consent). An import would be a file for every page. */

/** The `unaskedKeys` of `is-kept.ts`. */
const UNASKED = ["imo:vistos", "imo:pesquisas"];
const WORDS = ["ask", "yes", "no"];
const root = document.documentElement;
let said: string | null = null;
let isFollowing = false;

/** Begins, or looks at once for a changed choice; an unknown word is reported. */
export function followChoice(report: (message: string) => void): void {
  look(report);
  if (isFollowing) return;
  isFollowing = true;
  new MutationObserver(() => look(report)).observe(root, { attributeFilter: ["data-imo-memory"] });
}

function look(report: (message: string) => void): void {
  const word = document.querySelector<HTMLElement>("[data-imo-memory]")?.dataset.imoMemory ?? null;
  if (word === said) return;
  if (said !== null && word !== "yes" && word !== "no") {
    // A router that brings the next page's attributes brings the answered question along.
    root.dataset.imoMemory = said;
    return;
  }
  said = word;
  if (word !== null && !WORDS.includes(word)) {
    report(
      `imo-widgets: data-imo-memory expected ask, yes or no, got "${word}"; only what a visitor asks for is kept.`,
    );
  }
  if (word === "no") forget();
  document.dispatchEvent(new Event("imo-memory"));
}

function forget(): void {
  try {
    for (const key of UNASKED) localStorage.removeItem(key);
  } catch {
    // Storage that is refused holds nothing.
  }
}
