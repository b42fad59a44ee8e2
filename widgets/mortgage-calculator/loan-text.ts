/**
 * How a loan's numbers read: in the fields, where a preset stands as a visitor would have typed it, and in the result,
 * where they are grouped and have their units. All blanks are U+00A0, whichever the browser's own tables hold.
 */
import type { Loan } from "./instalment.ts";

const ungrouped = new Intl.NumberFormat("pt-PT", { useGrouping: false, maximumFractionDigits: 20 });
const grouped = new Intl.NumberFormat("pt-PT", { useGrouping: true, maximumFractionDigits: 6 });
const inEuros = { style: "currency", currency: "EUR", useGrouping: true } as const;
const eurosAndCents = new Intl.NumberFormat("pt-PT", inEuros);
const eurosMaybeCents = new Intl.NumberFormat("pt-PT", { ...inEuros, trailingZeroDisplay: "stripIfInteger" });

/** A preset in its field: `3.5` → `3,5`; without thousands, so that it is easy to change. */
export function formatPreset(preset: number | undefined): string {
  return preset === undefined ? "" : ungrouped.format(preset);
}

/** `898,00 €`, `1 898,00 €` (docs/product/calculator.md#instalment). */
export function formatInstalment(euros: number): string {
  return unbroken(eurosAndCents.format(euros));
}

/** What was understood, read back: `200 000 € a 30 anos, TAN 3,5 %`; only the groups keep together. */
export function formatLoan({ price, rate, years }: Loan): string {
  const term = `${grouped.format(years)} ${years === 1 ? "ano" : "anos"}`;
  return `${unbroken(eurosMaybeCents.format(price))} a ${unbroken(term)}, ${unbroken(`TAN ${grouped.format(rate)} %`)}`;
}

function unbroken(text: string): string {
  return text.replace(/\s/g, "\u00A0");
}
