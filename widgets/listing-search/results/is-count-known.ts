/** When the number of listings is that of the search on the screen. */
import { isSameCriteria } from "#domain/search/criteria.ts";
import type { ListingResults } from "../search/listing-state.ts";

/**
 * Whether what is shown answers the filters that were asked for last: another page or order changes no number, filters
 * whose request runs or has failed do (docs/product/listing.md#count-line, docs/product/listing.md#failure).
 */
export function isCountKnown({ shown, sent }: Pick<ListingResults, "shown" | "sent">): boolean {
  if (!shown) return false;
  const { criteria } = shown.search;
  return !sent || isSameCriteria({ ...sent.criteria, ordem: criteria.ordem }, criteria);
}
