/** Formats lists without `Intl.ListFormat`, for the reason that `format-number.ts` gives. */

/** Formats "preço, TAN e prazo"; nothing for no parts. */
export function formatList(parts: readonly string[]): string {
  return [...parts.slice(0, -2), parts.slice(-2).join(" e ")].join(", ");
}
