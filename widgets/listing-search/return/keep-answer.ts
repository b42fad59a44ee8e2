/** Keeps the results on the screen for a visitor who comes back to the listing (docs/product/listing.md#coming-back). */
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { scrolledBy, scrollerOf } from "#ui/scroller.ts";
import { KEPT_KEY, keptName, readKeptEntries, type ScrollPosition } from "./kept-answers.ts";

/** Number of kept pages: enough for the usual way back, and few enough to leave storage for drafts. */
const MOST_PAGES = 6;
const MOST_TEXT = 400_000;

/** An answer, the request that it answers, and the visitor's scroll position. */
export type AnswerToKeep = { asks: string; found: FoundImoveis; scroll: ScrollPosition };

/** Keeps an answer for this page and its listing at `position`; `null` removes the kept one. Storage may be refused. */
export function keepAnswer(position: number, kept: AnswerToKeep | null): void {
  const name = keptName(position);
  const { [name]: _before, ...others } = readKeptEntries();
  const entries = Object.entries(kept ? { ...others, [name]: toEntry(kept) } : others).slice(-MOST_PAGES);
  while (entries.length > 0 && JSON.stringify(entries).length > MOST_TEXT) entries.shift();
  try {
    if (entries.length === 0) sessionStorage.removeItem(KEPT_KEY);
    else sessionStorage.setItem(KEPT_KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Storage is refused or full: the listing sends a request when the visitor comes back.
  }
}

function toEntry({ asks, found, scroll }: AnswerToKeep) {
  const { listings, page, lastPage, total } = found;
  const answer = { data: listings, current_page: page, last_page: lastPage, total };
  return { v: 1, asks, saved: Date.now(), scroll, answer };
}

/** Returns the visitor's scroll position among the cards of `grid`. */
export function readScroll(host: Element, grid: Element | null): Omit<ScrollPosition, "isOurs"> {
  const cards = [...(grid?.children ?? [])].map((card) => card.getBoundingClientRect());
  const card = cards.findIndex(({ bottom }) => bottom > 0);
  const { height } = host.getBoundingClientRect();
  return { scrolled: scrolledBy(scrollerOf(host)), card, top: cards[card]?.top ?? 0, height };
}
