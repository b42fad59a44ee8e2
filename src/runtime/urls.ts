/**
 * Checks URLs in page data: an editor's text must not run a script, and its paths must not lead to
 * another host.
 */

/**
 * A safe URL (docs/contract.md#safe-urls). No other colon may come before `/`, `?` or `#`, because
 * browsers drop tabs and line ends before they look for the scheme, as in `java\tscript:`. The
 * expression has no flags, because a JSON Schema's pattern can't have any.
 */
export const SAFE_URL =
  /^(?:(?:[Hh][Tt][Tt][Pp][Ss]?|[Mm][Aa][Ii][Ll][Tt][Oo]|[Tt][Ee][Ll]):|(?![^/?#]*:).)/;

/** Whether a link to a URL can't run a script. */
export function isSafeUrl(url: string): boolean {
  return SAFE_URL.test(url.trim());
}

/**
 * Whether a path is a folder of this site. `\` would count as a path, but the link `\/moradia_7`
 * leads to another host.
 */
export function isFolder(path: string): boolean {
  return !/[?#]/.test(path) && parseUrl(path) === null && isOfThisSite(`${path}/moradia_7`);
}

/** Whether a URL leads to a page of this site (docs/contract.md#urls-inside-the-site). */
export function isOfThisSite(url: string): boolean {
  // Outside a browser (the build, tests in node) there is no page.
  const page = new URL(globalThis.document?.baseURI ?? "http://page.invalid/");
  const target = parseUrl(url, page);
  return target?.protocol === page.protocol && target.host === page.host;
}

/** Returns the target of a link; `null` if the text isn't a URL. */
export function parseUrl(url: string, base?: string | URL): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
