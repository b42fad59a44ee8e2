/**
 * Restores the scroll position of a visitor who came Back or reloaded (docs/product/listing.md#coming-back). Browsers do so
 * themselves if the page has its old height when they try. Without its cards the listing is too low, and they would show the
 * page's end. So the browser's own restoration is switched off (`use-scroll-return.ts`), and the first render with cards
 * scrolls to the position.
 */
import { scrolledBy, scrollerOf } from "#ui/scroller.ts";
import type { ScrollPosition } from "./kept-answers.ts";

/** Number of frames in which the position is corrected: cards near the window replace their estimated heights by real ones. */
const FRAMES = 6;
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let hasMoved = false;

/** Listens for the visitor's own scrolling from now on: after it, the scroll position is not restored. */
export function watchMoves(): void {
  for (const type of MOVES) addEventListener(type, noteMove, { once: true, passive: true });
}

/** Returns the visitor's scroll position among the cards of `grid`. */
export function readScroll(grid: Element | null): Omit<ScrollPosition, "isOurs"> {
  const cards = [...(grid?.children ?? [])].map((card) => card.getBoundingClientRect());
  const card = cards.findIndex(({ bottom }) => bottom > 0);
  return { scrolled: scrolledBy(scrollerOf(grid)), card, top: cards[card]?.top ?? 0 };
}

/** Scrolls to the card that was the first in the window, once the cards are there. */
export function restoreScroll(scroll: ScrollPosition, grid: Element | null): void {
  if (scroll.isOurs) history.scrollRestoration = "auto";
  // A page that restores the position itself has set it.
  if (hasMoved || history.scrollRestoration !== "auto") return;
  watchMoves();
  let frames = 0;
  const settle = () => {
    if (hasMoved) return;
    goTo(scroll, grid);
    frames += 1;
    if (frames < FRAMES) requestAnimationFrame(settle);
  };
  settle();
  // The browser's own attempt, by a number of pixels, follows the page's last file.
  if (document.readyState !== "complete")
    addEventListener("load", () => requestAnimationFrame(settle), { once: true });
}

function goTo({ scrolled, card, top }: ScrollPosition, grid: Element | null): void {
  const scroller = scrollerOf(grid);
  const now = grid?.children[card]?.getBoundingClientRect().top;
  if (now === undefined) scroller.scrollTo({ top: scrolled, behavior: "instant" });
  else if (Math.abs(now - top) >= 1) scroller.scrollBy({ top: now - top, behavior: "instant" });
}

function noteMove(): void {
  hasMoved = true;
}
