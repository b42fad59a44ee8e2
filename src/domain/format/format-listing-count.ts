/** Formats the number of listings for every widget. */
import { formatNumber } from "./format-number.ts";

/** "1 imóvel", "24 imóveis", "1 234 imóveis" with U+00A0. */
export function formatListingCount(count: number): string {
  return count === 1 ? "1 imóvel" : `${formatNumber(count, { most: 3 })} imóveis`;
}
