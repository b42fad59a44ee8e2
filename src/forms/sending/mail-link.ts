/** The mail that the error box offers (docs/product/forms.md#ways-to-reach-the-agency). */
export type Mail = {
  readonly subject: string;
  readonly lines: readonly (readonly [name: string, text: string])[];
};

/** Windows doesn't pass on longer links. */
const LONGEST = 1900;

/** Returns a `mailto:` link; a body that is too long is cut and ends in an ellipsis. */
export function toMailLink(email: string, { subject, lines }: Mail): string {
  const filled = lines.filter(([, text]) => text.trim() !== "");
  const body = filled.map(([name, text]) => `${name}: ${text.trim()}`).join("\n");
  const link = `mailto:${email}?subject=${encode(subject)}&body=`;
  const whole = encode(body);
  if (link.length + whole.length <= LONGEST) return link + whole;

  const ellipsis = encode("…");
  let cut = "";
  // The text is cut between whole characters, because half a surrogate pair can't be encoded.
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

/**
 * Encodes a string for a link. Lone surrogates, which a paste or a JSON script may contain, are
 * replaced instead of failing.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
