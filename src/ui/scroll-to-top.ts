/** What follows a success that the visitor asked for (docs/product/listing.md#after-a-success). */

/**
 * Goes to the top of the page with its next frame, without a move for who wants none. At once, the page would have to be laid
 * out in the middle of what is changing it.
 * @param from only from this far down, in px; from anywhere if not given
 * @returns what stops it as long as that frame has not come
 */
export function scrollToTop(from?: number): () => void {
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const frame = requestAnimationFrame(() => {
    if ((from ?? scrollY) === scrollY) scrollTo({ top: 0, behavior: prefersReducedMotion ? "auto" : "smooth" });
  });
  return () => cancelAnimationFrame(frame);
}
