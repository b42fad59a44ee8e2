/** What follows a success that the visitor asked for (docs/product/listing.md#after-a-success). */
import { scrollerOf } from "./scroller.ts";

/**
 * Goes to the top of what scrolls around `element` with its next frame, without a move for who wants none. At once, the page
 * would have to be laid out in the middle of what is changing it.
 * @returns what stops it as long as that frame has not come
 */
export function scrollToTop(element: Element | null): () => void {
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const frame = requestAnimationFrame(() => {
    scrollerOf(element).scrollTo({ top: 0, behavior: prefersReducedMotion ? "auto" : "smooth" });
  });
  return () => cancelAnimationFrame(frame);
}
