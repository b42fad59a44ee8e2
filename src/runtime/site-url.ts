/**
 * An editor's shortcode may not send visitors to another host (docs/contract.md#urls-inside-the-site). The browser's
 * own parser judges `//x`, `/\x` and tabs in between.
 */

/**
 * Tells if a path is a folder of this site, by the target of a link that begins with it: `\` alone is a path, and
 * `\/moradia_7` another host.
 */
export function isFolder(path: string): boolean {
  return !/[?#]/.test(path) && parseUrl(path) === null && isOfThisSite(`${path}/moradia_7`);
}

/** Tells if a URL leads to a page of this site. */
export function isOfThisSite(url: string): boolean {
  // Outside a browser (the build, tests in node) there is no page.
  const page = new URL(globalThis.document?.baseURI ?? "http://page.invalid/");
  const target = parseUrl(url, page);
  return target !== null && target.protocol === page.protocol && target.host === page.host;
}

/** Returns the target of a link; `null` for a text that is no URL. */
export function parseUrl(url: string, base?: string | URL): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
