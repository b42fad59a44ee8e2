/**
 * Turns the typed text into the mail that the error box offers (docs/product/forms.md#ways-to-reach-the-agency), so that a
 * failed send loses nothing.
 */

import { encodeText } from "./encode-text.ts";

/** A mail of a form: its subject, and each line with what it is called. */
export type Mail = { readonly subject: string; readonly lines: readonly (readonly [name: string, text: string])[] };

/** Windows hands no longer a link on. */
const LONGEST = 1900;

/** A `mailto:` link, as long as mail programs take; what is too long ends in an ellipsis. */
export function toMailLink(email: string, { subject, lines }: Mail): string {
  const filled = lines.filter(([, text]) => text.trim() !== "");
  const body = filled.map(([name, text]) => `${name}: ${text.trim()}`).join("\n");
  const link = `mailto:${email}?subject=${encode(subject)}&body=`;
  const whole = encode(body);
  if (link.length + whole.length <= LONGEST) return link + whole;

  const ellipsis = encode("…");
  let cut = "";
  // Whole characters: half of one can't be encoded.
  for (const character of body) {
    const next = cut + encode(character);
    if (link.length + next.length + ellipsis.length > LONGEST) break;
    cut = next;
  }
  return link + cut + ellipsis;
}

/** Mail has line ends of its own. */
function encode(text: string): string {
  return encodeText(text).replaceAll("%0A", "%0D%0A");
}
