/** What follows a success that the visitor asked for (docs/product/listing.md#after-a-success). */

/** Goes to the top of the page, without a move for who wants none. */
export function scrollToTop(): void {
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: prefersReducedMotion ? "auto" : "smooth" });
}
