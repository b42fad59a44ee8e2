/** URLs in page data: an editor's text may run no script, and its paths lead to no other host. */

/**
 * A safe URL (docs/contract.md#safe-urls). No other colon before `/`, `?` and `#`: browsers drop tabs and line ends
 * before they look for the scheme, as in `java\tscript:`. Without flags, which a JSON Schema's pattern can't have.
 */
export const SAFE_URL =
  /^(?:(?:[Hh][Tt][Tt][Pp][Ss]?|[Mm][Aa][Ii][Ll][Tt][Oo]|[Tt][Ee][Ll]):|(?![^/?#]*:).)/;

/** Tells if a link to a URL runs no script. */
export function isSafeUrl(url: string): boolean {
  return SAFE_URL.test(url.trim());
}

/** Tells if a path is a folder of this site: `\` alone is a path, and the link `\/moradia_7` another host. */
export function isFolder(path: string): boolean {
  return !/[?#]/.test(path) && parseUrl(path) === null && isOfThisSite(`${path}/moradia_7`);
}

/** Tells if a URL leads to a page of this site (docs/contract.md#urls-inside-the-site). */
export function isOfThisSite(url: string): boolean {
  // Outside a browser (the build, tests in node) there is no page.
  const page = new URL(globalThis.document?.baseURI ?? "http://page.invalid/");
  const target = parseUrl(url, page);
  return target?.protocol === page.protocol && target.host === page.host;
}

/** Returns the target of a link; `null` for a text that is no URL. */
export function parseUrl(url: string, base?: string | URL): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
