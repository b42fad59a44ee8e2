import { isSameCriteria } from "#domain/search/criteria.ts";
import type { ListingResults } from "../search/listing-state.ts";

/** Tells if the number on the screen answers the requested filters; page and order keep it (docs/product/listing.md#count-line). */
export function isCountKnown({ shown, sent }: Pick<ListingResults, "shown" | "sent">): boolean {
  if (!shown) return false;
  const { criteria } = shown.search;
  return !sent || isSameCriteria({ ...sent.criteria, ordem: criteria.ordem }, criteria);
}
