/** When the number of listings is that of the search on the screen. */
import { isSameCriteria } from "#domain/search/criteria.ts";
import type { ListingResults } from "../search/listing-state.ts";

/**
 * Whether the number that is shown is that of the search under way: another page or order changes no number
 * (docs/product/listing.md#count-line).
 */
export function isCountKnown({
  shown,
  sent,
  isLoading,
}: Pick<ListingResults, "shown" | "sent" | "isLoading">): boolean {
  if (!shown) return false;
  const { criteria } = shown.search;
  return !isLoading || !sent || isSameCriteria({ ...sent.criteria, ordem: criteria.ordem }, criteria);
}
