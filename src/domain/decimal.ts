/**
 * Numbers as people type them and as machines give them. A visitor of a Portuguese site writes `3,5` or `3.5`, and blanks
 * where a book would set them (`200 000`); anything that needs guessing (`1e5`, `1,2,3`, `-1`) is no number (SPEC §5,
 * DECISIONS 21). Prices have thousands as well: `price.ts`.
 */
import { withoutBlanks } from "./text.ts";

/** What stands in a number's field: nothing, a number, or something to mark. */
export type TypedNumber = { kind: "empty" } | { kind: "value"; value: number } | { kind: "invalid" };

/**
 * A typed number: digits with an optional decimal part after `,` or `.`; blanks are left out.
 * @returns `invalid` also for a number too large for a computer (400 digits)
 * @see SPEC §5 Calculator, DECISIONS 21
 */
export function typedDecimal(text: string): TypedNumber {
  const typed = withoutBlanks(text);
  if (typed === "") return { kind: "empty" };
  const value = /^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(",", ".")) : Number.NaN;
  return Number.isFinite(value) ? { kind: "value", value } : { kind: "invalid" };
}

/**
 * A number as an API or page data gives it: a number, or the same written as text (`"250000.00"`, `"3,5"`, `"-5"`).
 * @returns `null` for everything else: `null`, blanks, `"Sob consulta"`, `"1e5"`, `true`, `Infinity`
 * @see CONTRACT §1, §6
 */
export function givenNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || !/^\s*-?\d+([.,]\d+)?\s*$/.test(value)) return null;
  const number = Number(value.replace(",", "."));
  return Number.isFinite(number) ? number : null;
}
