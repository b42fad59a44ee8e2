/**
 * Follows the visitor's choice (docs/product/memory.md#consent). It imports nothing, because that
 * would be another file for every page.
 */

/** Repeats the `unaskedKeys` of `is-kept.ts`. */
const UNASKED = ["imo:vistos", "imo:pesquisas"];
const WORDS = ["ask", "yes", "no"];
const root = document.documentElement;
let followed: string | null = null;
let isFollowing = false;

/**
 * Starts following the choice, or checks at once whether it has changed. Reports an unknown word.
 */
export function followChoice(report: (message: string) => void): void {
  look(report);
  if (isFollowing) return;
  isFollowing = true;
  new MutationObserver(() => look(report)).observe(root, { attributeFilter: ["data-imo-memory"] });
}

function look(report: (message: string) => void): void {
  const word = document.querySelector<HTMLElement>("[data-imo-memory]")?.dataset.imoMemory ?? null;
  if (word === followed) return;
  if (followed !== null && word !== "yes" && word !== "no") {
    // A router that swaps in the next page's attributes also restores the question that was already
    // answered.
    root.dataset.imoMemory = followed;
    return;
  }
  followed = word;
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
    // Storage that is refused contains nothing.
  }
}
