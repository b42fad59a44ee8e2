/** Parses HTML without running or loading anything; trusted types need a policy named `imo-editor`. */
type HtmlPolicy = { createHTML(html: string): string };
type Factory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };

let policy: HtmlPolicy | undefined;

/** Returns a document that is not shown. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trustHtml(html), "text/html");
}

/** Returns HTML in the form that the page's policy takes. */
export function trustHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy("imo-editor", { createHTML: (text) => text });
  return policy ? policy.createHTML(html) : html;
}

/** Creates the JSON script of a tag, which no text can end, by parsing: trusted types refuse one that is filled in later. */
export function makeDataScript(json: string): Element {
  const html = `<script type="application/json">${json.replaceAll("<", "\\u003c")}</script>`;
  return parseHtml(html).head.firstElementChild as Element;
}
