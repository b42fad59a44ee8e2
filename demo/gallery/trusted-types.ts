/**
 * The gallery's two dealings with trusted types, which its policy demands: HTML that is read into a document that runs
 * nothing (its own fallbacks, and pasted tags, of which only names and values reach the page), and the one worker.
 */
type HtmlPolicy = { createHTML(html: string): string };
type ScriptUrlPolicy = { createScriptURL(url: string): string };
type Factory = { createPolicy<Rules extends HtmlPolicy | ScriptUrlPolicy>(name: string, rules: Rules): Rules };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy("imo-galeria", { createHTML: (html) => html });

/** Parses HTML into a document of its own: no script of it runs and no file of it is loaded. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, "text/html");
}

/**
 * Lets a library register the service worker at `url`, and no other script: it hands over a plain text, which the policy
 * named `default` has to turn into a trusted one.
 */
export function trustWorker(url: string): void {
  factory?.createPolicy("default", {
    createScriptURL(asked) {
      if (asked !== url) throw new TypeError(`The only script that may be added is ${url}, got ${asked}.`);
      return asked;
    },
  });
}
