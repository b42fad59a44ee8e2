/**
 * Text, choices and ticks count as they are on the screen (docs/contract.md#scripts-of-the-page). A
 * page's script may set them without an event that React notices, and React would restore the old
 * ones at its next render.
 */
import { type ChangeEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Events before or during which a script may have set a control. */
const SIGNS =
  "input change click submit beforeinput keydown keyup focusout pointerover pointerdown mouseup online offline";
/** React hasn't yet handled these for their own target. */
const CHANGES = ["input", "change", "click"];

/**
 * Each function tells its control's `onChange` what is in the control: always, or only if it has
 * changed since the last render.
 */
const tellers = new Map<EventTarget, (isAll: boolean) => boolean>();
let isLookDue = false;

/**
 * Calls `onChange` for what a script has set, as for a key. Attach the returned ref to the control.
 */
export function useUntold<C extends Control>(
  onChange?: (event: ChangeEvent<C>) => void,
): RefObject<C | null> {
  const control = useRef<C>(null);
  const shown = useRef<string | boolean>(undefined);
  const tell = useEffectEvent((target: C, isAll: boolean) => {
    const state = readState(target);
    if (state === undefined || (state === shown.current && !isAll)) return false;
    shown.current = state;
    // Looks like a typed character, because a paste would be cleaned.
    const nativeEvent = new InputEvent("input", { inputType: "insertText" });
    onChange?.({ target, currentTarget: target, nativeEvent } as unknown as ChangeEvent<C>);
    return true;
  });
  useLayoutEffect(() => {
    if (control.current) shown.current = readState(control.current);
  });
  useLayoutEffect(() => {
    const target = control.current;
    if (!target) return;
    // Captured at the window, where no script can stop them.
    if (tellers.size === 0)
      for (const sign of SIGNS.split(" ")) addEventListener(sign, lookAround, true);
    tellers.set(target, (isAll) => tell(target, isAll));
    return () => void tellers.delete(target);
  }, []);
  return control;
}

/**
 * Tells a control's `onChange` everything that is in it, for input from before the widget mounted.
 * It never writes to the control.
 */
export function tellWhole(control: Element): void {
  tellers.get(control)?.(true);
}

/**
 * Looks for what scripts have set, both before React handles the event and after all scripts have
 * run.
 */
function lookAround({ type, target, isTrusted }: Event): void {
  const told = [...tellers].filter(([control, tell]) => control !== target && tell(false));
  // React may not hear a script's own event; a render for the others would remove the script's text
  // before the second look.
  const isLost = told.length > 0 && !isTrusted && type !== "click";
  if (target && (isLost || !CHANGES.includes(type))) tellers.get(target)?.(false);
  if (isLookDue) return;
  isLookDue = true;
  setTimeout(() => {
    isLookDue = false;
    for (const tell of tellers.values()) tell(false);
  });
}

/** Among radios, only the chosen one matters. A script may have emptied a list. */
function readState(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement)
    return control.selectedIndex < 0 ? undefined : control.value;
  const { type, checked } = control as HTMLInputElement;
  if (type === "radio") return checked || undefined;
  return type === "checkbox" ? checked : control.value;
}
