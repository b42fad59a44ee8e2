/** Formats a loan's numbers; every space inside a number is U+00A0. */
import { formatNumber, formatYears } from "#domain/format/format-number.ts";
import type { Loan } from "#domain/instalment.ts";

/**
 * Formats a preset for its field: `3.5` → `3,5`. It has no thousands separator, so it is easy to
 * edit.
 */
export function formatPreset(preset: number | undefined): string {
  return preset === undefined ? "" : formatNumber(preset, { most: 20 }).replaceAll("\u00A0", "");
}

/**
 * Formats the loan as the calculator understood it: `200 000 € a 30 anos, TAN 3,5 %`. A line can't
 * break inside a number or before its unit.
 */
export function formatLoan({ price, rate, years }: Loan): string {
  const money = formatNumber(price, { most: 2, least: 2 }).replace(/,00$/, "");
  return `${money}\u00A0€ a ${formatYears(years)}, TAN\u00A0${formatRate(rate)}`;
}

/** Formats cents as euros: `718,47 €`, `1 898,00 €` (docs/product/calculator.md#instalment). */
export function formatCents(cents: number): string {
  return `${formatNumber(cents / 100, { most: 2, least: 2 })}\u00A0€`;
}

/** Formats a rate in %: `3,5 %`. */
export function formatRate(rate: number): string {
  return `${formatNumber(rate, { most: 6 })}\u00A0%`;
}
