/** Measures the layout shifts that a visitor sees while a page loads. */
import { expect, type Page } from "@playwright/test";
import { holdRequests } from "./held-requests.ts";
import { rendered } from "./rendering.ts";

type Recorder = { shifts: PerformanceEntry[]; observer: PerformanceObserver };

/** Records the layout shifts of all pages that are opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(globalThis, { shifts, observer });
  });
}

/**
 * Returns the sum of all layout shifts since the page's start, including those of the latest
 * action.
 */
export async function totalShift(page: Page): Promise<number> {
  await rendered(page);
  return page.evaluate(() => {
    const { shifts, observer } = globalThis as unknown as Recorder;
    const entries = [...shifts, ...observer.takeRecords()] as unknown as { value: number }[];
    return entries.reduce((sum, { value }) => sum + value, 0);
  });
}

/**
 * Opens a page with these tags, whose script is loaded only after the page has been painted without
 * them.
 * @param open as in tests/browser/fixtures.ts
 * @returns the sum of the layout shifts until all widgets have mounted
 */
export async function shiftOfMounting(
  page: Page,
  open: (body: string) => Promise<void>,
  tags: string,
): Promise<number> {
  // The previous page may contain the same line.
  await page.goto("about:blank");
  const release = await holdRequests(page, "**/imo-widgets.js");
  const opening = open(
    `<h1>Página</h1>${tags}<p id="below">Por baixo</p><p>${"Texto do site. ".repeat(80)}</p>`,
  );
  await page.locator("#below").waitFor();
  await rendered(page);
  const before = await page.locator("#below").boundingBox();
  expect(before?.y, "the height is kept before the script runs").toBeGreaterThan(250);
  const hosts = await page.locator("[data-imo-widget]").count();
  release();
  await opening;
  await expect(page.locator("[data-imo-root]")).toHaveCount(hosts, { timeout: 15_000 });
  return totalShift(page);
}
