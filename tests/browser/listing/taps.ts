/**
 * Taps with the browser's touch events at given timestamps: a busy machine is slower than a finger,
 * and a fast one would double-tap where a visitor reads first.
 */
import type { Locator, Page } from "@playwright/test";

export type Point = { x: number; y: number };

/** Scrolls the control into view, and returns its middle in the window. */
export async function middleOf(control: Locator): Promise<Point> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Taps at a point; `at` is a time in seconds. */
export async function tapAt(page: Page, point: Point, at: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [point],
    timestamp: at,
  });
  await browser.send("Input.dispatchTouchEvent", {
    type: "touchEnd",
    touchPoints: [],
    timestamp: at + 0.05,
  });
  await browser.detach();
}
