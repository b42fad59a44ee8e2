/** docs/product/listing.md#after-a-success, docs/product/listing.md#coming-back */
import { afterEach, expect, test } from "vitest";
import { scrolledBy, scrollerOf } from "./scroller.ts";

afterEach(() => {
  document.documentElement.removeAttribute("style");
  document.body.removeAttribute("style");
  document.body.innerHTML = "";
});

/** Gives an element its heights, because neither test DOM lays anything out. */
function giveHeight(element: Element, height: number, content: number): void {
  Object.defineProperty(element, "clientHeight", { configurable: true, value: height });
  Object.defineProperty(element, "scrollHeight", { configurable: true, value: content });
}

function open(overflow: string, content = 3000) {
  document.body.innerHTML = `<div id="app" style="overflow-y: ${overflow}"><section style="overflow-y: hidden"><p></p></section></div>`;
  const app = document.querySelector("#app") as HTMLElement;
  giveHeight(app, 600, content);
  giveHeight(document.querySelector("section") as Element, 100, 3000);
  return { app, text: document.querySelector("p") };
}

test.each(["auto", "scroll"])(
  "finds the nearest box with overflow %s as the scroller",
  (overflow) => {
    const { app, text } = open(overflow);
    expect(scrollerOf(text)).toBe(app);
    app.scrollTop = 40;
    expect(scrolledBy(app)).toBe(40);
  },
);

test.each([
  ["visible", 3000],
  ["hidden", 3000],
  ["auto", 600],
])("finds the window around a box with overflow %s and %d px of content", (overflow, content) => {
  expect(scrollerOf(open(overflow, content).text)).toBe(window);
  expect(scrollerOf(null)).toBe(window);
});

test("finds the body only if the root element has its own overflow", () => {
  const { text } = open("visible");
  document.body.style.overflowY = "auto";
  giveHeight(document.body, 600, 3000);
  document.documentElement.style.overflowY = "visible";
  expect(scrollerOf(text)).toBe(window);
  document.documentElement.style.overflowY = "hidden";
  expect(scrollerOf(text)).toBe(document.body);
});
