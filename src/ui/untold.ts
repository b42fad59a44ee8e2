/**
 * Text, choices and ticks count as they stand on the screen (docs/contract.md#scripts-of-the-page): a page's script sets them
 * without an event that React hears, and React would restore the old ones at its next render.
 */
import { type ChangeEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Events before which a control may have been set, or in whose course a script may set one. */
const SIGNS =
  "input change click submit beforeinput keydown keyup focusout pointerover pointerdown mouseup online offline";
/** React has yet to hear of these from their target itself. */
const CHANGES = ["input", "change", "click"];

/** Each tells its control's `onChange` of what is there; all of it, or only what has changed since the last render. */
const tellers = new Map<EventTarget, (isAll: boolean) => boolean>();
let isLookDue = false;

/** Calls `onChange` for what a script has set, as for a key. Give the returned ref to the control. */
export function useUntold<C extends Control>(
  onChange?: (event: ChangeEvent<C>) => void,
): RefObject<C | null> {
  const control = useRef<C>(null);
  const shown = useRef<string | boolean>(undefined);
  const tell = useEffectEvent((target: C, isAll: boolean) => {
    const state = readState(target);
    if (state === undefined || (state === shown.current && !isAll)) return false;
    shown.current = state;
    // As a typed character: a paste would be cleaned.
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
    // In the capturing phase of the window, where no script stops them.
    if (tellers.size === 0)
      for (const sign of SIGNS.split(" ")) addEventListener(sign, lookAround, true);
    tellers.set(target, (isAll) => tell(target, isAll));
    return () => void tellers.delete(target);
  }, []);
  return control;
}

/** Tells a control's `onChange` of all that is in it, for input from before there was a widget; it writes nothing. */
export function tellWhole(control: Element): void {
  tellers.get(control)?.(true);
}

/** Looks for what scripts have set, before React handles the event, and once all scripts have. */
function lookAround({ type, target, isTrusted }: Event): void {
  const told = [...tellers].filter(([control, tell]) => control !== target && tell(false));
  // A script's own event may not be heard; a render for the others would take the script's text away before the second look.
  const isLost = told.length > 0 && !isTrusted && type !== "click";
  if (target && (isLost || !CHANGES.includes(type))) tellers.get(target)?.(false);
  if (isLookDue) return;
  isLookDue = true;
  setTimeout(() => {
    isLookDue = false;
    for (const tell of tellers.values()) tell(false);
  });
}

/** Of radios, the chosen one says it all; a script may have emptied a list. */
function readState(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement)
    return control.selectedIndex < 0 ? undefined : control.value;
  const { type, checked } = control as HTMLInputElement;
  if (type === "radio") return checked || undefined;
  return type === "checkbox" ? checked : control.value;
}
