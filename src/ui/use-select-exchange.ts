/**
 * Puts react-select in the place of its shell when a visitor wants the field: the code is asked for as soon as somebody
 * comes near its fields, and the field is exchanged when it is itself hovered or focused. What was done meanwhile is done
 * again in the control, in one task with the exchange, and no finger, mouse button or composition is under way.
 */
import { type KeyboardEvent, type MouseEvent, useContext, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LoadFailure } from "./load-failure.ts";
import { getSelectControls, loadSelectControls, type SelectControls } from "./load-select-controls.ts";
import type { ShellEvents } from "./SelectShell.tsx";
import { type FieldState, NO_WISH, wishAfterClick, wishAfterKey, wishAfterText } from "./select-wish.ts";
import { isLetter } from "./type-ahead.ts";

/** `both`: the control is on the page beside the shell, for the moment in which the focus goes over. */
type Phase = "shell" | "both" | "control";

/** What comes near a field: by any of these its code is worth having. */
const INTEREST = ["pointerover", "focusin", "keydown"];
/** Where that counts; without one of them in the whole widget. Who turns pages in the listing wants no list. */
const NEARBY = ".imo-filters, dialog";
const RELEASE = ["pointerup", "pointercancel", "mouseup", "dragend"];

/** What the exchange needs to know of its field. */
type Field = Omit<FieldState, "text">;

/**
 * @returns what to draw now: `controls` once the control is to be drawn, and the shell's handlers as long as the shell is;
 *   `field` is the element around both
 */
export function useSelectExchange(given: Field): {
  field: React.RefObject<HTMLDivElement | null>;
  controls: SelectControls | null;
  shell: ShellEvents | null;
} {
  const [phase, setPhase] = useState<Phase>("shell");
  const field = useRef<HTMLDivElement>(null);
  const reportFailure = useContext(LoadFailure);
  const exchange = useRef<SelectExchange>(null);
  exchange.current ??= new SelectExchange(setPhase);
  const current = exchange.current;
  useEffect(() => {
    current.given = given;
    current.reportFailure = reportFailure;
  });
  useEffect(() => current.watch(field.current), [current]);
  return {
    field,
    controls: phase === "shell" ? null : getSelectControls(),
    shell: phase === "control" ? null : current.events,
  };
}

/** One field's way from shell to control. */
class SelectExchange {
  given: Field = { isSearchable: false, hasChips: false, labels: [] };
  reportFailure: (cause: unknown) => void = () => {};

  readonly #setPhase: (phase: Phase) => void;
  readonly #input = { current: null as HTMLInputElement | null };
  #field: HTMLElement | null = null;
  #wish = NO_WISH;
  #isHovered = false;
  #isComposing = false;
  #pointerType = "";
  /** There while a finger or a mouse button is down. */
  #press: AbortController | null = null;
  #isDone = false;

  constructor(setPhase: (phase: Phase) => void) {
    this.#setPhase = setPhase;
  }

  /** Listens for interest in what `field` is in; what was done before, to a drawn shell, counts. */
  watch(field: HTMLElement | null): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    this.#field = field;
    const widget = field?.closest("[data-imo-root]") ?? field;
    const load = ({ target, type }: Event) => {
      // The way to a button leads through the bar as well.
      if (type !== "touchstart" && target instanceof Element && target.closest("button")) return;
      listening.abort();
      void loadSelectControls(this.reportFailure);
    };
    const nearby = field?.closest(NEARBY) ?? widget;
    for (const type of INTEREST) nearby?.addEventListener(type, load, { signal, passive: true });
    // A finger comes without a way: it is near wherever it first touches the widget.
    widget?.addEventListener("touchstart", load, { signal, passive: true });
    const input = this.#input.current;
    input?.addEventListener("compositionstart", () => this.#setComposing(true));
    input?.addEventListener("compositionend", () => this.#setComposing(false));
    if (input?.value) this.#noteText(input.value);
    if (this.#isFocused()) this.#ask();
    return () => {
      listening.abort();
      this.#press?.abort();
      this.#field = null;
    };
  }

  readonly events: ShellEvents = {
    inputRef: this.#input,
    onHover: () => {
      this.#isHovered = true;
      this.#ask();
    },
    onFocus: () => this.#ask(),
    onBlur: () => {
      this.#wish = NO_WISH;
    },
    onPress: (pointerType) => this.#hold(pointerType),
    onClick: (event) => this.#click(event),
    onKeyDown: (event) => this.#pressKey(event),
    onText: (text) => {
      this.#noteText(text);
      this.#ask();
    },
  };

  #click({ target, nativeEvent }: MouseEvent): void {
    const isOnCross = target instanceof Element && target.closest('[role="button"]') !== null;
    // A label's click comes to the input as well, and only brings the focus; one that was repeated has no press.
    if (!isOnCross && (this.#press || !nativeEvent.isTrusted)) this.#wish = wishAfterClick(this.#wish, this.#state());
    // On a phone the focus would bring up the keyboard, and a chip's cross is not there to type.
    if (!isOnCross || this.#pointerType !== "touch") this.#input.current?.focus();
    this.#ask();
  }

  #pressKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, repeat, nativeEvent } = event;
    // A key held down to empty the field stops at the chips.
    if (nativeEvent.isComposing || (repeat && (key === "Backspace" || key === "Delete"))) return;
    if (key.length === 1 && key !== " " && !isLetter(event)) return;
    const wish = wishAfterKey(this.#wish, key, this.#state());
    if (!wish) return;
    event.preventDefault();
    this.#wish = wish;
    this.#ask();
  }

  #state(): FieldState {
    return { ...this.given, text: this.#input.current?.value ?? "" };
  }

  #noteText(text: string): void {
    this.#wish = wishAfterText(text);
    // Grows the input as react-select does.
    const container = this.#input.current?.parentElement;
    if (container) container.dataset.value = text;
  }

  #isFocused(): boolean {
    const input = this.#input.current;
    return input !== null && input.ownerDocument.activeElement === input;
  }

  #setComposing(isComposing: boolean): void {
    this.#isComposing = isComposing;
    if (!isComposing) this.#ask();
  }

  /** Until what is down is up again, and its click has been heard. */
  #hold(pointerType = this.#pointerType): void {
    this.#pointerType = pointerType;
    this.#press?.abort();
    const press = new AbortController();
    this.#press = press;
    const release = () =>
      setTimeout(() => {
        if (this.#press !== press) return;
        press.abort();
        this.#press = null;
        this.#ask();
      });
    for (const type of RELEASE) document.addEventListener(type, release, { signal: press.signal, capture: true });
  }

  /** Always in a task of its own or behind one: React can't render at once while it handles an event. */
  #ask(): void {
    void loadSelectControls(this.reportFailure).then((controls) => {
      if (controls) this.#exchange();
      else this.#wish = { ...this.#wish, keys: [], isOpen: false };
    });
  }

  #isWanted(): boolean {
    return this.#isFocused() || (this.#isHovered && this.#input.current?.value === "");
  }

  #exchange(): void {
    const from = this.#input.current;
    if (this.#isDone || !from || !this.#field || this.#press || this.#isComposing || !this.#isWanted()) return;
    this.#isDone = true;
    const { keys } = this.#wish;
    flushSync(() => this.#setPhase("both"));
    const to = [...this.#field.querySelectorAll<HTMLInputElement>('[role="combobox"]')].find((input) => input !== from);
    if (this.#isFocused() && to) handOver(from, to, keys);
    flushSync(() => this.#setPhase("control"));
  }
}

/** Focus, text, caret and keys; from input to input, so that a phone's keyboard stays. */
function handOver(from: HTMLInputElement, to: HTMLInputElement, keys: readonly string[]): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = from;
  to.focus({ preventScroll: true });
  if (value !== "") {
    flushSync(() => typeInto(to, value));
    to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
  }
  for (const key of keys) {
    flushSync(() => to.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
  }
}

/** As if it had been typed: React takes a value that was set on the element for its own. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
