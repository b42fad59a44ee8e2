/**
 * The loading of the code (docs/contract.md#failed-chunks, docs/contract.md#files): all files of a widget at once, each
 * tried twice, and the fallback when that fails.
 */
import { readFileSync } from "node:fs";
import type { Route } from "@playwright/test";
import { built } from "../../support/built-files.ts";
import { interceptRequests } from "../../support/held-requests.ts";
import { widgetTags } from "../../support/widget-tags.ts";
import { events, expect, recordEvents, test } from "../fixtures.ts";

const manifest = JSON.parse(readFileSync(new URL("../../../dist/manifest.json", import.meta.url), "utf8"));
const HERO = '<div data-imo-widget="hero-search"><p>Procure connosco</p></div>';

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) => route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }));
});

for (const [widget, tag] of Object.entries(widgetTags)) {
  test(`${widget} asks for all its files before one of them has come`, async ({ page, open }) => {
    const asked: Route[] = [];
    await interceptRequests(page, "**/chunks/*", (route) => void asked.push(route));
    // A sheet that is under way keeps the page's `load` back.
    const opening = open(tag);
    const { preload, css = [] } = manifest[`widgets/${widget}/index.ts`] as { preload: string[]; css?: string[] };
    const files = [...preload, ...css];
    await expect.poll(() => asked.length).toBe(files.length);
    for (const route of asked) await route.continue();
    await opening;
    await page.waitForSelector("[data-imo-root]");
    expect(
      asked.map((route) => new URL(route.request().url()).pathname.replace("/vendor/imo-widgets/", "")).sort(),
    ).toEqual([...files].sort());
  });
}

test("a page without a widget loads nothing but entry and style sheet", async ({ page, open }) => {
  await open("<p>Sem componentes</p>");
  await page.waitForTimeout(500);
  const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(files.filter((name) => name.includes("/chunks/"))).toEqual([]);
});

test("a page whose every file fails once gets its widget", async ({ page, open }) => {
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

test("code that does not come at all is told, and the fallback stays in a place of its own size", async ({
  page,
  open,
  said,
}) => {
  await interceptRequests(page, "**/chunks/*", (route) => route.abort());
  await open(`${HERO}<p id="below">Por baixo</p>`);
  await expect.poll(() => events(page, "imo:error")).toHaveLength(1);
  const [error] = await events(page, "imo:error");
  expect(error?.detail).toMatchObject({ widget: "hero-search", code: "load" });
  await expect(page.getByText("Procure connosco")).toBeVisible();
  expect((await page.locator("#below").boundingBox())?.y).toBeLessThan(200);
  expect(said.console.join()).toContain("hero-search: its code could not be loaded");
});

test("one widget's missing code leaves the other widgets alone", async ({ page, open }) => {
  await interceptRequests(page, built("listing-search"), (route) => route.abort());
  await open(`${HERO}<div data-imo-widget="listing-search"><p>A lista</p></div>`);
  await expect(page.getByRole("tab", { name: "Arrendar" })).toBeVisible();
  await expect(page.getByText("A lista")).toBeVisible();
});
