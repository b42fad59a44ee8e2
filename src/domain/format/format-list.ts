/** Lists as `Intl.ListFormat` writes them in pt-PT, without it, for the reason that `format-number.ts` gives. */

/** "preço, TAN e prazo"; nothing for no parts. */
export function formatList(parts: readonly string[]): string {
  return [...parts.slice(0, -2), parts.slice(-2).join(" e ")].join(", ");
}
