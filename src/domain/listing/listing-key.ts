import { isBlank, trim } from "#domain/format/text.ts";

type Known = {
  readonly id: string | number | null;
  readonly link: string;
  readonly identidade?: string;
};

/**
 * Returns a listing's key in storage: its identity, or else its id or link. Without any of them it
 * is `null`, and the listing can't be kept.
 */
export function toListingKey({ id, link, identidade = "" }: Known): string | null {
  const key = trim(identidade) || trim(String(id ?? "")) || trim(link);
  return isBlank(key) ? null : key;
}

/**
 * Whether two records are of the same listing. If one of them has no identity, because it was kept
 * before the site named any or comes from a page that doesn't know it, their ids or links decide.
 */
export function isSameListing(listing: Known, other: Known): boolean {
  if (trim(listing.identidade ?? "") && trim(other.identidade ?? "")) {
    return toListingKey(listing) === toListingKey(other);
  }
  const key = toListingKey({ ...listing, identidade: "" });
  return key !== null && key === toListingKey({ ...other, identidade: "" });
}
