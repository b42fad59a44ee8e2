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
/** Events that React is still going to handle for their own target. */
const CHANGES = ["input", "change", "click"];

/**
 * Each function calls its control's `onChange` with the control's value: always, or only if the
 * value has changed since the last render. It returns whether it called `onChange`.
 */
const notifiers = new Map<EventTarget, (isAll: boolean) => boolean>();
let isCheckDue = false;

/**
 * Calls `onChange` for what a script has set, as after a key press. Attach the returned ref to the
 * control.
 */
export function useScriptedValue<C extends Control>(
  onChange?: (event: ChangeEvent<C>) => void,
): RefObject<C | null> {
  const control = useRef<C>(null);
  const shown = useRef<string | boolean>(undefined);
  const notify = useEffectEvent((target: C, isAll: boolean) => {
    const state = readState(target);
    if (state === undefined || (state === shown.current && !isAll)) return false;
    shown.current = state;
    // The event looks like a typed character, because a paste would be cleaned.
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
    // The events are captured at the window, where no script can stop them first.
    if (notifiers.size === 0)
      for (const sign of SIGNS.split(" ")) addEventListener(sign, checkAll, true);
    notifiers.set(target, (isAll) => notify(target, isAll));
    return () => void notifiers.delete(target);
  }, []);
  return control;
}

/**
 * Calls a control's `onChange` with its whole value, for input from before the widget mounted. It
 * never writes to the control.
 */
export function notifyOfValue(control: Element): void {
  notifiers.get(control)?.(true);
}

/**
 * Checks for values that scripts have set, both before React handles the event and after all
 * scripts have run.
 */
function checkAll({ type, target, isTrusted }: Event): void {
  const changed = [...notifiers].filter(([control, notify]) => control !== target && notify(false));
  // React may miss an event that a script has dispatched. A render for the changed controls would
  // then remove what the script has put into the event's target, before the second check.
  const isLost = changed.length > 0 && !isTrusted && type !== "click";
  if (target && (isLost || !CHANGES.includes(type))) notifiers.get(target)?.(false);
  if (isCheckDue) return;
  isCheckDue = true;
  setTimeout(() => {
    isCheckDue = false;
    for (const notify of notifiers.values()) notify(false);
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
