/** Requests that wait for the test, to see a page as it is before something has come. */
import type { Page } from "@playwright/test";

/**
 * Keeps what `page` asks for waiting. A style sheet or a script that is held keeps the page's `load` back too.
 * @param url which requests, as `page.route` takes it
 * @returns lets them go, and all that come later
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
