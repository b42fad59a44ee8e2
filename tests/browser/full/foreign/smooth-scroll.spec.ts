/**
 * Tests a smooth scroller, which applies every turn of the wheel to the page: elements under the
 * pointer that scroll themselves are left to the browser.
 */

import type { Locator, Page } from "@playwright/test";
import { resultsOf } from "../../../support/calls-over-the-wire.ts";
import { rendered } from "../../../support/rendering.ts";
import { expect, INCLUDES, test } from "../../fixtures.ts";

const LENIS = `<link rel="stylesheet" href="/node_modules/lenis/dist/lenis.css"><script src="/node_modules/lenis/dist/lenis.min.js"></script>
<script>
  window.lenis = new Lenis({ autoRaf: true });
  window.wheels = [];
  addEventListener("wheel", (event) => wheels.push(event.defaultPrevented));
</script>`;
const BODY = `<div data-imo-widget="hero-search"></div><div data-imo-widget="listing-search"></div>
<div data-imo-widget="general-contact"></div><div style="height: 4000px"></div>`;

/** Returns the scroll offsets of the box and of all elements in it, summed up. */
const scrolledIn = (box: Locator) =>
  box.evaluate((element) =>
    [element, ...element.querySelectorAll("*")].reduce((sum, { scrollTop }) => sum + scrollTop, 0),
  );

/** Waits for the end of the scroller's movement, which undoes all other scrolling. */
const rest = (page: Page) =>
  page.waitForFunction(
    () => !(globalThis as unknown as { lenis: { isScrolling: unknown } }).lenis.isScrolling,
  );

/** Runs in the page; returns its current and its target scroll position. */
const whereTo = () => ({
  scrollY,
  target: (globalThis as unknown as { lenis: { targetScroll: number } }).lenis.targetScroll,
});

/** Turns the wheel over an element and expects the page not to move. */
async function expectOwnScroll(page: Page, box: Locator) {
  await rest(page);
  await box.hover();
  await rest(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrolledIn(box)).toBeGreaterThan(0);
  // By then, the scroller has handled the wheel event and starts moving in the next frame.
  await rendered(page);
  expect(await page.evaluate(whereTo)).toEqual({ scrollY: before, target: before });
}

test("scrolls a long message, a list, the panels and the comparison under the wheel instead of the page", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.route("**/api/imoveis", (route) => route.fulfill({ json: resultsOf(1) }));
  await open(BODY, { head: `${LENIS}${INCLUDES}` });
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeVisible();

  // The page itself is scrolled by the scroller, which measures the page once its height has been still for a moment.
  await page.waitForFunction(
    () => (globalThis as unknown as { lenis: { limit: number } }).lenis.limit > 0,
  );
  await page.mouse.move(640, 240);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(
    await page.evaluate(() => (globalThis as unknown as { wheels: boolean[] }).wheels),
  ).toEqual([true]);
  await rest(page);

  const message = page.getByLabel("Mensagem*");
  await message.fill("uma linha\n".repeat(40));
  await message.evaluate((area) => {
    area.scrollTop = 0;
  });
  await expectOwnScroll(page, message);

  await page
    .locator(".imo-hero")
    .getByRole("combobox", { name: "Localização" })
    .pressSequentially("vila");
  const list = page.locator(".imo-select__menu-list");
  await expectOwnScroll(page, list);
  await page.keyboard.press("Escape");

  const panel = page.getByRole("dialog");
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  await expectOwnScroll(page, panel);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);

  for (const heart of (await page.getByRole("button", { name: /^Favorito:/ }).all()).slice(0, 4))
    await heart.click();
  await page.getByRole("button", { name: "Favoritos: 4" }).click();
  await expectOwnScroll(page, panel);
  for (const box of await panel.getByRole("checkbox").all()) await box.check();
  await panel.getByRole("button", { name: /^Comparar/ }).click();
  await expect(panel.getByRole("table")).toBeVisible();
  await panel.evaluate((element) => {
    for (const one of [element, ...element.querySelectorAll("*")]) one.scrollTop = 0;
  });
  await expectOwnScroll(page, panel);
});
