import { formatNumber } from "./format-number.ts";

/** Formats a term in years: `30 anos`, `1 ano`, with U+00A0 for every blank. */
export function formatYears(years: number): string {
  return `${formatNumber(years, { most: 6 })}\u00A0${years === 1 ? "ano" : "anos"}`;
}
