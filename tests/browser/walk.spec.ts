/**
 * Tests a visitor's whole way through the demo site, from the hero to a listing, by mouse, by touch
 * and by keyboard only.
 */
import { devices } from "@playwright/test";
import { events, expect, recordEvents, test } from "./fixtures.ts";

for (const width of [360, 1280]) {
  test(`leads from the hero through filters, pages, Back and a reload to a listing at ${width} px`, async ({
    page,
    site,
    said,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const hero = page.locator(".imo-hero");
    await hero.getByRole("combobox", { name: "Procuro por..." }).click();
    await hero.getByRole("option", { name: "Apartamento" }).click();
    await hero.getByRole("combobox", { name: "Localização" }).fill("ovar");
    await hero.getByRole("option").first().click();
    await hero.getByRole("button", { name: "Procurar" }).click();
    await expect(page).toHaveURL(
      /\/lista\?objectivo=Comprar&localizacao=Ovar&tipologia=Apartamento$/,
    );

    const count = page.locator(".imo-results__count");
    await expect(count).toHaveText(/^\d+ imóveis$/);
    for (const chosen of ["Comprar", "Apartamento", "Ovar"]) {
      await expect(page.getByRole("button", { name: `Retirar ${chosen}` })).toBeVisible();
    }
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Apartamentos para comprar em Ovar");
    const narrow = await count.textContent();
    await page.getByRole("button", { name: "Retirar Ovar" }).click();
    await expect(heading).toHaveText("Apartamentos para comprar");
    await expect(count).not.toHaveText(narrow as string);
    await page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
    await page.getByRole("group", { name: "Quartos" }).getByRole("checkbox", { name: "2" }).check();
    await page.getByRole("button", { name: /^Ver \d+ imóveis$/ }).click();
    await expect(page.getByRole("button", { name: "Retirar filtro: Quartos: 2" })).toBeVisible();
    await expect(page.locator(".imo-badge")).toContainText("1");
    // Cards that appear while a link is pressed would move it.
    await expect(page.locator(".imo-results[aria-busy=false]")).toBeVisible();

    const firstTitle = page.locator(".imo-listing__link").first();
    const onPageOne = await firstTitle.textContent();
    await page.getByRole("link", { name: "Página 2" }).click();
    await expect(page.locator('[aria-current="page"]')).toHaveText("2");
    await expect(count).toBeFocused();
    const onPageTwo = await firstTitle.textContent();
    await page.goBack();
    await expect(page.locator('[aria-current="page"]')).toHaveText("1");
    await expect(firstTitle).toHaveText(onPageOne as string);
    await page.goForward();
    await expect(firstTitle).toHaveText(onPageTwo as string);
    await page.reload();
    await expect(firstTitle).toHaveText(onPageTwo as string);

    await firstTitle.click();
    await expect(page.getByRole("heading", { level: 1, name: onPageTwo as string })).toBeVisible();
    expect(page.url()).toMatch(/\/[a-z0-9-]+_\d+$/);
    expect(said.errors).toEqual([]);
  });
}

test("drags a card's photos with a finger, and opens the listing on a tap", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ ...devices["Pixel 7"] });
  const page = await context.newPage();
  await page.goto(`${site.url}/lista`);
  const card = page.locator(".imo-listing").first();
  await expect(card.locator("img")).toHaveCount(1);
  const track = await card.locator(".imo-carousel__track").boundingBox();
  if (!track) throw new Error("The first card has no photos.");
  const fingers = await context.newCDPSession(page);
  const drag = () =>
    fingers.send("Input.synthesizeScrollGesture", {
      x: Math.round(track.x + track.width * 0.8),
      y: Math.round(track.y + track.height / 2),
      xDistance: -Math.round(track.width * 0.6),
      gestureSourceType: "touch",
    });
  // The first touch loads the other photos.
  await drag();
  await expect.poll(() => card.locator("img").count()).toBeGreaterThan(1);
  await card
    .locator(".imo-carousel__track")
    .evaluate((element) => element.scrollTo({ left: element.clientWidth }));
  await expect(card.locator(".imo-carousel")).toHaveAttribute("style", "--_current: 1;");
  await card.locator(".imo-carousel__track").tap();
  await expect(page).not.toHaveURL(/\/lista/);
  await context.close();
});

test("moves nothing on the page when a card's other photos load", async ({ page, site }) => {
  await recordEvents(page);
  await page.goto(`${site.url}/lista`);
  const links = page.locator(".imo-listing__link");
  await expect(links).toHaveCount(12);
  await expect
    .poll(() => events(page, "imo:ready"))
    .toContainEqual(expect.objectContaining({ detail: { widget: "listing-search" } }));
  await page.evaluate(() => document.fonts.ready);
  const boxes = () => Promise.all([0, 3, 6].map((position) => links.nth(position).boundingBox()));
  const before = await boxes();
  await page.locator(".imo-carousel").first().hover();
  const second = page.locator(".imo-listing").first().locator("img").nth(1);
  await expect
    .poll(() => second.evaluate((photo: HTMLImageElement) => photo.naturalWidth))
    .toBeGreaterThan(0);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await boxes()).toEqual(before);
});

test("searches, filters, turns a page and opens a listing by keyboard only, and never loses the focus", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const focus = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return `${activeElement?.tagName} ${activeElement?.getAttribute("aria-label") ?? activeElement?.textContent?.slice(0, 30)}`;
    });
  await page.getByRole("tab", { name: "Comprar" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Arrendar" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "Comprar" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option")).toHaveCount(7);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Retirar Apartamento" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("espinho");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Retirar Espinho" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Procurar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/localizacao=Espinho&tipologia=Apartamento/);

  const open = page.getByRole("button", { name: /Pesquisa Avançada/ });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  for (let steps = 0; steps < 25; steps += 1) {
    await page.keyboard.press("Tab");
    expect(await focus(), `after ${steps + 1} tabs`).not.toMatch(/^BODY/);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(open).toBeFocused();

  await page.goto(`${site.url}/lista`);
  await page.getByRole("link", { name: "Página 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".imo-results__count")).toBeFocused();
  const title = page.locator(".imo-listing__link").first();
  await title.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/_\d+$/);
});

test("opens the page of a link in a new tab on a click with Ctrl", async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/lista`);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Página 2" }).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab.locator('[aria-current="page"]')).toHaveText("2");
  await expect(page.locator('[aria-current="page"]')).toHaveText("1");
});
