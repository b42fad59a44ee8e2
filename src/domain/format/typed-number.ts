/**
 * Reads numbers as people type them: blanks anywhere, decimals after `,` or `.`. Anything that
 * would need guessing is `invalid`.
 */
import { removeBlanks } from "./text.ts";

export type TypedNumber =
  | { kind: "empty" }
  | { kind: "value"; value: number }
  | { kind: "invalid" };

/** Reads digits with an optional decimal part (docs/product/numbers.md#typed-decimals). */
export function parseTypedDecimal(text: string): TypedNumber {
  const typed = removeBlanks(text);
  if (typed === "") return { kind: "empty" };
  const value = /^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(",", ".")) : Number.NaN;
  return Number.isFinite(value) ? { kind: "value", value } : { kind: "invalid" };
}

/** One to three digits that don't start with 0, groups of three after dots, then optional cents. */
const thousandsByDots = /^[1-9]\d{0,2}(\.\d{3})+(,(?!\d{3}$)\d+)?$/;
/** Prices have no tenths of a cent, so three digits after a single comma are thousands. */
const thousandsByComma = /^[1-9]\d{0,2},\d{3}$/;

/** Reads a price to the cent, with `€` anywhere (docs/product/numbers.md#typed-prices). */
export function parseTypedPrice(text: string): TypedNumber {
  const typed = removeBlanks(text).replaceAll("€", "");
  const price = parseGrouped(thousandsByComma.test(typed) ? typed.replace(",", ".") : typed);
  return price.kind === "value" ? { kind: "value", value: Number(price.value.toFixed(2)) } : price;
}

/**
 * Reads an area in m², with or without its unit; 0 is `invalid`
 * (docs/product/numbers.md#typed-areas).
 */
export function parseTypedArea(text: string): TypedNumber {
  const area = parseGrouped(removeBlanks(text).replace(/m[²2]$/i, ""));
  return area.kind === "value" && area.value === 0 ? { kind: "invalid" } : area;
}

function parseGrouped(typed: string): TypedNumber {
  return parseTypedDecimal(thousandsByDots.test(typed) ? typed.replaceAll(".", "") : typed);
}
