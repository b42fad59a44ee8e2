/** The mail that the error box offers (docs/product/forms.md#ways-to-reach-the-agency). */
export type Mail = {
  readonly subject: string;
  readonly lines: readonly (readonly [name: string, text: string])[];
};

/** Windows hands no longer link on. */
const LONGEST = 1900;

/** Returns a `mailto:` link; what is too long ends in an ellipsis. */
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

function encode(text: string): string {
  return encodeText(text).replaceAll("%0A", "%0D%0A");
}

/** Encodes a text for a link; half of a character, which a paste or a JSON script may hold, is no reason to fail. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
