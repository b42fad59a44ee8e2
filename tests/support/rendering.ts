import type { Page } from "@playwright/test";

/**
 * Waits until two frames have been painted, after which everything done before is on the screen.
 */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Waits until nothing on the page is moving. */
export async function settled(page: Page): Promise<void> {
  await rendered(page);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  await rendered(page);
}
