/**
 * The two lists that open under a field, where only a real browser's focus, keys and scroll bar count
 * (docs/product/places.md#places, docs/product/choice-lists.md#choice-lists).
 */
import type { Page } from "@playwright/test";
import { chromiumLaunchOptions } from "../../support/chromium.ts";
import { expect, test } from "../fixtures.ts";

// Playwright hides scroll bars by default.
test.use({
  launchOptions: {
    ...chromiumLaunchOptions(),
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

const HERO = '<div data-imo-widget="hero-search"></div><button type="button">Depois</button>';
const LISTING = '<div data-imo-widget="listing-search"></div>';
const removers = (page: Page) => page.getByRole("button", { name: /^Retirar (?!filtro)/ });
const types = (page: Page) => page.getByRole("combobox", { name: /Procuro por|Tipo de imóvel/ });
const places = (page: Page) => page.getByRole("combobox", { name: "Localização" });

test("Tab leaves an open list of types, chooses nothing and goes to the next field", async ({ page, open }) => {
  await open(HERO);
  await types(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option")).toHaveCount(7);
  await page.keyboard.press("Tab");
  await expect(places(page)).toBeFocused();
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(removers(page)).toHaveCount(0);
});

test("Tab leaves open suggestions, chooses none of them, takes away nothing and goes to the button", async ({
  page,
  open,
}) => {
  await open(HERO);
  await places(page).fill("espinho");
  await page.getByRole("option").first().click();
  await expect(removers(page)).toHaveCount(1);
  await places(page).fill("espinho");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Procurar" })).toBeFocused();
  await expect(removers(page)).toHaveCount(1);
  await places(page).fill("ova");
  await expect(page.getByRole("option").first()).toHaveText(/^Ovar/);
  await page.keyboard.press("Shift+Tab");
  await expect(types(page)).toBeFocused();
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(places(page)).toHaveAccessibleDescription(/Escolha uma localização da lista\./);
  await expect(places(page)).toHaveValue("ova");
  await expect(removers(page)).toHaveCount(1);
});

test("a list draws little more than is seen", async ({ page, open }) => {
  await open(HERO);
  await places(page).focus();
  await page.keyboard.press("a");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await page.getByRole("option").count()).toBeLessThanOrEqual(10);
});

test.describe("in the panel", () => {
  test.beforeEach(async ({ page, open }) => {
    await page.route("**/api/imoveis", (route) =>
      route.fulfill({ json: { data: [], current_page: 1, last_page: 1, total: 0 } }),
    );
    await open(LISTING);
    await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  });

  test("the first Escape closes the suggestions and leaves the text, the second closes the panel", async ({ page }) => {
    const panel = page.getByRole("dialog");
    const field = panel.getByRole("combobox", { name: "Localização" });
    await field.fill("ovar");
    await expect(panel.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel.getByRole("option")).toHaveCount(0);
    await expect(panel).toBeVisible();
    await expect(field).toHaveValue("ovar");
    await page.keyboard.press("ArrowDown");
    await expect(panel.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  });

  test("the first Escape closes the list of types, the second the panel", async ({ page }) => {
    const panel = page.getByRole("dialog");
    await panel.getByRole("combobox", { name: "Tipo de imóvel" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(panel.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel.getByRole("option")).toHaveCount(0);
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  });

  test("a panel stays when text is selected from a field to beyond its edge, and closes by a click there", async ({
    page,
  }) => {
    const panel = page.getByRole("dialog");
    const price = panel.getByLabel("Preço mínimo");
    await price.fill("50 mil");
    const box = await price.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(100, 300, { steps: 4 });
    await page.mouse.up();
    await expect(panel).toBeVisible();
    await expect(price).toHaveValue("50 mil");
    await page.mouse.click(100, 300);
    await expect(panel).toBeHidden();
  });
});

test("every suggestion is reached by the mouse, and the list stays open under it", async ({ page, open }) => {
  const names = Array.from({ length: 60 }, (_, number) => `Lugar ${String(number).padStart(3, "0")}`);
  await open(`<div data-imo-widget="hero-search" data-localizacoes="${names.join(",")}"></div>`);
  await places(page).fill("lugar");
  const list = page.getByRole("listbox");
  const box = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const barWidth = await list.evaluate((element) => (element as HTMLElement).offsetWidth - element.clientWidth);
  expect(barWidth, "the browser draws a scroll bar").toBeGreaterThan(5);
  const bar = box.x + box.width - barWidth / 2;
  for (let drags = 0; drags < 4; drags += 1) {
    // The thumb stands where the list is scrolled to.
    const [top, thumb] = await list.evaluate(({ scrollTop, scrollHeight, clientHeight }) => [
      (scrollTop / scrollHeight) * clientHeight,
      (clientHeight / scrollHeight) * clientHeight,
    ]);
    await page.mouse.move(bar, box.y + (top ?? 0) + (thumb ?? 0) / 2);
    await page.mouse.down();
    await page.mouse.move(bar, box.y + box.height + 50, { steps: 5 });
    await page.mouse.up();
  }
  await expect(places(page)).toBeFocused();
  await expect(page.getByRole("option", { name: "Lugar 059" })).toBeInViewport();
  await page.getByRole("option", { name: "Lugar 059" }).click();
  await expect(page.getByRole("button", { name: "Retirar Lugar 059" })).toBeVisible();
});
