/**
 * What a visitor did to a select whose code is still on its way, as keys for the control that comes: one key opens a
 * list as well as a click does. The rules are react-select's own, so that a key does the same early and late.
 */
import { isBlank } from "#domain/text.ts";
import { beginsWith } from "./type-ahead.ts";

/** What is waiting to be done. */
export type Wish = {
  /** To be pressed in the control, one after the other. */
  readonly keys: readonly string[];
  /** The list would be open by now. */
  readonly isOpen: boolean;
};

/** What the field is when a key is pressed. */
export type FieldState = {
  /** What stands in it. */
  readonly text: string;
  /** Whether it can be typed in; its list opens by text alone. */
  readonly isSearchable: boolean;
  /** Whether anything is chosen. */
  readonly hasChips: boolean;
  /** What its rows are called; none where it can be typed in. */
  readonly labels: readonly string[];
};

/** Nothing was done. */
export const NO_WISH: Wish = { keys: [], isOpen: false };

/** Keys that mean something in an open list; Home and End move within a text while there is one. */
const IN_LIST = ["PageUp", "PageDown", "Home", "End"];
const AMONG_CHIPS = ["ArrowLeft", "ArrowRight", "Backspace", "Delete"];

/** @returns the wish after this key; `null` for a key that is the browser's own or the page's */
export function wishAfterKey(wish: Wish, key: string, field: FieldState): Wish | null {
  const { text, isSearchable, hasChips, labels } = field;
  const andThen = (isOpen: boolean): Wish => ({ keys: [...wish.keys, key], isOpen });
  const isEmpty = text === "";
  if (key === "ArrowDown" || key === "ArrowUp") return andThen(!isSearchable || !isBlank(text));
  if (key === " ") return isEmpty ? andThen(!isSearchable) : null;
  // A list of ticks stays open; what was ticked in it before Escape stays ticked.
  if (key === "Enter") return wish.isOpen ? andThen(!isSearchable) : null;
  if (key === "Escape") return wish.isOpen ? andThen(false) : null;
  if (IN_LIST.includes(key)) return wish.isOpen && (isEmpty || key.startsWith("Page")) ? andThen(true) : null;
  if (AMONG_CHIPS.includes(key)) return isEmpty && hasChips ? andThen(wish.isOpen) : null;
  const isFound = key.length === 1 && (wish.isOpen || labels.some((label) => beginsWith(label, key)));
  return isFound && !isSearchable ? andThen(true) : null;
}

/** The wish after a click on the control: its list is to open, as it would by this key. */
export function wishAfterClick(wish: Wish, field: FieldState): Wish {
  return wish.isOpen ? wish : (wishAfterKey(wish, "ArrowDown", field) ?? wish);
}

/** The wish after the text changed: a list is gone through from its start again, and opens if it is not blank. */
export function wishAfterText(text: string): Wish {
  return { keys: [], isOpen: !isBlank(text) };
}
