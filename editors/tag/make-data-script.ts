/** Page data as the JSON script of a tag (docs/contract.md#attributes-and-script). */
import { parseHtml } from "../core/parse-html.ts";

/** The script. It is parsed, because one that is filled in later is refused where trusted types are demanded. */
export function makeDataScript(values: Readonly<Record<string, unknown>>): Element | null {
  const text = JSON.stringify(values).replaceAll("<", "\\u003c");
  return parseHtml(`<script type="application/json">${text}</script>`).querySelector("script");
}
