/** The session's cookie, which a call of the page's own origin carries as a header (docs/contract.md#how-calls-are-sent). */

/** The values of all cookies of its name, in the browser's order: another application of the domain may have one, too. */
export function readXsrfTokens(): string[] {
  return [...document.cookie.matchAll(/(?:^|;\s*)XSRF-TOKEN=([^;]*)/g)].map(([, value = ""]) => decode(value));
}

/** As axios reads it: a value that is no percent-encoding stays as it is. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
