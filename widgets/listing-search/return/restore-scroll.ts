/**
 * Brings a visitor who came Back, or reloaded, to their place (docs/product/listing.md#coming-back). Browsers do so by themselves
 * where the page is as high as it was; ours is lower until its cards are there, and they would show its end. So the browser
 * leaves it to us (`use-scroll-return.ts`), and the first render with cards goes to the place.
 */
import { scrollerOf } from "#ui/scroller.ts";
import type { ScrollPosition } from "./kept-answers.ts";

/** How many frames the place is set again: cards that come near get their own heights instead of the estimated ones. */
const FRAMES = 6;
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let hasMoved = false;

/** Listens for the visitor's own moves from now on: after one, nothing moves the page. */
export function watchMoves(): void {
  for (const type of MOVES) addEventListener(type, noteMove, { once: true, passive: true });
}

/** Goes to the card that was the first in the window, once the cards are there. */
export function restoreScroll(scroll: ScrollPosition, grid: Element | null): void {
  if (!isFree(scroll.isOurs) || hasMoved) return;
  watchMoves();
  let frames = 0;
  const settle = () => {
    if (hasMoved) return;
    goTo(scroll, grid);
    frames += 1;
    if (frames < FRAMES) requestAnimationFrame(settle);
  };
  settle();
  // The browser's own attempt, by a number of pixels, comes with the page's last file.
  if (document.readyState !== "complete") addEventListener("load", () => requestAnimationFrame(settle), { once: true });
}

function goTo({ scrolled, card, top }: ScrollPosition, grid: Element | null): void {
  const scroller = scrollerOf(grid);
  const now = grid?.children[card]?.getBoundingClientRect().top;
  if (now === undefined) scroller.scrollTo({ top: scrolled, behavior: "instant" });
  else if (Math.abs(now - top) >= 1) scroller.scrollBy({ top: now - top, behavior: "instant" });
}

/** Returns whether the place is ours to restore: a page that restores it by itself has told the browser so. */
function isFree(isOurs: boolean): boolean {
  if (isOurs) history.scrollRestoration = "auto";
  return history.scrollRestoration === "auto";
}

function noteMove(): void {
  hasMoved = true;
}
