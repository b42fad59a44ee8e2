/** The gallery's one dealing with trusted types, which its policy demands, besides the HTML that it parses: its worker. */
type ScriptUrlPolicy = { createScriptURL(url: string): string };
type Factory = { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

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
