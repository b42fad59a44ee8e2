/**
 * Formats prices (docs/product/numbers.md#shown-prices); `typed-number.ts` reads those that
 * visitors type.
 */
import { formatNumber } from "./format-number.ts";
import { parseGivenNumber } from "./given-number.ts";
import { fold } from "./text.ts";

/** Formats a sum in whole euros: `1 234 €` with two U+00A0. */
export function formatEuros(value: number): string {
  return formatAmount(value, "€");
}

/** Formats an amount in whole units: `120 m²` with U+00A0. */
export function formatAmount(value: number, unit: string): string {
  return `${formatNumber(value, { most: 0 })}\u00A0${unit}`;
}

/**
 * Whether a price is a monthly rent. A home that is also for sale shows its sale price
 * (docs/product/cards.md#price).
 */
export function isMonthly({
  preco,
  tipoNegocio,
}: {
  preco: number | string | null;
  tipoNegocio: string;
}): boolean {
  const purpose = fold(tipoNegocio);
  return isPriced(preco) && purpose.includes("arrend") && !purpose.includes("vend");
}

/** Whether a price can be shown, which means that it rounds to more than 0. */
export function isPriced(preco: number | string | null | undefined): boolean {
  const value = parseGivenNumber(preco);
  return value !== null && Math.round(value) > 0;
}

/** Formats a listing's price as a single string, with `/mês` for a rent. */
export function formatWholePrice(listing: {
  preco: number | string | null;
  tipoNegocio: string;
}): string {
  return formatPrice(listing.preco) + (isMonthly(listing) ? "/mês" : "");
}

/** Formats a card's price: `250 000 €` or `Sob Consulta`. */
export function formatPrice(preco: number | string | null | undefined): string {
  return isPriced(preco) ? formatEuros(parseGivenNumber(preco) as number) : "Sob Consulta";
}
