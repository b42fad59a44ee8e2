/**
 * The second half of a double press and the repeats of a held Enter belong to the first press
 * (docs/look.md#button). Whatever has moved under the pointer by then doesn't get them.
 */

/**
 * Two taps within this time (in ms) and distance (in px) are one double tap. The system counts a
 * mouse's clicks.
 */
const LONGEST = 400;
const WIDEST = 24;

const CONTROL =
  "a,button,label,summary,dialog,[role=button],[role=option],.imo-select-box--list .imo-select__control";
/**
 * Only a widget's own elements have such a class, not what the page adds to it. The arrows of
 * photos and a map's zoom buttons are left out, because they count every press.
 */
const OURS = '[class^="imo-"]:not(.imo-carousel__button,.imo-map__zoom)';

let tap = { at: -LONGEST, x: 0, y: 0 };
let isSecondTap = false;
/** Whether the first half of the press was on a widget's control. */
let isOurs = false;

/**
 * Starts listening. It must be called before any other listener is added, so that the others get a
 * double press only once.
 */
export function watchPresses(): void {
  for (const type of ["pointerdown", "pointercancel", "mousedown", "touchend", "click"])
    document.addEventListener(type, handlePress, true);
  document.addEventListener("keydown", ignoreHeldEnter, true);
}

function handlePress(event: Event): void {
  const { type, target, detail } = event as UIEvent;
  // This finger scrolls the page and doesn't press anything.
  if (type === "pointercancel") tap.at = -LONGEST;
  if (type === "pointerdown") {
    const { timeStamp: at, clientX: x, clientY: y, pointerType } = event as PointerEvent;
    isSecondTap =
      pointerType !== "mouse" && at - tap.at < LONGEST && Math.hypot(x - tap.x, y - tap.y) < WIDEST;
    tap = { at, x, y };
    // For a mouse, its `mousedown` decides.
    if (pointerType === "mouse") return;
  }
  // A click made by a key or a script has a `detail` of 0.
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
  // A script may dispatch an event on the document.
  return target instanceof Element && target.closest(CONTROL)?.matches(OURS) === true;
}
