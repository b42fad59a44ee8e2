/**
 * Requests that wait for the test, or get the test's own answer, to see a page as it is before something has come or when
 * it does not come. A test in which nothing was asked for that matches would be green untested, so it fails.
 */
import { expect, type Page, type Route } from "@playwright/test";

/** The requests that the running test holds or answers. A worker runs one test at a time. */
let awaited: { url: string; hasMatched: boolean }[] = [];

/**
 * Lets the test answer what `page` asks for; it fails when nothing matched by its end.
 * @param url which requests, as `page.route` takes it: `built("react-dom")` for built files
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
 * Keeps what `page` asks for waiting; the test fails when nothing matched by its end. A style sheet or a script that is
 * held keeps the page's `load` back too.
 * @param url as of `interceptRequests`
 * @returns lets them go, and all that come later
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
