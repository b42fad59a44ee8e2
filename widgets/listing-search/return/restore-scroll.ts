/**
 * Brings a visitor who came Back, or reloaded, to where they were (docs/product/listing.md#coming-back). Browsers do it by
 * themselves where the page is as high as it was when they try; ours is not, before its cards are there, and they would show
 * its end. So they are told to leave it to us (`use-scroll-return.ts`), and the height is kept free until the cards are there: by
 * a style sheet, because the host is not ours to touch, or on the slot, where a server drew one.
 */
import { scrollerOf } from "#ui/scroller.ts";
import type { ScrollPosition } from "./kept-answers.ts";

/** How many frames the place is set again: cards that come near get their own heights instead of the estimated ones. */
const FRAMES = 6;
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let hasMoved = false;
let release: (() => void) | undefined;

/** Keeps the height of the page's only listing free before it is there, and goes to where the visitor was. */
export function holdScroll({ scrolled, height, isOurs }: ScrollPosition): void {
  const hosts = document.querySelectorAll('[data-imo-widget="listing-search"]');
  const [host] = hosts;
  if (!host || hosts.length > 1 || !isFree(isOurs)) return;
  const slot = host.querySelector<HTMLElement>(":scope > [data-imo-root]");
  if (slot) {
    slot.style.minHeight = `${height}px`;
    release = () => slot.style.removeProperty("min-height");
  } else {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-imo-widget="listing-search"]::before { --_kept: ${height}px !important }`);
    document.adoptedStyleSheets.push(sheet);
    release = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }
  for (const type of MOVES) addEventListener(type, noteMove, { once: true, passive: true });
  scrollerOf(host).scrollTo({ top: scrolled, behavior: "instant" });
}

/** The cards are there: goes to the very card that was the first in the window. */
export function restoreScroll(scroll: ScrollPosition, grid: Element | null): void {
  release?.();
  if (!isFree(scroll.isOurs) || hasMoved) return;
  for (const type of MOVES) addEventListener(type, noteMove, { once: true, passive: true });
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

/** Whether nobody else brings the visitor back: a page that does it by itself has said so to the browser. */
function isFree(isOurs: boolean): boolean {
  if (isOurs) history.scrollRestoration = "auto";
  return history.scrollRestoration === "auto";
}

function noteMove(): void {
  hasMoved = true;
}
