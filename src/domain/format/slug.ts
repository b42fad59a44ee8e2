/** Paths of a listing's own page (docs/product/cards.md#links): out of free text, yet never to another host. */
import { fold, isBlank, trim } from "./text.ts";

/** Returns the title in a URL: `T3 c/ garagem, 120 m²` → `t3-c-garagem-120-m` (docs/product/cards.md#slug). */
export function toSlug(title: string): string {
  return trim(fold(title))
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9-]/g, "");
}

/** Returns the target of a card's title, `/{slug}_{id}`; `null` without an id. */
export function toListingPath(
  { id, titulo }: { id: string | number | null; titulo: string },
  siteBase: string,
): string | null {
  if (id === null || isBlank(String(id))) return null;
  // Half a surrogate pair would make `encodeURIComponent` throw.
  const written = encodeURIComponent(trim(String(id)).replace(/\p{Cs}/gu, "\uFFFD"));
  return `${trimFolder(siteBase)}/${toSlug(titulo)}_${written}`;
}

/**
 * Returns the target of a card's photo; `null` for a blank link. Browsers read `/\evil.com` and, tabs being dropped,
 * `/<tab>/evil.com` as another host: backslashes and control characters count as slashes do.
 */
export function toLinkPath(link: string, siteBase: string): string | null {
  const path = link.replace(/\p{Cc}/gu, "").replace(/^[\s/\\]+/, "");
  return isBlank(path) ? null : `${trimFolder(siteBase)}/${path}`;
}

/** Returns the target of a title, else the link; `null` without either. */
export function toPagePath(
  listing: { id: string | number | null; titulo: string; link: string },
  siteBase: string,
) {
  return toListingPath(listing, siteBase) ?? toLinkPath(listing.link, siteBase);
}

function trimFolder(siteBase: string): string {
  return siteBase.replace(/\/+$/, "");
}
