/** Reads numbers that other programs provide; `typed-number.ts` reads those that people type. */

/**
 * Reads a number, or a number as text (`"250000.00"`, `"3,5"`); returns `null` for anything else,
 * such as `"1e5"`, `true` or `Infinity`.
 */
export function parseGivenNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || !/^\s*-?\d+([.,]\d+)?\s*$/.test(value)) return null;
  const number = Number(value.replace(",", "."));
  return Number.isFinite(number) ? number : null;
}
