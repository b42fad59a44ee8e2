/**
 * HTML that is safe by default: hono's template escapes whatever is put into it, be it text or attribute, so that a title
 * such as `<script>alert(1)</script>` can only ever be read.
 */
import { html, raw } from "hono/html";

export { html };
/** The template's result. */
export type Html = ReturnType<typeof html>;

/**
 * Page data for a widget: the direct-child JSON script (docs/contract.md#attributes-and-script). `<` is written as
 * `\u003c`, so that no text in it can close the script or open a comment.
 */
export function jsonScript(data: unknown): Html {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return raw(`<script type="application/json">${json}</script>`);
}
