/**
 * HTML that is safe by default: hono's template escapes whatever is put into it, be it text or attribute, so that a title
 * such as `<script>alert(1)</script>` can only ever be read.
 */
import { html, raw } from "hono/html";

export { html };
/**
 * The policy of the pages, the strictest that the widgets promise to work under, word for word
 * (docs/contract.md#content-security-policy): an inline style or script in a page is refused here first.
 */
export const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";

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
