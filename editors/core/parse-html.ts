/**
 * HTML that is read into a document of its own: no script of it runs and no file of it is loaded. Where a page demands
 * trusted types, a policy named `imo-editor` is asked for.
 */
type HtmlPolicy = { createHTML(html: string): string };
type Factory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };

let policy: HtmlPolicy | undefined;

/** @returns a document without a page */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trustHtml(html), "text/html");
}

/** The text as the page wants HTML to be, for places that take no plain text. */
export function trustHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy("imo-editor", { createHTML: (text) => text });
  return policy ? policy.createHTML(html) : html;
}
