import { type RefObject, useLayoutEffect, useRef } from "react";

/** Moves the focus to `heading` when its element, inside the region with these handlers, is removed or hidden by a press. */
export function useFocusRescue(heading: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    // React reports no blur of a removed element; a hidden one keeps the focus until the next frame.
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
