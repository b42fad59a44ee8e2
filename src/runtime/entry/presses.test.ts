/** docs/look.md#button; the listeners are those of tests/setup-dom.ts. */
import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";

/** Shows this content. `on` finds an element by its id, and `act` records the clicks. */
function draw(content: string) {
  document.body.innerHTML = content;
  const on = (id: string) => document.getElementById(id) as HTMLElement;
  const act = vi.fn();
  for (const element of document.querySelectorAll<HTMLElement>("[id]"))
    element.addEventListener("click", (event) => act(element.id, event.detail));
  return { on, act };
}

const OURS = '<button type="button" class="imo-button" id="ours"><svg id="icon"></svg></button>';
const PAGES = '<button type="button" class="btn" id="pages"></button>';

/** In ms; later than any event that the test DOM has stamped itself. */
const LATER = 1e12;

function down(element: HTMLElement, { at = 0, x = 0, pointerType = "touch" }) {
  const event = new PointerEvent("pointerdown", { bubbles: true, clientX: x, pointerType });
  Object.defineProperty(event, "timeStamp", { value: LATER + at });
  element.dispatchEvent(event);
}

function click(element: HTMLElement, detail: number) {
  down(element, { pointerType: "mouse" });
  fireEvent.mouseDown(element, { detail });
  fireEvent.click(element, { detail });
}

function tap(element: HTMLElement, press: { at: number; x?: number; pointerType?: string }) {
  down(element, press);
  fireEvent.touchEnd(element);
  fireEvent.mouseDown(element, { detail: 1 });
  fireEvent.click(element, { detail: 1 });
}

test("keeps the second half of a double click from what moved under it, even if that is the page's own", () => {
  for (const under of ["ours", "pages"]) {
    const { on, act } = draw(`${OURS}<dialog open class="imo-panel" id="panel"></dialog>${PAGES}`);
    for (const first of ["icon", "panel"]) {
      click(on(first), 1);
      act.mockClear();
      click(on(under), 2);
      expect(act).not.toHaveBeenCalled();
    }
  }
});

test("lets through a double click that begins on an element of the page, even within a widget", () => {
  const { on, act } = draw(`<div class="imo-listing">${PAGES}<p id="text"></p></div>${OURS}`);
  for (const first of ["pages", "text"]) {
    click(on(first), 1);
    click(on("ours"), 2);
  }
  expect(act.mock.calls).toEqual([
    ["pages", 1],
    ["ours", 2],
    ["text", 1],
    ["ours", 2],
  ]);
});

test("counts two taps as one press if they are close in time and place", () => {
  const { on, act } = draw(OURS);
  tap(on("ours"), { at: 1000 });
  tap(on("ours"), { at: 1300, x: 10 });
  expect(act).toHaveBeenCalledTimes(1);
  tap(on("ours"), { at: 2000 });
  tap(on("ours"), { at: 2300, x: 60 });
  expect(act).toHaveBeenCalledTimes(3);
  tap(on("ours"), { at: 4000, pointerType: "mouse" });
  tap(on("ours"), { at: 4100, pointerType: "mouse" });
  expect(act).toHaveBeenCalledTimes(5);
});

test.each(["imo-carousel__button", "imo-button imo-map__zoom"])(
  "counts each press on .%s, which visitors press repeatedly",
  (className) => {
    const { on, act } = draw(`<button type="button" class="${className}" id="step"></button>`);
    click(on("step"), 1);
    click(on("step"), 2);
    tap(on("step"), { at: 8000 });
    tap(on("step"), { at: 8100 });
    expect(act).toHaveBeenCalledTimes(4);
  },
);

test("counts a tap right after a swipe as a separate press", () => {
  const { on, act } = draw(OURS);
  down(on("ours"), { at: 6000 });
  on("ours").dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
  tap(on("ours"), { at: 6200 });
  expect(act).toHaveBeenCalledTimes(1);
});

test("leaves alone a click by key or script after a double tap", () => {
  const { on, act } = draw(OURS);
  tap(on("ours"), { at: 6000 });
  tap(on("ours"), { at: 6200 });
  act.mockClear();
  fireEvent.click(on("ours"));
  on("ours").click();
  expect(act).toHaveBeenCalledTimes(2);
});

test("lets a held Enter press a control once", () => {
  const { on } = draw(OURS + PAGES);
  const goesOn = (id: string, key: string, repeat: boolean) =>
    fireEvent.keyDown(on(id), { key, repeat });
  expect([goesOn("ours", "Enter", false), goesOn("ours", "Enter", true)]).toEqual([true, false]);
  expect([goesOn("ours", "ArrowDown", true), goesOn("pages", "Enter", true)]).toEqual([true, true]);
});
