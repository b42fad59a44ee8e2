/**
 * Keeps a simulation in a URL's fragment, so no server learns the visitor's budget
 * (docs/product/calculator.md#link).
 */

import { dropCampaignMarks } from "#domain/search/campaign-marks.ts";
import { LINK_MARK, LONGEST_TEXT, type Texts } from "./simulation.ts";

/** The fields of the calculator and its plan; those that the link doesn't have are left out. */
export type LinkedTexts = Readonly<Partial<Texts & { down: string; budget: string }>>;

/** Keyed by their names in the link. */
const fields = {
  preco: "price",
  tan: "rate",
  anos: "years",
  entrada: "down",
  orcamento: "budget",
} as const;

/** Parses a link's fragment; `{}` for any other fragment. */
export function readLink(hash: string): LinkedTexts {
  if (!hash.startsWith(LINK_MARK)) return {};
  const linked = new URLSearchParams(hash.slice(LINK_MARK.length));
  const texts = Object.entries(fields).map(([name, field]) => [field, linked.get(name)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text && text.length <= LONGEST_TEXT));
}

/** Returns the URL of `page` with the simulation as its fragment; empty fields are left out. */
export function toLink(page: string, texts: LinkedTexts): string {
  const all = Object.entries(fields).map(([name, field]) => [name, texts[field]?.trim() ?? ""]);
  return (
    dropCampaignMarks(page.replace(/#.*/, "")) +
    LINK_MARK +
    new URLSearchParams(all.filter(([, text]) => text))
  );
}
