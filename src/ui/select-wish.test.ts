import { expect, test } from "vitest";
import { type FieldState, NO_WISH, wishAfterClick, wishAfterKey, wishAfterText } from "./select-wish.ts";

const list: FieldState = { text: "", isSearchable: false, hasChips: false, labels: ["Águeda", "Moradia"] };
const typed = (text: string): FieldState => ({ text, isSearchable: true, hasChips: false, labels: [] });
/** The wish after these keys; a key that is the browser's leaves it as it is. */
const after = (keys: readonly string[], field: FieldState, start = NO_WISH) =>
  keys.reduce((wish, key) => wishAfterKey(wish, key, field) ?? wish, start);

test("an arrow or a blank opens a list, and the keys after it are kept in their order", () => {
  expect(after(["ArrowDown", "End", "Enter", " "], list)).toEqual({
    keys: ["ArrowDown", "End", "Enter", " "],
    isOpen: true,
  });
});

test("Enter and Escape on a closed field are the form's and the panel's", () => {
  for (const key of ["Enter", "Escape", "End", "PageDown", "Tab", "x"]) {
    expect(wishAfterKey(NO_WISH, key, list), key).toBeNull();
  }
});

test("a list of ticks stays open after Enter and a blank, a list of places does not", () => {
  expect(after(["ArrowDown", "Enter"], list).isOpen).toBe(true);
  expect(after(["ArrowDown", " "], list).isOpen).toBe(true);
  // The second Enter unticks, and is not the form's.
  expect(after(["ArrowDown", "Enter", "Enter"], list).keys).toEqual(["ArrowDown", "Enter", "Enter"]);
  expect(after(["Enter"], typed("esp"), wishAfterText("esp")).isOpen).toBe(false);
});

test("Escape closes what would have opened; a text stays, and so does what was ticked", () => {
  expect(after(["ArrowDown", "Escape"], list)).toEqual({ keys: ["ArrowDown", "Escape"], isOpen: false });
  expect(after(["ArrowDown", "Enter", "Escape", "Escape"], list).keys).toEqual(["ArrowDown", "Enter", "Escape"]);
  expect(after(["Escape"], typed("esp"), wishAfterText("esp"))).toEqual({ keys: ["Escape"], isOpen: false });
});

test("a letter opens a list that has a row for it, and the letters after it are kept", () => {
  expect(after(["a", "x", "Enter"], list)).toEqual({ keys: ["a", "x", "Enter"], isOpen: true });
  expect(wishAfterKey(wishAfterText("es"), "p", typed("es"))).toBeNull();
});

test("in a text the arrows, Home, End, blanks and Backspace are the browser's", () => {
  const open = wishAfterText("esp");
  for (const key of ["ArrowLeft", "Home", "End", " ", "Backspace"]) {
    expect(wishAfterKey(open, key, { ...typed("esp"), hasChips: true }), key).toBeNull();
  }
  expect(after(["ArrowDown", "Enter"], typed("esp"), open).keys).toEqual(["ArrowDown", "Enter"]);
});

test("other letters are another list to go through", () => {
  expect(wishAfterText("espi")).toEqual({ keys: [], isOpen: true });
  expect(wishAfterText("  ")).toEqual(NO_WISH);
});

test("chips are reached by keys only where there are some", () => {
  expect(wishAfterKey(NO_WISH, "Backspace", list)).toBeNull();
  expect(wishAfterKey(NO_WISH, "Backspace", { ...list, hasChips: true })?.keys).toEqual(["Backspace"]);
});

test("a second click changes nothing", () => {
  const once = wishAfterClick(NO_WISH, list);
  expect(once).toEqual({ keys: ["ArrowDown"], isOpen: true });
  expect(wishAfterClick(once, list)).toBe(once);
});
