/**
 * The visitor's choice about what is kept without having been asked for (docs/product/memory.md#consent). It stands in
 * `data-imo-memory` of `<html>`, where a page can write it before this file has come; what the widgets do by it is in
 * src/memory/consent.ts. What was kept is cleared here, because a page may have no widget that knows of it.
 */
import type { ImoWidgets } from "./page-api.ts";
import { report } from "./report.ts";

const ATTRIBUTE = "data-imo-memory";
/** What src/memory/is-kept.ts calls `unaskedKeys`, which the entry can't import; a test compares. */
const UNASKED = ["imo:vistos", "imo:vistos-novos", "imo:pesquisas"];
const WORDS = ["ask", "yes", "no"];

/** Begins to follow the attribute, which the page may write on the script's tag instead, and makes `imoWidgets`. */
export function followMemory(): void {
  const root = document.documentElement;
  const read = () => root.getAttribute(ATTRIBUTE);
  const given = document.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE);
  let said: string | null = null;
  function follow() {
    const word = read();
    if (word === said) return;
    // A router that brings the next page's attributes brings the question along, which has been answered.
    if (said !== null && word !== "yes" && word !== "no") {
      root.setAttribute(ATTRIBUTE, said);
      return;
    }
    said = word;
    if (word === "no") forget();
    document.dispatchEvent(new Event("imo-memory"));
  }
  if (given != null && read() === null) root.setAttribute(ATTRIBUTE, given);
  if (given != null && !WORDS.includes(given)) reportUnknown(given);
  follow();
  new MutationObserver(follow).observe(root, { attributeFilter: [ATTRIBUTE] });
  const pageApi: ImoWidgets = {
    memory(mayKeep) {
      root.setAttribute(ATTRIBUTE, mayKeep ? "yes" : "no");
      follow();
    },
  };
  globalThis.imoWidgets = pageApi;
}

function forget(): void {
  try {
    for (const key of UNASKED) localStorage.removeItem(key);
  } catch {
    // Storage that is refused holds nothing.
  }
}

function reportUnknown(given: string): void {
  const message = `imo-widgets: ${ATTRIBUTE} expected ask, yes or no, got "${given}"; nothing is kept without having been asked for.`;
  report({ host: document.documentElement, widget: "imo-widgets", code: "page-data", message });
}
