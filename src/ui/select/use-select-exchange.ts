import {
  type DOMAttributes,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { LoadFailure } from "#ui/load-failure.ts";
import { loadSelectControls } from "./load-select-controls.ts";
import { isLetter } from "./type-ahead.ts";

/** Keys that open a list without a text field. */
const OPENING = ["ArrowDown", "ArrowUp", " "];

/** `key` was to open the list. */
const NEW_VISIT = { key: "", isPressed: false, isComposing: false };
type Visit = typeof NEW_VISIT;

let isReported = false;

/**
 * Puts react-select in the place of the closed select when a visitor wants it: its 22 kB come with the first finger on
 * the widget, or the mouse or the focus on the field. Text and focus go over, and the click or key that was to open the
 * list opens it. A pressed button and a composition are waited for.
 */
export function useSelectExchange() {
  const field = useRef<HTMLDivElement>(null);
  /** `both`: for the moment in which the focus goes over. */
  const [phase, setPhase] = useState<"shell" | "both" | "control">("shell");
  const { report, wait, tell } = useContext(LoadFailure);
  const visit = useRef<Visit>({ ...NEW_VISIT });

  const load = useCallback(async () => {
    try {
      await loadSelectControls();
    } catch (cause) {
      // Every key asks again, and one report is enough.
      if (!isReported) report(cause);
      isReported = true;
    }
  }, [report]);

  async function want() {
    const end = visit.current.key && !loadSelectControls.code ? wait() : undefined;
    await load();
    end?.();
    const { isPressed, isComposing } = visit.current;
    // Without the code no list opens, and Enter submits the form again.
    if (!loadSelectControls.code) {
      // A field that takes a text is of use without its list.
      if (visit.current.key && findInputs(field.current)[0]?.readOnly) tell();
      visit.current.key = "";
      return;
    }
    if (!field.current?.querySelector(".imo-select--shell") || isPressed || isComposing) return;
    flushSync(() => setPhase("both"));
    moveFocus(field.current, visit.current.key);
    // In the same task, so that the focus cannot enter the closed select as it goes.
    flushSync(() => setPhase("control"));
  }

  useEffect(() => {
    const input = findInputs(field.current)[0];
    // A text that was there before us may be half a composition; the next event of the input tells.
    visit.current.isComposing = input?.value !== "" && input === document.activeElement;
    const widget = field.current?.closest("[data-imo-root]");
    // Touch has no hover, so start loading on the first touch anywhere in the widget.
    widget?.addEventListener("touchstart", load, { passive: true, once: true });
    return () => widget?.removeEventListener("touchstart", load);
  }, [load]);

  return {
    field,
    controls: phase === "shell" ? null : loadSelectControls.code,
    shellEvents: phase === "control" ? null : listenTo(visit, want),
  };
}

/** `want` is called when the exchange is due, if nothing is in the way. */
function listenTo(
  { current: visit }: RefObject<Visit>,
  want: () => void,
): DOMAttributes<HTMLDivElement> {
  return {
    onPointerEnter: ({ pointerType }) => pointerType === "mouse" && want(),
    onFocus: want,
    onBlur() {
      Object.assign(visit, NEW_VISIT);
    },
    onMouseDown(event) {
      visit.isPressed = true;
      // Elsewhere than on the input, a click would take the focus from it.
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    },
    onClick({ target, currentTarget, nativeEvent }) {
      // A label's click comes to the input as well, without a press, and only brings the focus.
      const isOpening = visit.isPressed || !nativeEvent.isTrusted;
      visit.isPressed = false;
      if (!(target as Element).closest('[role="button"]')) {
        findInputs(currentTarget)[0]?.focus();
        if (isOpening) visit.key ||= "ArrowDown";
      }
      want();
    },
    onKeyDown(event) {
      const { key, nativeEvent } = event;
      // A press that ended elsewhere has no click.
      visit.isPressed = false;
      if (nativeEvent.isTrusted) visit.isComposing = nativeEvent.isComposing;
      if (!(event.target as HTMLInputElement).readOnly) return;
      const isOpening = OPENING.includes(key) || isLetter(event);
      // Enter is meant for the awaited list and not for the form.
      if (isOpening || (key === "Enter" && visit.key)) event.preventDefault();
      else visit.key = "";
      if (isOpening) visit.key ||= key;
    },
    // The browser has put the key's letter into the input by then.
    onKeyUp: want,
    onInput({ nativeEvent }) {
      if (nativeEvent.isTrusted) visit.isComposing = (nativeEvent as InputEvent).isComposing;
      want();
    },
    onCompositionStart() {
      visit.isComposing = true;
    },
    onCompositionEnd() {
      visit.isComposing = false;
      want();
    },
  };
}

/** React-select's before the closed select's. */
function findInputs(field: HTMLElement | null): HTMLInputElement[] {
  return [...(field?.querySelectorAll<HTMLInputElement>('[role="combobox"]') ?? [])];
}

/** From input to input, so that a phone's keyboard stays. */
function moveFocus(field: HTMLElement, key: string): void {
  const [to, from] = findInputs(field);
  if (!to || !from || from !== document.activeElement) return;
  const { value, selectionStart, selectionEnd } = from;
  to.focus({ preventScroll: true });
  if (value !== "") to.setSelectionRange(selectionStart, selectionEnd);
  const opening = value === "" ? key : "ArrowDown";
  if (opening)
    to.dispatchEvent(
      new KeyboardEvent("keydown", { key: opening, bubbles: true, cancelable: true }),
    );
}
