import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus to `heading` if a press removes or hides the focused element. The handlers belong
 * on the region to watch.
 */
export function useFocusRescue(heading: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    // React doesn't report a blur for a removed element; a hidden one keeps the focus until the
    // next frame.
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
