/**
 * Compares (docs/product/places.md#comparison), shortens and trims strings
 * (docs/product/forms.md#trimming).
 */

/**
 * Blanks, and characters that are invisible but survive `String.prototype.trim`: control
 * characters, zero-width blanks, the direction marks of a pasted phone number, Hangul fillers.
 */
export const invisible =
  "\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u061c\\u115f-\\u1160\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufeff\\uffa0";
const leading = new RegExp(`^[${invisible}]+`, "u");
/** Matches a character that a visitor can see. Other languages use its source as a pattern, too. */
export const visible = new RegExp(`[^${invisible}]`, "u");
const anyInvisible = new RegExp(`[${invisible}]+`, "gu");

/** Removes case and accents for comparison (`Águeda` → `agueda`); the length may change. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Cuts text longer than `limit` UTF-16 units and adds `...`; never splits a surrogate pair. */
export function shorten(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, "")}...` : text;
}

/** Removes blanks and invisible characters at both ends. */
export function trim(text: string): string {
  const start = text.replace(leading, "");
  let end = start.length;
  // A `[…]+$` pattern would take quadratic time on a long run of blanks in the middle.
  while (end > 0 && !visible.test(start[end - 1] as string)) end--;
  return start.slice(0, end);
}

/** Whether a string looks empty to a visitor. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** Removes all blanks and invisible characters, even inside: people type numbers as `200 000`. */
export function removeBlanks(text: string): string {
  return text.replace(anyInvisible, "");
}

/** Returns a person's initials: `Maria de Sousa Pereira (Ovar)` → `MP`. */
export function toInitials(name: string): string {
  const letters = name
    .normalize("NFC")
    .split(/\s+/)
    .flatMap((word) => /^\p{L}/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 && letters.at(-1)].filter(Boolean).join("").toUpperCase();
}

/**
 * Formats "preço, TAN e prazo"; `""` if there are no parts. `format-number.ts` says why this avoids
 * `Intl`.
 */
export function formatList(parts: readonly string[]): string {
  return [...parts.slice(0, -2), parts.slice(-2).join(" e ")].join(", ");
}
