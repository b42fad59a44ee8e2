/** The box that a visitor scrolls: on most pages the window, on an app-like page an element of the host. */

/** Returns the nearest ancestor that scrolls up and down, or the window. */
export function scrollerOf(element: Element | null): Element | Window {
  for (let box = element?.parentElement; box && box !== document.documentElement; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight;
    if (scrolls && !isViewport(box)) return box;
  }
  return window;
}

/** Returns how far `scroller` is scrolled down, in px. */
export function scrolledBy(scroller: Element | Window): number {
  return scroller instanceof Element ? scroller.scrollTop : scroller.scrollY;
}

/** Returns how to scroll: at once for visitors who asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

/** The body's `overflow` is the window's, unless the root element has one of its own. */
function isViewport(box: Element): boolean {
  return box === document.body && getComputedStyle(document.documentElement).overflowY === "visible";
}
