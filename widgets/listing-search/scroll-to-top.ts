/** The way back to the top after a success (docs/product/listing.md#after-a-success), without a move for who wants none. */
export function scrollToTop(): void {
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: prefersReducedMotion ? "auto" : "smooth" });
}
