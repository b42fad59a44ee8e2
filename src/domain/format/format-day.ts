/** Days without `Intl`, for the reason that `format-number.ts` gives. */

/** Formats `23/11/2026`, a day in the visitor's own time zone. */
export function formatDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
}
