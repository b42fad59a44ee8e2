/** Boxes of a widget that scroll by themselves. */

/**
 * For such a box: a host's smooth scrolling leaves the wheel over it to the browser (docs/host-guide.md#your-page-has). The
 * attribute is the documented contract of such a library.
 */
export const SCROLLS_ITSELF = { "data-lenis-prevent": "" };
