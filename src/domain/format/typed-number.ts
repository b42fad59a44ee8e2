/**
 * Numbers as people type them. A visitor of a Portuguese site writes `3,5` or `3.5`, and blanks where a book would set
 * them (`200 000`); in a price a dot or a comma groups thousands, so `200.000` and `200,000` are two hundred thousand, while `200.5`
 * can only be a decimal. Anything that needs guessing (`1e5`, `1,2,3`, `-1`) is no number (docs/product/numbers.md#typed-prices,
 * docs/product/numbers.md#typed-decimals).
 */
import { removeBlanks } from "./text.ts";

/** The content of a number's field: nothing, a number, or an error. */
export type TypedNumber = { kind: "empty" } | { kind: "value"; value: number } | { kind: "invalid" };

/**
 * A typed number: digits with an optional decimal part after `,` or `.`; blanks are left out.
 * @returns `invalid` also for a number too large for a computer (400 digits)
 * @see docs/product/numbers.md#typed-decimals
 */
export function parseTypedDecimal(text: string): TypedNumber {
  const typed = removeBlanks(text);
  if (typed === "") return { kind: "empty" };
  const value = /^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(",", ".")) : Number.NaN;
  return Number.isFinite(value) ? { kind: "value", value } : { kind: "invalid" };
}

/** One to three digits that do not start with 0, groups of three after dots, then maybe cents. */
const thousandsByDots = /^[1-9]\d{0,2}(\.\d{3})+(,(?!\d{3}$)\d+)?$/;
/** The same with one group after a comma. */
const thousandsByComma = /^[1-9]\d{0,2},\d{3}$/;

/**
 * A typed price, to the cent; blanks and `€` are left out wherever they stand. Three digits after a comma are thousands: a
 * price has no tenths of a cent.
 * @returns `invalid` for everything that needs guessing (`1,250,000`, `1e5`, `-1`, `12k`)
 * @see docs/product/numbers.md#typed-prices
 */
export function parseTypedPrice(text: string): TypedNumber {
  const typed = removeBlanks(text).replaceAll("€", "");
  const price = parseGrouped(thousandsByComma.test(typed) ? typed.replace(",", ".") : typed);
  return price.kind === "value" ? { kind: "value", value: Number(price.value.toFixed(2)) } : price;
}

/**
 * A typed area in m², with or without its unit (`m²`, `m2`).
 * @returns `invalid` for 0 too, and for everything that needs guessing (`-5`, `1 ha`)
 * @see docs/product/numbers.md#typed-areas
 */
export function parseTypedArea(text: string): TypedNumber {
  const area = parseGrouped(removeBlanks(text).replace(/m[²2]$/i, ""));
  return area.kind === "value" && area.value === 0 ? { kind: "invalid" } : area;
}

/** A decimal whose thousands may stand apart by dots. */
function parseGrouped(typed: string): TypedNumber {
  return parseTypedDecimal(thousandsByDots.test(typed) ? typed.replaceAll(".", "") : typed);
}
