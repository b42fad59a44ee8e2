import type { UsualFallback } from "#runtime/describe.ts";
import type { PageDataValues } from "../core/page-data-texts.ts";
import { parseHtml } from "../core/parse-html.ts";
import { formatFallback } from "./fallback.ts";

/** `text` is `""` for the usual words; `kept` is HTML that the form can't make of a text. */
export type ReadFallback = { text: string; kept: string | null };

/** Reads a tag's content as the editor's words, or as HTML if it is more than words; `html` is `""` without any. */
export function readFallback(html: string, usual: UsualFallback, values: PageDataValues): ReadFallback {
  const found = parseHtml(html).body;
  const text = (found.textContent ?? "").replace(/\s+/g, " ").trim();
  const isMadeOf = (words: string) =>
    parseHtml(formatFallback(usual, values, words)).body.innerHTML === found.innerHTML;
  if (html === "" || isMadeOf("")) return { text: "", kept: null };
  return { text, kept: isMadeOf(text) ? null : html };
}
