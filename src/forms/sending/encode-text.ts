/** Texts that visitors or pages gave, as part of a link. */

/** Half of a character, which a paste or a JSON script may hold, is no reason to fail. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
