/**
 * Keeps the focus in the results. A pressed control often disappears with the press, such as a dropped filter or the whole
 * empty state; the browser would then move the focus to the top of the page.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus to `heading` when the element that had it, inside the region that gets these handlers, is removed
 * or hidden.
 */
export function useFocusRescue(heading: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    // React reports no blur of an element that it removes, so the region still counts as focused; an element that became hidden
    // keeps the focus until the browser's next frame.
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.closest("[aria-hidden=true]");
    if (hadFocus.current && isLost) heading.current?.focus({ preventScroll: true });
  });

  return {
    onFocus() {
      hadFocus.current = true;
    },
    onBlur() {
      hadFocus.current = false;
    },
  };
}
