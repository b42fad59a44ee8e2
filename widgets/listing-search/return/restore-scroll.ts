/**
 * Restores the scroll position of a visitor who came Back or reloaded
 * (docs/product/listing.md#coming-back). Browsers do this themselves if the page already has its
 * old height when they try. Without its cards the listing is too short, and they would end up at
 * the bottom of the page. So the browser's own restoration is switched off
 * (`use-scroll-return.ts`), and the first render with cards scrolls to the position.
 */
import { scrolledBy, scrollerOf } from "#ui/scroller.ts";
import type { ScrollPosition } from "./kept-answers.ts";

/**
 * Number of frames during which the position is corrected: cards near the window replace their
 * estimated heights with real ones.
 */
const FRAMES = 6;
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let hasMoved = false;

/**
 * Starts listening for the visitor's own scrolling; once that happens, the position isn't restored.
 */
export function watchMoves(): void {
  for (const type of MOVES) addEventListener(type, noteMove, { once: true, passive: true });
}

/** Returns the visitor's scroll position relative to the cards of `grid`. */
export function readScroll(grid: Element | null): Omit<ScrollPosition, "isOurs"> {
  const cards = [...(grid?.children ?? [])].map((card) => card.getBoundingClientRect());
  const card = cards.findIndex(({ bottom }) => bottom > 0);
  return { scrolled: scrolledBy(scrollerOf(grid)), card, top: cards[card]?.top ?? 0 };
}

/** Scrolls back to the card that was first in the window. Call it once the cards have rendered. */
export function restoreScroll(scroll: ScrollPosition, grid: Element | null): void {
  if (scroll.isOurs) history.scrollRestoration = "auto";
  // With any other value, the page restores the position itself.
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
  // The browser restores its own offset in pixels after `load`, so the place is set again then.
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
