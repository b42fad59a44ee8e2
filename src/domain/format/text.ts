/** Texts, compared (docs/product/places.md#comparison), cut and trimmed (docs/product/forms.md#trimming). */

/**
 * Blanks, and characters that show nothing but pass `trim`: control characters, zero-width blanks, direction marks of a
 * pasted phone number, Hangul fillers.
 */
export const invisible =
  "\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u061c\\u115f-\\u1160\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufeff\\uffa0";
const leading = new RegExp(`^[${invisible}]+`, "u");
/** Matches what a visitor sees; its source is a pattern for other languages, too. */
export const visible = new RegExp(`[^${invisible}]`, "u");
const anyInvisible = new RegExp(`[${invisible}]+`, "gu");

/** Removes case and accents for comparison (`Águeda` → `agueda`); the length may change. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Cuts a longer text after `limit` UTF-16 units, or one less within a character, and adds `...`. */
export function shorten(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, "")}...` : text;
}

/** Removes blanks and invisible characters at both ends. */
export function trim(text: string): string {
  const start = text.replace(leading, "");
  let end = start.length;
  // Not a `[…]+$` pattern: that one takes quadratic time on a long run of blanks in the middle.
  while (end > 0 && !visible.test(start[end - 1] as string)) end--;
  return start.slice(0, end);
}

/** Tells if a text looks empty to a visitor. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** Removes blanks and invisible characters inside, too: for numbers typed as `200 000`. */
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

/** Formats "preço, TAN e prazo", for the reason that `format-number.ts` gives without `Intl`; nothing for no parts. */
export function formatList(parts: readonly string[]): string {
  return [...parts.slice(0, -2), parts.slice(-2).join(" e ")].join(", ");
}
