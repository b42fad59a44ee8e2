/** A search in a tab that was never looked at is not among the last searches (docs/product/memory.md#last-searches). */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';

/** Opens the tab in the background; `show(page)` brings it to the front. */
const hide = (page: Page) =>
  page.addInitScript(() => {
    let state = "hidden";
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    Object.defineProperty(document, "hidden", { configurable: true, get: () => state === "hidden" });
    Object.assign(globalThis, {
      setVisible: (isVisible: boolean) => {
        state = isVisible ? "visible" : "hidden";
        document.dispatchEvent(new Event("visibilitychange"));
      },
    });
  });
const show = (page: Page, isVisible = true) =>
  page.evaluate(
    (visible) => (globalThis as unknown as { setVisible: (is: boolean) => void }).setVisible(visible),
    isVisible,
  );
const kept = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("imo:pesquisas") ?? "{}").data ?? []).length);

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await hide(page);
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({
      json: { data: [{ id: 1, titulo: "Casa 1", link: "casa-1" }], current_page: 1, last_page: 1, total: 1 },
    }),
  );
});

test("ten hidden seconds do not count, three on the screen do", async ({ page, open }) => {
  await open(LISTING, { path: "/lista", query: "?localizacao=Ovar" });
  await expect(page.getByRole("heading", { name: "1 imóvel" })).toBeVisible();
  await page.clock.fastForward(10_000);
  await page.waitForTimeout(100);
  expect(await kept(page)).toBe(0);
  await show(page);
  await page.clock.fastForward(2000);
  await show(page, false);
  await page.clock.fastForward(10_000);
  await page.waitForTimeout(100);
  expect(await kept(page)).toBe(0);
  await show(page);
  await expect(async () => {
    await page.clock.fastForward(3000);
    expect(await kept(page)).toBe(1);
  }).toPass({ timeout: 8000 });
});

test("closing a tab that was never seen keeps nothing, closing one that was keeps its search", async ({
  page,
  open,
}) => {
  for (const isSeen of [false, true]) {
    await open(LISTING, { path: "/lista", query: "?localizacao=Ovar" });
    await expect(page.getByRole("heading", { name: "1 imóvel" })).toBeVisible();
    if (isSeen) await show(page);
    await open("<h1>Depois</h1>", { path: "/depois" });
    await expect.poll(() => kept(page)).toBe(isSeen ? 1 : 0);
  }
});
