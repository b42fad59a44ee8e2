/**
 * HTML that is safe by default: hono's template escapes everything put into it, text or attribute,
 * so a title such as `<script>alert(1)</script>` can only be read, never run.
 */
import { html, raw } from "hono/html";

export { html };
/**
 * The pages' policy, word for word the strictest one that the widgets promise to work under
 * (docs/contract.md#content-security-policy): an inline style or script in a page already fails
 * here.
 */
export const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";

/** What the template returns. */
export type Html = ReturnType<typeof html>;

/**
 * Formats page data for a widget as the direct-child JSON script
 * (docs/contract.md#attributes-and-script). `<` is written as `\u003c`, so that no text in it can
 * close the script or open a comment.
 */
export function jsonScript(data: unknown): Html {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return raw(`<script type="application/json">${json}</script>`);
}
