/**
 * An unknown place typed on the home page, which the next list mentions
 * (docs/product/places.md#typed-places).
 */
import { isBlank } from "#domain/format/text.ts";
import { tabTexts } from "./text-stores.ts";

const KEY = "imo:localizacao";
/** In ms; a list that opens later belongs to another visit. */
const LONGEST = 60_000;

/** Keeps the text for the list that opens next. */
export function keepLeftOutPlace(text: string): void {
  tabTexts.keep(KEY, JSON.stringify({ text, at: Date.now() }));
}

/** Returns the kept text and forgets it; `null` if there is none. */
export function takeLeftOutPlace(): string | null {
  const { text, at } = tabTexts.read(KEY);
  tabTexts.keep(KEY, "");
  const isNow = typeof at === "number" && Math.abs(Date.now() - at) < LONGEST;
  return isNow && typeof text === "string" && !isBlank(text) ? text : null;
}
