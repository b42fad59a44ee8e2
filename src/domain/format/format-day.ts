/** Formats days without `Intl`; `format-number.ts` says why. */

/** Formats a day in the visitor's time zone, such as `23/11/2026`. */
export function formatDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
}
