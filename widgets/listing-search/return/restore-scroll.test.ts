/** docs/product/listing.md#coming-back */
import { beforeEach, expect, test, vi } from "vitest";

const scroll = { scrolled: 900, card: 1, top: -20, height: 3000, isOurs: false };
const LISTING = '<div data-imo-widget="listing-search"><div data-imo-root></div></div>';
let scrolledTo: ScrollToOptions[] = [];
let scrolledBy: ScrollToOptions[] = [];
let frames: FrameRequestCallback[] = [];

/** A page of one listing, before anybody has touched it. */
async function open(html = LISTING, scrollRestoration: ScrollRestoration = "auto") {
  vi.resetModules();
  document.body.innerHTML = html;
  history.scrollRestoration = scrollRestoration;
  return import("./restore-scroll.ts");
}
const slot = () => document.querySelector<HTMLElement>("[data-imo-root]");
/** Cards that stand 200 px below each other, the first one `top` px from the window's top. */
function gridAt(top: number) {
  const grid = document.createElement("ul");
  for (let at = 0; at < 3; at += 1) {
    const card = grid.appendChild(document.createElement("li"));
    card.getBoundingClientRect = () => ({ top: top + 200 * at }) as DOMRect;
  }
  return grid;
}
function drawFrames() {
  for (let left = 20; left > 0 && frames.length > 0; left -= 1) frames.shift()?.(0);
}

beforeEach(() => {
  scrolledTo = [];
  scrolledBy = [];
  frames = [];
  vi.spyOn(globalThis, "scrollTo").mockImplementation(((to: ScrollToOptions) => scrolledTo.push(to)) as never);
  vi.stubGlobal("scrollBy", (by: ScrollToOptions) => scrolledBy.push(by));
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
});

test("the height is kept free and the page goes to its place, until the cards are there", async () => {
  const { holdScroll, restoreScroll } = await open();
  holdScroll(scroll);
  expect(slot()?.style.minHeight).toBe("3000px");
  expect(scrolledTo).toEqual([{ top: 900, behavior: "instant" }]);
  restoreScroll(scroll, gridAt(-100));
  expect(slot()?.style.minHeight).toBe("");
  // The second card stands at 100 and stood at -20.
  expect(scrolledBy[0]).toEqual({ top: 120, behavior: "instant" });
});

test("a card that is where it was moves nothing, and one that is not there leaves the number of pixels", async () => {
  const { restoreScroll } = await open();
  restoreScroll(scroll, gridAt(-220));
  drawFrames();
  expect([scrolledTo, scrolledBy]).toEqual([[], []]);
  restoreScroll(scroll, null);
  expect(scrolledTo[0]).toEqual({ top: 900, behavior: "instant" });
});

test.each(["wheel", "touchstart", "pointerdown", "keydown"])("a visitor's %s ends it", async (type) => {
  const { holdScroll, restoreScroll } = await open();
  holdScroll(scroll);
  dispatchEvent(new Event(type));
  restoreScroll(scroll, gridAt(-100));
  drawFrames();
  expect(scrolledBy).toEqual([]);
});

test("the place is set again for a few frames, as cards get their own heights", async () => {
  const { restoreScroll } = await open();
  restoreScroll(scroll, gridAt(-100));
  drawFrames();
  expect(scrolledBy).toHaveLength(6);
});

test("a page that scrolls by itself is left alone, unless it was us who told the browser so", async () => {
  const { holdScroll, restoreScroll } = await open(LISTING, "manual");
  holdScroll(scroll);
  restoreScroll(scroll, gridAt(-100));
  expect([scrolledTo, scrolledBy, slot()?.style.minHeight]).toEqual([[], [], ""]);
  holdScroll({ ...scroll, isOurs: true });
  expect([scrolledTo.length, history.scrollRestoration]).toEqual([1, "auto"]);
});

test("of several listings none holds the page", async () => {
  const { holdScroll } = await open(LISTING + LISTING);
  holdScroll(scroll);
  expect(scrolledTo).toEqual([]);
});

test("without a slot a style sheet keeps the height free, until the cards are there", async () => {
  const { holdScroll, restoreScroll } = await open('<div data-imo-widget="listing-search"></div>');
  const sheets = () => document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText);
  holdScroll(scroll);
  expect(sheets()).toEqual([expect.stringContaining("--_kept: 3000px")]);
  restoreScroll(scroll, gridAt(-100));
  expect(sheets()).toEqual([]);
});
