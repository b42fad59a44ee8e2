/**
 * Tests the loading of code (docs/contract.md#failed-chunks): a file that fails is requested again,
 * and the fallback stays if all attempts fail.
 */
import { built } from "../../support/built-files.ts";
import { interceptRequests } from "../../support/held-requests.ts";
import { events, expect, recordEvents, test } from "../fixtures.ts";

const HERO = '<div data-imo-widget="hero-search"><p>Procure connosco</p></div>';

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }),
  );
});

test("loads nothing but entry and style sheet before a page has a widget", async ({
  page,
  open,
}) => {
  await open("<p>Sem componentes</p>");
  await page.waitForFunction(() => "imoWidgets" in globalThis);
  const [before, tagged] = await page.evaluate((tag) => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    document.body.insertAdjacentHTML("beforeend", tag);
    return [files, performance.now()] as const;
  }, HERO);
  await expect(page.getByRole("tab", { name: "Arrendar" })).toBeVisible();
  const after = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime })),
  );
  expect(before.filter((name) => name.includes("/chunks/"))).toEqual([]);
  const chunks = after.filter(({ name }) => name.includes("/chunks/"));
  expect(chunks.length).toBeGreaterThan(5);
  expect(chunks.filter(({ startTime }) => startTime < tagged)).toEqual([]);
});

test("mounts a widget although each of its files fails to load once", async ({ page, open }) => {
  const failed = new Set<string>();
  await interceptRequests(page, "**/chunks/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (failed.has(pathname)) return route.continue();
    failed.add(pathname);
    return route.abort();
  });
  await open(HERO);
  await expect(page.getByRole("tab", { name: "Arrendar" })).toBeVisible();
  expect(failed.size).toBeGreaterThan(5);
  expect(await events(page, "imo:error")).toEqual([]);
});

test("reports code that fails to load, keeps the fallback at its own size, and mounts the other widgets", async ({
  page,
  open,
  said,
}) => {
  await interceptRequests(page, built("listing-search"), (route) => route.abort());
  await open(
    `<div data-imo-widget="listing-search"><p>A lista</p></div><p id="below">Por baixo</p>${HERO}`,
  );
  await expect(page.getByRole("tab", { name: "Arrendar" })).toBeVisible();
  await expect.poll(() => events(page, "imo:error")).toHaveLength(1);
  const [error] = await events(page, "imo:error");
  expect(error?.detail).toMatchObject({ widget: "listing-search", code: "load" });
  await expect(page.getByText("A lista")).toBeVisible();
  expect((await page.locator("#below").boundingBox())?.y).toBeLessThan(200);
  expect(said.console.join()).toContain("listing-search: its code could not be loaded");
});
