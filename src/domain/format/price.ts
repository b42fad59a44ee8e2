/** Shown prices (docs/product/numbers.md#shown-prices); as a visitor types them: `typed-number.ts`. */
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

/** Tells if a price is a rent, and not that of a home which is for sale too (docs/product/cards.md#price). */
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

/** Tells if a price is to be shown: one that does not round to 0 or less. */
export function isPriced(preco: number | string | null | undefined): boolean {
  const value = parseGivenNumber(preco);
  return value !== null && Math.round(value) > 0;
}

/** Formats a listing's price with the `/mês` of a rent, as one text. */
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
