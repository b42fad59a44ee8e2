/**
 * Builds paths to a listing's own page (docs/product/cards.md#links). They come from free text, but
 * must never lead to another host.
 */
import { fold, isBlank, trim } from "./text.ts";

/**
 * Returns a title as it appears in a URL: `T3 c/ garagem, 120 m²` → `t3-c-garagem-120-m`
 * (docs/product/cards.md#slug).
 */
export function toSlug(title: string): string {
  return trim(fold(title))
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9-]/g, "");
}

/** Returns the path that a card's title links to, `/{slug}_{id}`; `null` without an id. */
export function toListingPath(
  { id, titulo }: { id: string | number | null; titulo: string },
  siteBase: string,
): string | null {
  if (id === null || isBlank(String(id))) return null;
  return `${trimFolder(siteBase)}/${toSlug(titulo)}_${encodeId(String(id))}`;
}

/**
 * Returns the path that a card's photo links to; `null` for a blank link. Browsers drop tabs and
 * read both `/\evil.com` and `/<tab>/evil.com` as another host, so backslashes and control
 * characters are stripped along with the slashes.
 */
export function toLinkPath(link: string, siteBase: string): string | null {
  const path = link.replace(/\p{Cc}/gu, "").replace(/^[\s/\\]+/, "");
  return isBlank(path) ? null : `${trimFolder(siteBase)}/${path}`;
}

/** Returns the path for the title, or else for the link; `null` if there is neither. */
export function toPagePath(
  listing: { id: string | number | null; titulo: string; link: string },
  siteBase: string,
) {
  return toListingPath(listing, siteBase) ?? toLinkPath(listing.link, siteBase);
}

function trimFolder(siteBase: string): string {
  return siteBase.replace(/\/+$/, "");
}

/** Encodes an id for a path; a lone surrogate would make `encodeURIComponent` throw. */
function encodeId(id: string): string {
  return encodeURIComponent(trim(id).replace(/\p{Cs}/gu, "\uFFFD"));
}
