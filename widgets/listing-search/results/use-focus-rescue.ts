/**
 * Keeps the focus where the results are. What a visitor pressed there often goes away with the press, a dropped filter or
 * the whole empty state, and the browser would then start over at the top of the page.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus to `heading` when the element that had it, inside the region that gets these handlers, is rendered no
 * more or has become hidden.
 */
export function useFocusRescue(heading: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    // React reports no blur of an element that it removes, so the region still counts as focused; one that became hidden
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
