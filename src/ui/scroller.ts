/**
 * The box that a visitor scrolls: the window on most pages, one of the host's elements on an
 * app-like page.
 */
import { afterFrame } from "./after-frame.ts";

/**
 * The attribute for a box that scrolls by itself, so that a host's smooth scrolling leaves it alone
 * (docs/host-guide.md#your-page-has).
 */
export const SCROLLS_ITSELF = { "data-lenis-prevent": "" };

/** Returns the nearest ancestor that scrolls vertically, or the window. */
export function scrollerOf(element: Element | null): Element | Window {
  for (
    let box = element?.parentElement;
    box && box !== document.documentElement;
    box = box.parentElement
  ) {
    const scrolls =
      /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight;
    // The body's `overflow` applies to the window, unless the root element sets its own.
    const isViewport =
      box === document.body && getComputedStyle(document.documentElement).overflowY === "visible";
    if (scrolls && !isViewport) return box;
  }
  return window;
}

/** Returns how far `scroller` is scrolled down, in px. */
export function scrolledBy(scroller: Element | Window): number {
  return scroller instanceof Element ? scroller.scrollTop : scroller.scrollY;
}

/** Returns how to scroll: instantly for visitors who asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

/**
 * Scrolls the box around `element` to its top after a success that the visitor asked for
 * (docs/product/listing.md#after-a-success). It waits until the change on the page has been
 * painted, and the returned function cancels it.
 */
export function scrollToTop(element: Element | null): () => void {
  const behavior = scrollBehavior();
  return afterFrame(() => scrollerOf(element).scrollTo({ top: 0, behavior }));
}
