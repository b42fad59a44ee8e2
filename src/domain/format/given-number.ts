/** Numbers as other programs give them; as people type them: `typed-number.ts`. */

/** Reads a number, or one as text (`"250000.00"`, `"3,5"`); `null` for all else: `"1e5"`, `true`, `Infinity`. */
export function parseGivenNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || !/^\s*-?\d+([.,]\d+)?\s*$/.test(value)) return null;
  const number = Number(value.replace(",", "."));
  return Number.isFinite(number) ? number : null;
}
