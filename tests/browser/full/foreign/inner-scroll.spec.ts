/**
 * Tests pages on which an element scrolls instead of the body, as in many themes with a fixed
 * frame. The listing scrolls and restores that element (docs/product/listing.md#after-a-success,
 * docs/product/listing.md#coming-back).
 */

import type { Locator, Page } from "@playwright/test";
import { resultsOf } from "../../../support/calls-over-the-wire.ts";
import { expect, INCLUDES, test } from "../../fixtures.ts";

const FRAME =
  "<style>html, body { height: 100%; margin: 0; overflow: hidden } #app { height: 100vh; overflow: auto }</style>";
const BODY = `<div id="app"><header style="height: 300px">Cal e Maré</header><div data-imo-widget="listing-search"></div>
<footer style="height: 900px">Rodapé</footer></div>`;
// The header keeps the page out of the back/forward cache.
const NO_COPY = { "Cache-Control": "no-store" };

const scrolled = (page: Page) => page.locator("#app").evaluate(({ scrollTop }) => scrollTop);
const topOf = (element: Locator) =>
  element.evaluate((it) => Math.round(it.getBoundingClientRect().top));
const home = (page: Page, id: number) =>
  page.getByRole("link", { name: `Casa ${id}`, exact: true }).last();

test.beforeEach(async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: resultsOf(route.request().postDataJSON().page) }),
  );
  await page.route("**/casa-*", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Casa</title>Uma casa",
      headers: NO_COPY,
    }),
  );
  await open(BODY, { head: `${FRAME}${INCLUDES}`, headers: NO_COPY });
  await home(page, 100).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(
    true,
  );
});

test("scrolls to the first listing for another page and for another order", async ({ page }) => {
  await page.getByRole("link", { name: "Página 2", exact: true }).click();
  await expect(home(page, 200)).toBeInViewport();
  await page.getByRole("link", { name: "Página 3", exact: true }).scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(500);
  await page.getByRole("combobox", { name: "Ordenar" }).evaluate((list: HTMLSelectElement) => {
    list.value = "asc";
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(home(page, 100)).toBeInViewport();
});

test("shows the card that was left at the same place, after Back and after a reload", async ({
  page,
}) => {
  const left = home(page, 107);
  await left.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  const before = await topOf(left);
  const isWhereItWas = () =>
    expect.poll(async () => Math.abs((await topOf(left)) - before)).toBeLessThan(2);
  await test.step("Back", async () => {
    await left.click();
    await expect(page.getByText("Uma casa")).toBeVisible();
    await page.goBack();
    await isWhereItWas();
  });
  await test.step("a reload", async () => {
    await page.reload();
    await isWhereItWas();
  });
});
