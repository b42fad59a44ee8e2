import { scrollBehavior, scrollerOf } from "./scroller.ts";

/**
 * Scrolls the box around `element` to its top in the next frame, after a success that the visitor asked for
 * (docs/product/listing.md#after-a-success): at once would force a layout in the middle of a change. The returned
 * function cancels it.
 */
export function scrollToTop(element: Element | null): () => void {
  const frame = requestAnimationFrame(() => scrollerOf(element).scrollTo({ top: 0, behavior: scrollBehavior() }));
  return () => cancelAnimationFrame(frame);
}
