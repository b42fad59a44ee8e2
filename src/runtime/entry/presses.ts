/**
 * The second half of a double press, and the repeats of a held Enter, belong to the first press (docs/look.md#button):
 * whatever moved under the pointer meanwhile does not get them.
 */

/** Two taps within this time, in ms, and this far apart, in px, are one double tap; a mouse's clicks are counted by the system. */
const LONGEST = 400;
const WIDEST = 24;

const CONTROL =
  "a,button,label,summary,dialog,[role=button],[role=option],.imo-select-box--list .imo-select__control";
/** What the page adds to a widget has no such class, and the arrows of photos count each press. */
const OURS = '[class^="imo-"]:not(.imo-carousel__button)';

let tap = { at: -LONGEST, x: 0, y: 0 };
let isSecondTap = false;
/** Tells if the first half was on a control of a widget. */
let isOurs = false;

/** Listens before all others, so that they hear of a double press once. */
export function watchPresses(): void {
  for (const type of ["pointerdown", "pointercancel", "mousedown", "touchend", "click"])
    document.addEventListener(type, hear, true);
  document.addEventListener("keydown", ignoreHeldEnter, true);
}

function hear(event: Event): void {
  const { type, target, detail } = event as UIEvent;
  // The page scrolls by this finger, which presses nothing.
  if (type === "pointercancel") tap.at = -LONGEST;
  if (type === "pointerdown") {
    const { timeStamp: at, clientX: x, clientY: y, pointerType } = event as PointerEvent;
    isSecondTap =
      pointerType !== "mouse" && at - tap.at < LONGEST && Math.hypot(x - tap.x, y - tap.y) < WIDEST;
    tap = { at, x, y };
    // Its `mousedown` tells.
    if (pointerType === "mouse") return;
  }
  // A key's click, and one by a script, has no `detail`.
  const isSecond = detail > 1 || (isSecondTap && (detail === 1 || type === "touchend"));
  if (!isSecond && !isSecondTap && type.endsWith("down")) isOurs = isControl(target);
  if (!isSecond || !isOurs) return;
  event.stopImmediatePropagation();
  if (type !== "touchend") event.preventDefault();
}

function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter" && isControl(event.target)) event.preventDefault();
}

function isControl(target: EventTarget | null): boolean {
  // A script may send an event to the document.
  return target instanceof Element && target.closest(CONTROL)?.matches(OURS) === true;
}
