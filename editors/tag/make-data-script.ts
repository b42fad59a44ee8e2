/** Creates the JSON script of a tag (docs/contract.md#attributes-and-script). */
import { parseHtml } from "../core/parse-html.ts";

/** Parses the script, because trusted types refuse one that is filled in later. */
export function makeDataScript(values: Readonly<Record<string, unknown>>): Element | null {
  const text = JSON.stringify(values).replaceAll("<", "\\u003c");
  return parseHtml(`<script type="application/json">${text}</script>`).querySelector("script");
}
