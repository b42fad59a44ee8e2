/**
 * For boxes that scroll by themselves: a host's smooth scrolling leaves the wheel over them to the browser
 * (docs/host-guide.md#your-page-has).
 */
export const SCROLLS_ITSELF = { "data-lenis-prevent": "" };
