/**
 * Compares, cuts and trims texts. Names of places arrive typed by hand, from addresses and from other systems, so they are
 * compared without case and accents (docs/product/places.md#suggestions, docs/product/places.md#comparison,
 * docs/product/listing.md#presets); long ones are cut the same way everywhere (docs/product/places.md#long-names,
 * docs/product/cards.md#address); and what a form calls blank is decided here once (docs/product/forms.md#trimming).
 */

/**
 * Blanks at either end: what `trim` knows, plus the characters that show nothing but that `trim` leaves (control
 * characters, zero-width blanks, direction marks that come with a pasted phone number, Hangul fillers). A name made
 * only of these would pass as filled in.
 */
const invisible =
  "\\p{White_Space}\\p{Cc}\\u00AD\\u061C\\u115F\\u1160\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0";
const leading = new RegExp(`^[${invisible}]+`, "u");
const visible = new RegExp(`[^${invisible}]`, "u");
const anyInvisible = new RegExp(`[${invisible}]+`, "gu");

/** The text for comparison: neither case nor accents (`Águeda` → `agueda`). Its length may differ from the text's. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * The first `limit` UTF-16 units and `...`, only when the text is longer (docs/product/places.md#long-names,
 * docs/product/cards.md#address); one less where a character of two would be halved.
 */
export function shorten(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, "")}...` : text;
}

/**
 * The text without blanks and invisible characters at its ends: what is judged and what is sent
 * (docs/product/forms.md#trimming).
 */
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

/** The text without any blank or invisible character, also inside: for numbers typed as `200 000` or pasted. */
export function removeBlanks(text: string): string {
  return text.replace(anyInvisible, "");
}

/**
 * Returns a person's initials, for want of a photo: of the first word and of the last (`Maria Antónia
 * de Vasconcelos e Sousa Pereira` → `MP`). Words without a letter at their start (`(Ovar)`, `2`) don't count.
 */
export function toInitials(name: string): string {
  const letters = name
    .normalize("NFC")
    .split(/\s+/)
    .flatMap((word) => /^\p{L}/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 && letters.at(-1)].filter(Boolean).join("").toUpperCase();
}
