import { formatNumber } from "./format-number.ts";

/** Formats "1 imóvel", "24 imóveis", "1 234 imóveis" with U+00A0. */
export function formatListingCount(count: number): string {
  return count === 1 ? "1 imóvel" : `${formatNumber(count, { most: 3 })} imóveis`;
}
