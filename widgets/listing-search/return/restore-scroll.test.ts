/** docs/product/listing.md#coming-back */
import { beforeEach, expect, test, vi } from "vitest";

const scroll = { scrolled: 900, card: 1, top: -20, isOurs: false };
const LISTING = '<div data-imo-widget="listing-search"><div data-imo-root></div></div>';
let scrolledTo: ScrollToOptions[] = [];
let scrolledBy: ScrollToOptions[] = [];
let frames: FrameRequestCallback[] = [];

/** Opens a page of one listing, before any interaction. */
async function open(html = LISTING, scrollRestoration: ScrollRestoration = "auto") {
  vi.resetModules();
  document.body.innerHTML = html;
  history.scrollRestoration = scrollRestoration;
  return import("./restore-scroll.ts");
}
/** Creates cards that are 200 px apart, the first one `top` px below the window's top. */
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
  vi.spyOn(globalThis, "scrollTo").mockImplementation(((to: ScrollToOptions) =>
    scrolledTo.push(to)) as never);
  vi.stubGlobal("scrollBy", (by: ScrollToOptions) => scrolledBy.push(by));
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
});

test("scrolls to the card that was the first in the window", async () => {
  const { restoreScroll } = await open();
  restoreScroll(scroll, gridAt(-100));
  // The second card is at 100 and was at -20.
  expect(scrolledBy[0]).toEqual({ top: 120, behavior: "instant" });
});

test("doesn't scroll to a card that is in its place, and scrolls by pixels to one that is missing", async () => {
  const { restoreScroll } = await open();
  restoreScroll(scroll, gridAt(-220));
  drawFrames();
  expect([scrolledTo, scrolledBy]).toEqual([[], []]);
  restoreScroll(scroll, null);
  expect(scrolledTo[0]).toEqual({ top: 900, behavior: "instant" });
});

test.each(["wheel", "touchstart", "pointerdown", "keydown"])(
  "ends at the visitor's %s",
  async (type) => {
    const { restoreScroll } = await open();
    restoreScroll(scroll, gridAt(-100));
    dispatchEvent(new Event(type));
    drawFrames();
    expect(scrolledBy).toHaveLength(1);
  },
);

test("leaves the position to a visitor who moves before the cards are there", async () => {
  const { watchMoves, restoreScroll } = await open();
  watchMoves();
  dispatchEvent(new Event("wheel"));
  restoreScroll(scroll, gridAt(-100));
  expect([scrolledTo, scrolledBy]).toEqual([[], []]);
});

test("corrects the position for a few frames, while cards get their real heights", async () => {
  const { restoreScroll } = await open();
  restoreScroll(scroll, gridAt(-100));
  drawFrames();
  expect(scrolledBy).toHaveLength(6);
});

test("leaves a page with manual scroll restoration alone, unless the listing set it", async () => {
  const { restoreScroll } = await open(LISTING, "manual");
  restoreScroll(scroll, gridAt(-100));
  expect([scrolledTo, scrolledBy]).toEqual([[], []]);
  restoreScroll({ ...scroll, isOurs: true }, gridAt(-100));
  expect([scrolledBy.length, history.scrollRestoration]).toEqual([1, "auto"]);
});
