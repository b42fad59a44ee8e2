/** How many listings there are, as heading, button and screen reader say it. */
import { isSameCriteria } from "#domain/criteria.ts";
import { formatNumber } from "#domain/format-number.ts";
import type { ResultsState } from "./results-store.ts";

/** "1 imóvel", "24 imóveis", "1 234 imóveis" with U+00A0. */
export function formatListingCount(count: number): string {
  return count === 1 ? "1 imóvel" : `${formatNumber(count, { most: 3 })} imóveis`;
}

/**
 * Whether the number that is shown is that of the search under way: another page or order changes no number
 * (docs/product/listing.md#count-line).
 */
export function isCountKnown({ shown, sent, isLoading }: Pick<ResultsState, "shown" | "sent" | "isLoading">): boolean {
  if (!shown) return false;
  const { criteria } = shown.search;
  return !isLoading || !sent || isSameCriteria({ ...sent.criteria, ordem: criteria.ordem }, criteria);
}
