/**
 * A simulation in the fragment of a URL (docs/product/calculator.md#link): the host's query string stays as it is, and no
 * server sees what somebody can afford.
 */

import { LINK_MARK } from "./link-mark.ts";

/** What stands in the fields, to the letter, by their names in the link. */
export type LinkedTexts = Readonly<Partial<Record<(typeof names)[number], string>>>;

const names = ["preco", "tan", "anos", "entrada", "orcamento"] as const;
/** No number that somebody means is longer. */
const LONGEST = 30;

/** What a link's fragment says; `{}` for any other. */
export function readLink(hash: string): LinkedTexts {
  if (!hash.startsWith(LINK_MARK)) return {};
  const given = new URLSearchParams(hash.slice(LINK_MARK.length));
  const texts = names.flatMap((name) => {
    const text = given.get(name);
    return text && text.length <= LONGEST ? [[name, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** `page` with a simulation instead of its fragment; empty fields are left out. */
export function toLink(page: string, texts: LinkedTexts): string {
  const filled = names.flatMap((name) => (texts[name]?.trim() ? [[name, texts[name].trim()]] : []));
  return page.replace(/#.*/, "") + LINK_MARK + new URLSearchParams(filled);
}
