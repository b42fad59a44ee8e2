/** A simulation in a URL's fragment, so that no server learns the visitor's budget (docs/product/calculator.md#link). */

import { LINK_MARK } from "./simulation.ts";

/** By their names in the link. */
export type LinkedTexts = Readonly<Partial<Record<(typeof names)[number], string>>>;

const names = ["preco", "tan", "anos", "entrada", "orcamento"] as const;
/** No sensible number is longer. */
const LONGEST = 30;

/** Parses a link's fragment; `{}` for any other fragment. */
export function readLink(hash: string): LinkedTexts {
  if (!hash.startsWith(LINK_MARK)) return {};
  const given = new URLSearchParams(hash.slice(LINK_MARK.length));
  const texts = names.flatMap((name) => {
    const text = given.get(name);
    return text && text.length <= LONGEST ? [[name, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** Returns the URL of `page` with the simulation as its fragment; empty fields are left out. */
export function toLink(page: string, texts: LinkedTexts): string {
  const filled = names.flatMap((name) => (texts[name]?.trim() ? [[name, texts[name].trim()]] : []));
  return page.replace(/#.*/, "") + LINK_MARK + new URLSearchParams(filled);
}
