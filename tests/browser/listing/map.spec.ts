/** The map on the demo agency's site, whose policy is the strict one (docs/product/listing.md#map). */
import { expect, test } from "../fixtures.ts";

test("searches the visible part of the map, and keeps it in the URL through a reload and Back", async ({
  page,
  site,
  said,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await page.goto(`${site.url}/lista`);
  const count = page.locator(".imo-results__count");
  const all = await count.innerText();
  const button = page.getByRole("button", { name: "Ver no mapa" });
  const tiles = page.waitForResponse(/\/mapa\/\d+\/\d+\/\d+\.svg/);
  await button.click();
  const map = page.getByRole("region", { name: "Imóveis no mapa" });
  await expect(map.getByRole("status")).toContainText("no mapa.");
  expect((await tiles).status()).toBe(200);
  await expect(page.getByRole("group", { name: /^Mapa/ })).toBeFocused();

  await test.step("shows a listing's own card, and returns the focus to its point", async () => {
    const group = map.getByRole("button", { name: /imóveis neste local/ });
    const point = map.getByRole("button", { name: /€$/ }).first();
    while (!(await point.isVisible())) await group.first().click();
    const name = await point.getAttribute("aria-label");
    await point.focus();
    await page.keyboard.press("Enter");
    const card = map.getByRole("region", { name: "Imóvel escolhido" });
    await expect(card.locator(".imo-listing__title")).toHaveText(name?.split(",")[0] as string);
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(map.getByRole("button", { name: name as string })).toBeFocused();
  });

  await test.step("filters by the rectangle in view", async () => {
    await map.getByRole("button", { name: "Procurar nesta zona" }).click();
    await expect(page).toHaveURL(/[?&]zona=-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}(&|$)/);
    await expect(count).not.toHaveText(all);
    await expect(map.getByRole("button", { name: "Em qualquer zona" })).toBeVisible();
  });

  const found = await count.innerText();
  await page.reload();
  await expect(count).toHaveText(found);
  await page.getByRole("link", { name: "Contactos" }).first().click();
  await page.goBack();
  await expect(count).toHaveText(found);
  await page.getByRole("button", { name: "Retirar filtro: Zona do mapa" }).click();
  await expect(count).toHaveText(all);
  expect({ foreign, ...said }).toEqual({ foreign: [], console: [], errors: [] });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("opens the map in a panel, which Back closes with the focus on its button", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/lista`);
    const button = page.getByRole("button", { name: "Ver no mapa" });
    await button.tap();
    const panel = page.getByRole("dialog", { name: "Imóveis no mapa" });
    await expect(panel.getByRole("status").first()).toContainText("no mapa.");
    const mark = panel.locator(".imo-map__mark").first();
    await expect(mark).toBeInViewport({ ratio: 1 });
    await mark.tap();
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(`${site.url}/lista`);
  });
});
