/** Answers that are not the call's own (docs/contract.md#what-is-a-success). */

/** XML's own line, comments and blanks may stand before what makes a text a document. */
const DOCUMENT = /^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->)*<(?:!doctype|html)[\s>]/i;

/**
 * True for the text of a whole HTML document, which no call is answered with: an offline page, a firewall's or a sign-in
 * page. A fragment may be a controller's own answer.
 */
export function isHtmlDocument(answer: unknown): answer is string {
  return typeof answer === "string" && DOCUMENT.test(answer);
}
