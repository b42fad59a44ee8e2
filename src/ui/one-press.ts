/**
 * Buttons whose click brings another one to their place: the second half of a double click and the repeats of a held
 * key were meant for the first (docs/look.md#button).
 */
import type { KeyboardEvent, MouseEvent } from "react";

/** Returns a button's handlers: `act` once for each press. */
export function onePress(act: () => void) {
  return {
    onClick(event: MouseEvent) {
      if (!isSecondHalf(event)) act();
    },
    onKeyDown(event: KeyboardEvent) {
      // Enter clicks once more with each repeat.
      if (event.repeat) event.preventDefault();
    },
  };
}

/** Tells if a click is the second half of a double click. */
export function isSecondHalf({ detail }: Pick<MouseEvent, "detail">): boolean {
  return detail > 1;
}
