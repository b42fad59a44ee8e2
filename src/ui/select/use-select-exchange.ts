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

/** Keys that open a list that has no text field. */
const OPENING = ["ArrowDown", "ArrowUp", " "];

/** `key` is the key that should open the list once there is one. */
const NEW_VISIT = { key: "", isPressed: false, isComposing: false };
type Visit = typeof NEW_VISIT;

let isReported = false;

/**
 * Replaces the closed select with react-select when a visitor wants it. Text and focus move over,
 * and the click or key that should have opened the list opens it.
 *
 * - shell: only the closed select. react-select loads on the first touch on the widget, or when the
 *   mouse or the focus enters the field. If loading fails, the next event tries again.
 * - shell → both: once react-select has loaded and the mouse or the focus has entered the field. A
 *   pressed button delays this until its click, and a composition until its end.
 * - both → control: in the same task, after the focus has moved to react-select.
 */
export function useSelectExchange() {
  const field = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<"shell" | "both" | "control">("shell");
  const { report, showBusy, showFailure } = useContext(LoadFailure);
  const visit = useRef<Visit>({ ...NEW_VISIT });

  const load = useCallback(async () => {
    try {
      await loadSelectControls();
    } catch (cause) {
      // Every key tries again, but one report is enough.
      if (!isReported) report(cause);
      isReported = true;
    }
  }, [report]);

  async function want() {
    const end = visit.current.key && !loadSelectControls.code ? showBusy() : undefined;
    await load();
    end?.();
    const { isPressed, isComposing } = visit.current;
    // Without the code no list opens, and Enter submits the form again.
    if (!loadSelectControls.code) {
      // A text field is still useful without its list.
      if (visit.current.key && findInputs(field.current)[0]?.readOnly) showFailure();
      visit.current.key = "";
      return;
    }
    if (!field.current?.querySelector(".imo-select--shell") || isPressed || isComposing) return;
    flushSync(() => setPhase("both"));
    moveFocus(field.current, visit.current.key);
    // This happens in the same task, so that the focus can't enter the closed select as it is
    // removed.
    flushSync(() => setPhase("control"));
  }

  useEffect(() => {
    const input = findInputs(field.current)[0];
    // Text typed before this widget mounted may be half a composition, which only the input's next
    // event shows.
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

/** Calls `want` whenever the exchange is due; `want` checks that nothing is in the way. */
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
      // A press outside the input would take the focus away from it.
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    },
    onClick({ target, currentTarget, nativeEvent }) {
      // A label's click also reaches the input, but without a press, and should only focus it.
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
      // A press that ended elsewhere fires no click.
      visit.isPressed = false;
      if (nativeEvent.isTrusted) visit.isComposing = nativeEvent.isComposing;
      if (!(event.target as HTMLInputElement).readOnly) return;
      const isOpening = OPENING.includes(key) || isLetter(event);
      // Enter is meant for the list being loaded, not for the form.
      if (isOpening || (key === "Enter" && visit.key)) event.preventDefault();
      else visit.key = "";
      if (isOpening) visit.key ||= key;
    },
    // By now the browser has put the key's letter into the input.
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

/** Returns react-select's input before the closed select's. */
function findInputs(field: HTMLElement | null): HTMLInputElement[] {
  return [...(field?.querySelectorAll<HTMLInputElement>('[role="combobox"]') ?? [])];
}

/** Moves the focus directly between the inputs, so that a phone's keyboard stays open. */
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
