/**
 * A safe URL (docs/contract.md#safe-urls). No other colon before `/`, `?` and `#`: a browser drops tabs and line ends
 * before it looks for the scheme, and so `java\tscript:` is one. Without flags, which a JSON Schema's pattern can't
 * have.
 */
export const SAFE_URL = /^(?:(?:[Hh][Tt][Tt][Pp][Ss]?|[Mm][Aa][Ii][Ll][Tt][Oo]|[Tt][Ee][Ll]):|(?![^/?#]*:).)/;

/** Tells if a link to a URL runs no script. */
export function isSafeUrl(url: string): boolean {
  return SAFE_URL.test(url.trim());
}
