/**
 * Reads HTML into a document that runs nothing. The demo's policy demands trusted types for it; what is parsed here are
 * the gallery's own snippets, and pasted ones that are only read, never put onto the page.
 */
type Policy = { createHTML(html: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy("imo-galeria", { createHTML: (html) => html });

export function parsedHtml(html: string): Document {
  return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, "text/html");
}
