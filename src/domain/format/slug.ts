/**
 * The paths of a listing's own page (docs/product/cards.md#links, docs/product/cards.md#slug). Titles and links are the
 * agency's free text, so whatever they hold, what comes out is a path on the host's own site: never another scheme,
 * never another host.
 */
import { fold, isBlank, trim } from "./text.ts";

/**
 * The title in a URL: accents folded, lower case, trimmed, runs of blanks → one hyphen, everything but a–z, 0–9 and
 * hyphens dropped. `T2 - Ovar` → `t2---ovar`; `T3 c/ garagem, 120 m²` → `t3-c-garagem-120-m`.
 * @see docs/product/cards.md#slug
 */
export function toSlug(title: string): string {
  return trim(fold(title))
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9-]/g, "");
}

/**
 * Where a card's title leads: `/{slug}_{id}`, below `siteBase`.
 * @param siteBase page data; `""` or a folder (`/imobiliaria`), with or without a slash at its end
 * @returns `null` without an id: there is no page to lead to
 */
export function toListingPath(
  { id, titulo }: { id: string | number | null; titulo: string },
  siteBase: string,
): string | null {
  if (id === null || isBlank(String(id))) return null;
  return `${trimFolder(siteBase)}/${toSlug(titulo)}_${encodeId(String(id))}`;
}

/**
 * Where a card's photo leads: `/` + `link` without leading slashes, below `siteBase`. Browsers read `/\evil.com` and, tabs
 * being dropped, `/<tab>/evil.com` as another host; hence backslashes and control characters count as slashes do.
 * @returns `null` for a blank link
 */
export function toLinkPath(link: string, siteBase: string): string | null {
  const path = link.replace(/\p{Cc}/gu, "").replace(/^[\s/\\]+/, "");
  return isBlank(path) ? null : `${trimFolder(siteBase)}/${path}`;
}

/**
 * A listing's page: where its title leads, or, for one that is known by its link alone, its link.
 * @returns `null` for one with neither
 */
export function toPagePath(listing: { id: string | number | null; titulo: string; link: string }, siteBase: string) {
  return toListingPath(listing, siteBase) ?? toLinkPath(listing.link, siteBase);
}

function trimFolder(siteBase: string): string {
  return siteBase.replace(/\/+$/, "");
}

/** Half a surrogate pair would make `encodeURIComponent` throw. */
function encodeId(id: string): string {
  return encodeURIComponent(trim(id).replace(/\p{Cs}/gu, "\uFFFD"));
}
