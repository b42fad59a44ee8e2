/**
 * The side panels under a thumb: only the body of a panel scrolls, and its head and foot stay in sight
 * (docs/look.md#side-panel).
 */
import type { Locator, Page } from "@playwright/test";
import { expect, test, violations } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';
const home = (id: number) => ({
  id,
  titulo: `Moradia ${id} com jardim`,
  tipoNegocio: "Venda",
  preco: 200_000 + id * 1000,
  areaPrivada: 100 + id,
  areaUtil: 90 + id,
  numQuartos: 3,
  numWCs: 2,
  garagem: 1,
  conselho: "Ovar",
  certificado: "B",
  link: `casa-${id}`,
});

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test.beforeEach(async ({ page }) => {
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [home(1), home(2)], current_page: 1, last_page: 1, total: 2 } }),
  );
  await page.route("**/moradia-*", (route) => route.fulfill({ body: "" }));
});

const panel = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: RegExp | string) => panel(page).getByRole("button", { name }).click();

/** Opens the listing with this many favourites. */
async function start(page: Page, open: (body: string, options: object) => Promise<void>, count: number) {
  await open(LISTING, { path: "/lista", query: "?quartos=3" });
  await expect(page.getByRole("heading", { name: "2 imóveis" })).toBeVisible();
  const homes = Array.from({ length: count }, (_, at) => home(count - at));
  await page.evaluate(async (listings) => {
    const { imoWidgets } = globalThis as unknown as { imoWidgets: { favorite(one: object, is: boolean): unknown } };
    for (const listing of listings) await imoWidgets.favorite(listing, true);
  }, homes);
}

const favourites = async (page: Page) => page.getByRole("button", { name: /^Favoritos/ }).click();
async function compare(page: Page, count: number) {
  await favourites(page);
  for (let at = 0; at < count; at += 1) await panel(page).getByRole("checkbox").nth(at).check();
  await press(page, `Comparar ${count} imóveis`);
}

/** Drags by a finger, with the browser's touch events, from the middle of `from` upwards. */
async function drag(page: Page, from: Locator) {
  const { x, y, width, height } = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const browser = await page.context().newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 2 };
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  for (let step = 1; step <= 10; step += 1) {
    await browser.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [{ x: at.x, y: Math.max(1, at.y - step * 30) }],
    });
  }
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const toHeight = ({ clientHeight, scrollHeight, scrollTop }: Element) => ({ clientHeight, scrollHeight, scrollTop });

for (const [name, count, show] of [
  ["favourites, none", 0, favourites],
  ["favourites, 1", 1, favourites],
  ["favourites, 6", 6, favourites],
  ["favourites, 40", 40, favourites],
  ["the message of 6 favourites", 6, (page: Page) => favourites(page).then(() => press(page, "Enviar"))],
  ["a comparison of 2", 6, (page: Page) => compare(page, 2)],
  ["a comparison of 4", 40, (page: Page) => compare(page, 4)],
  ["this search", 0, (page: Page) => page.getByRole("button", { name: /^Avise-me/ }).click()],
  ["all filters", 0, (page: Page) => page.getByRole("button", { name: /^Pesquisa Avançada/ }).click()],
] as const) {
  test(`${name}: the head and the foot stay, wherever a wheel or a finger scrolls`, async ({ page, open }) => {
    await start(page, open, count);
    await show(page);
    await expect(panel(page)).toBeVisible();
    await panel(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
    const head = panel(page).locator(".imo-panel__head");
    const body = panel(page).locator(".imo-panel__body");
    const foot = panel(page).locator(".imo-panel__foot");
    const parts = (await foot.count()) > 0 ? [head, body, foot] : [head, body];
    for (const part of parts) {
      await part.hover({ position: { x: 20, y: 20 } });
      await page.mouse.wheel(0, 20_000);
      await drag(page, part);
    }
    await body.hover({ position: { x: 20, y: 20 } });
    await page.mouse.wheel(0, 20_000);
    await expect
      .poll(() => body.evaluate((box) => Math.ceil(box.scrollTop) >= box.scrollHeight - box.clientHeight))
      .toBe(true);
    expect(await panel(page).evaluate(toHeight)).toEqual({ clientHeight: 640, scrollHeight: 640, scrollTop: 0 });
    await expect(head).toBeInViewport({ ratio: 1 });
    if (parts.length === 3) await expect(foot).toBeInViewport({ ratio: 1 });
  });
}

test("compared listings are known by name and price wherever the table is scrolled, and a third is seen to be there", async ({
  page,
  open,
}) => {
  await start(page, open, 6);
  await compare(page, 4);
  const box = panel(page).getByRole("region", { name: "Comparação de imóveis" });
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const heads = panel(page).getByRole("columnheader");
  const shares = await heads.evaluateAll((cells) =>
    cells.slice(1).map((cell) => {
      const { left, right, top } = cell.getBoundingClientRect();
      const around = cell.closest("section")?.getBoundingClientRect();
      if (!around || Math.abs(top - around.top) > 2) return "scrolled away";
      return Math.round(((Math.min(right, around.right) - left) / (right - left)) * 100);
    }),
  );
  expect(shares.slice(0, 2)).toEqual([100, 100]);
  expect(shares[2]).toBeGreaterThan(15);
  expect(shares[2]).toBeLessThan(60);
  await expect(heads.nth(1)).toContainText("€");
});

test("the button that compares is in sight where the ticks are, with the reason why there is no fifth", async ({
  page,
  open,
}) => {
  await start(page, open, 6);
  await favourites(page);
  for (const at of [0, 1, 2, 3]) await panel(page).getByRole("checkbox").nth(at).check();
  await panel(page).getByRole("checkbox").nth(4).scrollIntoViewIfNeeded();
  await expect(panel(page).getByRole("button", { name: "Comparar 4 imóveis" })).toBeInViewport({ ratio: 1 });
  await expect(panel(page).getByText("No máximo quatro.")).toBeInViewport({ ratio: 1 });
  await expect(panel(page).getByRole("checkbox").nth(4)).toBeDisabled();
  const colours = await panel(page)
    .locator(".imo-kept__choose")
    .evaluateAll((labels) => labels.slice(3, 5).map((label) => getComputedStyle(label).color));
  expect(colours[0]).not.toBe(colours[1]);
  expect(await violations(page)).toEqual([]);
});

for (const [name, show] of [
  ["Avise-me", (page: Page) => page.getByRole("button", { name: /^Avise-me/ }).click()],
  ["Enviar à agência", (page: Page) => favourites(page).then(() => press(page, "Enviar"))],
] as const) {
  test(`${name}: the form is as wide as the panel leaves it, without an edge, and its message is low`, async ({
    page,
    open,
  }) => {
    await start(page, open, 6);
    await show(page);
    await expect(panel(page)).toBeVisible();
    await panel(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
    const message = panel(page).getByRole("textbox", { name: /Mensagem/ });
    const box = await message.boundingBox();
    expect([box?.x, box?.width]).toEqual([20, 320]);
    expect(box?.height).toBeLessThanOrEqual(120);
    const edges = await message.evaluate((field) => {
      const around: string[] = [];
      for (let at = field.parentElement; at && at.localName !== "dialog"; at = at.parentElement)
        around.push(getComputedStyle(at).borderInlineStartWidth);
      return around;
    });
    expect(new Set(edges)).toEqual(new Set(["0px"]));
  });
}

test.describe("a page at 400 %, in the system's own colours", () => {
  test.use({ viewport: { width: 320, height: 256 }, forcedColors: "active" });

  test("the panels leave what scrolls its room, lists open within the window, and axe finds nothing", async ({
    page,
    open,
  }) => {
    await start(page, open, 6);
    const hasRoom = async () => {
      const body = await panel(page).locator(".imo-panel__body").boundingBox();
      expect(body?.height).toBeGreaterThan(64);
      expect(body?.width).toBeCloseTo(320, 1);
      await expect(panel(page).locator(".imo-panel__foot")).toBeInViewport({ ratio: 1 });
      expect(await violations(page)).toEqual([]);
    };
    await compare(page, 4);
    await hasRoom();
    await press(page, "Voltar à lista");
    await hasRoom();
    await press(page, /^Favorito: Moradia 1 /);
    await hasRoom();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Pesquisa Avançada/ }).click();
    await hasRoom();
    await panel(page).getByRole("combobox", { name: "Localização" }).fill("ov");
    const list = panel(page).locator(".imo-select__menu");
    await expect(list.getByRole("option").first()).toBeInViewport();
    const box = await list.boundingBox();
    expect([box?.x, box?.width]).toEqual([20, 280]);
    expect(await violations(page)).toEqual([]);
  });
});
