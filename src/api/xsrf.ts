/** The cookie of the page's session, apart from page.ts, which every form loads. */

/** Returns the values of all `XSRF-TOKEN` cookies: another application of the domain may have one, too. */
export function readXsrfTokens(): string[] {
  return [...document.cookie.matchAll(/(?:^|;\s*)XSRF-TOKEN=([^;]*)/g)].map(([, value = ""]) =>
    decode(value),
  );
}

/** As axios reads it: a value that is no percent-encoding stays as it is. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
