import { isSameCriteria } from "#domain/search/criteria.ts";
import type { ListingResults } from "../search/listing-state.ts";

/**
 * Tells if the number on the screen answers the filters that were requested last. Another page or order keeps the number;
 * filters whose request runs or has failed do not (docs/product/listing.md#count-line, docs/product/listing.md#failure).
 */
export function isCountKnown({ shown, sent }: Pick<ListingResults, "shown" | "sent">): boolean {
  if (!shown) return false;
  const { criteria } = shown.search;
  return !sent || isSameCriteria({ ...sent.criteria, ordem: criteria.ordem }, criteria);
}
