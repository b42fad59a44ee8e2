/**
 * Lets a test hold or answer requests, to see a page before a file has loaded or when it fails to
 * load. If no request matches, the test fails, because it would pass without testing anything.
 */
import { expect, type Page, type Route } from "@playwright/test";

/** The requests that the running test holds or answers. A worker runs one test at a time. */
let awaited: { url: string; hasMatched: boolean }[] = [];

/**
 * Lets the test answer requests of `page`; the test fails if none has matched by its end.
 * @param url the requests, in the form that `page.route` accepts: `built("react-dom")` for built
 *   files
 */
export async function interceptRequests(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => unknown,
): Promise<void> {
  const request = { url: String(url), hasMatched: false };
  awaited.push(request);
  await page.route(url, (route) => {
    request.hasMatched = true;
    return answer(route);
  });
}

/**
 * Holds requests of `page`; the test fails if none has matched by its end. A held style sheet or
 * script also delays the page's `load` event.
 * @param url as in `interceptRequests`
 * @returns a function that releases the held requests and all later ones
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await interceptRequests(page, url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Checks at the end of each test that all expected requests were sent; throws otherwise. */
export function expectAllMatched(): void {
  const unmatched = awaited.filter(({ hasMatched }) => !hasMatched).map(({ url }) => url);
  awaited = [];
  expect(unmatched, "held or answered by the test, but asked for by nobody").toEqual([]);
}
