/** What follows a success that the visitor asked for (docs/product/listing.md#after-a-success). */

/**
 * Goes to the top of the page with its next frame, without a move for who wants none. At once, the page would have to be laid
 * out in the middle of what is changing it.
 * @returns what stops it as long as that frame has not come
 */
export function scrollToTop(): () => void {
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const frame = requestAnimationFrame(() => {
    scrollTo({ top: 0, behavior: prefersReducedMotion ? "auto" : "smooth" });
  });
  return () => cancelAnimationFrame(frame);
}
