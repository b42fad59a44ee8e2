/** Reads the cookie of the page's session. It is separate from page.ts, which every form loads. */

/**
 * Returns the values of all `XSRF-TOKEN` cookies; another application on the domain may have set
 * one, too.
 */
export function readXsrfTokens(): string[] {
  return [...document.cookie.matchAll(/(?:^|;\s*)XSRF-TOKEN=([^;]*)/g)].map(([, value = ""]) =>
    decode(value),
  );
}

/** Decodes like axios: a value that isn't percent-encoded is kept as it is. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
