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
 * Returns a function that says whether a record is for one of these listings. If a record or its
 * counterpart has no identity, because it was kept before the site named any or comes from a page
 * that doesn't know it, their ids or links decide.
 */
export function toListingMatcher(listings: readonly Known[]): (listing: Known) => boolean {
  const identities = new Set<string>();
  const ids = new Set<string>();
  const idsWithoutIdentity = new Set<string>();
  for (const listing of listings) {
    const identity = trim(listing.identidade ?? "");
    const id = toListingKey({ ...listing, identidade: "" });
    if (identity) identities.add(identity);
    if (id !== null) (identity ? ids : idsWithoutIdentity).add(id);
  }
  return (listing) => {
    const identity = trim(listing.identidade ?? "");
    if (identities.has(identity)) return true;
    const id = toListingKey({ ...listing, identidade: "" });
    if (id === null) return false;
    return idsWithoutIdentity.has(id) || (identity === "" && ids.has(id));
  };
}
