/**
 * Tests the two lists that open under a field, in what depends on a real browser's focus, keys and
 * clicks (docs/product/places.md#places, docs/product/choice-lists.md#choice-lists).
 */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const HERO = '<div data-imo-widget="hero-search"></div><button type="button">Depois</button>';
const LISTING = '<div data-imo-widget="listing-search"></div>';
const removers = (page: Page) => page.getByRole("button", { name: /^Retirar (?!filtro)/ });
const types = (page: Page) => page.getByRole("combobox", { name: "Procuro por..." });
const places = (page: Page) => page.getByRole("combobox", { name: "Localização" });

test("leaves an open list with Tab, which neither chooses nor removes anything", async ({
  page,
  open,
}) => {
  await open(HERO);
  await test.step("types, to the next field", async () => {
    await types(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option")).toHaveCount(7);
    await page.keyboard.press("Tab");
    await expect(places(page)).toBeFocused();
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(removers(page)).toHaveCount(0);
  });
  await test.step("suggestions, to the button", async () => {
    await places(page).fill("espinho");
    await page.getByRole("option").first().click();
    await expect(removers(page)).toHaveCount(1);
    await places(page).fill("espinho");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Procurar" })).toBeFocused();
    await expect(removers(page)).toHaveCount(1);
  });
  await test.step("suggestions, backwards", async () => {
    await places(page).fill("ova");
    await expect(page.getByRole("option").first()).toHaveText(/^Ovar/);
    await page.keyboard.press("Shift+Tab");
    await expect(types(page)).toBeFocused();
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(places(page)).toHaveAccessibleDescription(/Escolha uma localização da lista\./);
    await expect(places(page)).toHaveValue("ova");
    await expect(removers(page)).toHaveCount(1);
  });
});

test.describe("in the panel", () => {
  test.beforeEach(async ({ page, open }) => {
    await page.route("**/api/imoveis", (route) =>
      route.fulfill({ json: { data: [], current_page: 1, last_page: 1, total: 0 } }),
    );
    await open(LISTING);
    await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  });

  test("closes an open list with the first Escape and the panel with the second", async ({
    page,
  }) => {
    const panel = page.getByRole("dialog");
    const escapeTwice = async () => {
      await page.keyboard.press("Escape");
      await expect(panel.getByRole("option")).toHaveCount(0);
      await expect(panel).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    };
    await test.step("types", async () => {
      await panel.getByRole("combobox", { name: "Tipo de imóvel" }).focus();
      await page.keyboard.press("ArrowDown");
      await expect(panel.getByRole("option").first()).toBeVisible();
      await escapeTwice();
    });
    await test.step("suggestions, whose text stays", async () => {
      await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
      const field = panel.getByRole("combobox", { name: "Localização" });
      await field.fill("ovar");
      await expect(panel.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel.getByRole("option")).toHaveCount(0);
      await expect(field).toHaveValue("ovar");
      await page.keyboard.press("ArrowDown");
      await expect(panel.getByRole("option").first()).toBeVisible();
      await escapeTwice();
    });
  });

  test("keeps the panel when text is selected beyond its edge, and closes it on a click there", async ({
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
