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
    onKeyDown: ignoreHeldEnter,
  };
}

/** Tells if a click is the second half of a double click. */
export function isSecondHalf({ detail }: Pick<MouseEvent, "detail">): boolean {
  return detail > 1;
}

/** Handles a click: the second half of a double click does nothing. */
export function ignoreSecondHalf(event: MouseEvent): void {
  if (!isSecondHalf(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Handles a key: Enter would click once more with each repeat. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}
