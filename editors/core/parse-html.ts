/**
 * Parses HTML without running or loading anything. With trusted types, the page must allow a policy
 * named `imo-editor`.
 */
type HtmlPolicy = { createHTML(html: string): string };
type Factory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };

let policy: HtmlPolicy | undefined;

/** Returns the parsed HTML as a document that is never shown. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trustHtml(html), "text/html");
}

/** Returns HTML in the form that the page's trusted types accept. */
export function trustHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy("imo-editor", { createHTML: (text) => text });
  return policy ? policy.createHTML(html) : html;
}

/**
 * Creates a tag's JSON script, which no text can close early. It is created by parsing, because
 * trusted types refuse to fill in a script afterwards.
 */
export function makeDataScript(json: string): Element {
  const html = `<script type="application/json">${json.replaceAll("<", "\\u003c")}</script>`;
  return parseHtml(html).head.firstElementChild as Element;
}
