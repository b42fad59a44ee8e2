/**
 * The listing's filters under a visitor's hands: lists of ticks that stay open over a field that does not grow, numbers
 * that are never those of another search, the panel in the history, where the focus goes, and a failure that ends by
 * itself (docs/product/listing.md#listing, docs/product/choice-lists.md#ticks).
 */
import type { Page, Route } from "@playwright/test";
import { holdRequests } from "../../support/held-requests.ts";
import { expect, test, violations } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';
const answer = (route: Route, total: number) =>
  route.fulfill({ json: { data: [{ id: 1, titulo: "Casa", link: "casa" }], current_page: 1, last_page: 1, total } });
const types = (page: Page) => page.getByRole("combobox", { name: "Tipo de imóvel" }).first();
const options = (page: Page, which?: Parameters<Page["getByRole"]>[1]) =>
  page.getByRole("listbox").getByRole("option", which);
const panel = (page: Page) => page.getByRole("dialog");
const rooms = (page: Page, count: string) =>
  panel(page).getByRole("group", { name: "Quartos" }).getByRole("checkbox", { name: count });
const openPanel = (page: Page) => page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
const heading = (page: Page) => page.locator(".imo-results__count");
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName);

test.describe("a list of ticks", () => {
  test.beforeEach(({ page }) => page.route("**/api/imoveis", (route) => answer(route, 124)));

  for (const width of [360, 768, 1280]) {
    test(`at ${width} px it stays open for all that are wanted, and no row moves`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(LISTING);
      await types(page).click();
      const row = options(page, { name: "Loja" });
      await expect(row).toBeVisible();
      await page
        .locator(".imo-select__menu")
        .evaluate((menu) => Promise.all(menu.getAnimations().map((one) => one.finished)));
      const before = await row.boundingBox();
      for (const name of ["Apartamento", "Moradia", "Armazém", "Loja"]) {
        await options(page, { name }).click();
        await expect(options(page, { name })).toHaveAttribute("aria-selected", "true");
        expect(await row.boundingBox()).toEqual(before);
      }
      await options(page, { name: "Moradia" }).click();
      expect(await row.boundingBox()).toEqual(before);
      await page.keyboard.press("Escape");
      await expect(options(page)).toHaveCount(0);
      await expect(page).toHaveURL(/tipologia=Apartamento,Armaz%C3%A9m,Loja$/);
    });
  }

  test("in a field of one row all that is ticked stays in sight, by chips and by number", async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(LISTING);
    await types(page).click();
    for (const name of ["Apartamento", "Moradia", "Armazém", "Loja", "Terreno"]) await options(page, { name }).click();
    const field = page.locator(".imo-field", { has: types(page) });
    const control = await field.locator(".imo-select__control").boundingBox();
    const bottom = (control?.y ?? 0) + (control?.height ?? 0);
    const parts = [...(await field.locator(".imo-select__multi-value:visible").all()), field.getByText("e mais 2")];
    expect(parts).toHaveLength(4);
    for (const part of parts) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bottom);
    }
  });

  test("by keyboard alone several are ticked, and Tab goes on", async ({ page, open }) => {
    await open(LISTING);
    await types(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(options(page)).toHaveCount(7);
    for (const key of ["Enter", "ArrowDown", "Enter", "ArrowDown", "Space"]) await page.keyboard.press(key);
    await expect(options(page, { selected: true })).toHaveCount(3);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("combobox", { name: "Localização" })).toBeFocused();
  });

  test("in a narrow bar a number stands for all, and the fields keep one row", async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(LISTING, { query: "?tipologia=Apartamento,Moradia,Loja,Terreno" });
    const field = page.locator(".imo-field", { has: types(page) });
    for (const when of ["shell", "control"]) {
      if (when === "control") await types(page).focus();
      await expect(field.locator(".imo-select--shell")).toHaveCount(when === "shell" ? 1 : 0);
      await expect(field.locator(".imo-select__multi-value:visible")).toHaveCount(0);
      await expect(field.getByText("4 tipos")).toBeVisible();
      expect((await field.locator(".imo-select__control").boundingBox())?.height).toBe(56);
    }
    await page.setViewportSize({ width: 1280, height: 640 });
    await expect(field.locator(".imo-select__multi-value:visible")).toHaveCount(3);
    await expect(field.getByText("e mais 1")).toBeVisible();
  });
});

for (const width of [1120, 1280]) {
  test(`at ${width} px no type's chip is cut, however long the types are`, async ({ page, open }) => {
    await page.route("**/api/imoveis", (route) => answer(route, 24));
    await page.setViewportSize({ width, height: 900 });
    await open(`<div style="max-width:1160px;margin:0 auto">${LISTING}</div>`, {
      query: "?tipologia=Apartamento,Moradia,Armazém",
    });
    const chips = page.locator(".imo-filters .imo-select__multi-value__label:visible");
    await expect(chips).toHaveText(["Apartamento", "Moradia", "Armazém"]);
    const cut = await chips.evaluateAll((labels) =>
      labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
    );
    expect(cut).toEqual([]);
  });
}

test("on a phone a list of ticks ends with what closes it, and wider it has none", async ({ page, open }) => {
  await page.route("**/api/imoveis", (route) => answer(route, 24));
  await page.setViewportSize({ width: 360, height: 640 });
  await open(LISTING);
  await types(page).click();
  await options(page).nth(1).click();
  await page.getByRole("button", { name: "Pronto" }).click();
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText("Localização")).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 640 });
  await types(page).click();
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Pronto" })).toBeHidden();
});

test("places fold where the field has no focus: one on a phone, three in a wide bar, and none ever takes a third row", async ({
  page,
  open,
}) => {
  await page.route("**/api/imoveis", (route) => answer(route, 24));
  await page.setViewportSize({ width: 360, height: 640 });
  await open(LISTING, { query: "?localizacao=Ovar,Espinho,Maia,Porto,Gondomar" });
  const field = page.locator(".imo-filters__place");
  const chips = field.locator(".imo-select__multi-value:visible");
  await expect(chips).toHaveCount(1);
  await expect(field.getByText("+4")).toBeVisible();
  await field.getByRole("combobox").focus();
  await expect(chips).toHaveCount(5);
  await page.keyboard.press("Tab");
  await expect(chips).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(chips).toHaveCount(3);
  await expect(field.getByText("e mais 2")).toBeVisible();
});

test("the first listing's price is in sight on a small phone with a filter set", async ({ page, open }) => {
  await page.route("**/api/imoveis", (route) => answer(route, 24));
  await page.setViewportSize({ width: 360, height: 640 });
  await open(`<div style="height:102px"></div><div style="margin:0 8px">${LISTING}</div>`, { query: "?quartos=3" });
  await expect(page.locator(".imo-listing__price").first()).toBeInViewport({ ratio: 1 });
});

test("where the words of the head need a row of their own, the count above them takes one line", async ({
  page,
  open,
}) => {
  await page.route("**/api/imoveis", (route) => answer(route, 2000));
  await page.setViewportSize({ width: 360, height: 640 });
  await open(`<style>
      @font-face { font-family: Wide; src: local("Arimo Regular"), local("Arimo-Regular"); size-adjust: 120% }
      body { font-family: Wide }
    </style>${LISTING}`);
  await expect(heading(page)).toHaveText(/^2\s000 imóveis$/);
  const count = await heading(page).boundingBox();
  const tools = await page.locator(".imo-results__tools").boundingBox();
  expect(count?.height).toBe(22);
  expect(tools?.y).toBeGreaterThan((count?.y ?? Number.NaN) + 21);
});

test("numbers wait with their search: the heading's and the panel button's", async ({ page, open }) => {
  let total = 124;
  await page.route("**/api/imoveis", (route) => answer(route, total));
  await open(LISTING);
  await expect(heading(page)).toHaveText("124 imóveis");
  await openPanel(page);
  const button = panel(page).locator(".imo-button--primary");
  await expect(button).toHaveText("Ver 124 imóveis");
  const release = await holdRequests(page, "**/api/imoveis");
  total = 3;
  await rooms(page, "4").check();
  await expect(button).toHaveText("Ver imóveis");
  await expect(button.locator(".imo-spinner")).toBeVisible();
  await expect(heading(page)).toHaveText("A carregar imóveis…");
  release();
  await expect(button).toHaveText("Ver 3 imóveis");
  await expect(heading(page)).toHaveText("3 imóveis");
  await expect(button.locator(".imo-spinner")).toHaveCount(0);
});

test("with the connection lost the panel's button promises no number, and what failed comes with the connection", async ({
  page,
  context,
  open,
}) => {
  let asked = 0;
  let isDown = false;
  await page.route("**/api/imoveis", (route) => {
    asked += 1;
    return isDown ? route.abort() : answer(route, isDown ? 0 : asked);
  });
  await open(LISTING);
  await expect(heading(page)).toHaveText("1 imóvel");
  await openPanel(page);
  isDown = true;
  await rooms(page, "4").check();
  await expect.poll(() => asked).toBe(2);
  await expect(panel(page).locator(".imo-button--primary")).toHaveText("Ver imóveis");
  await expect(panel(page).locator(".imo-spinner")).toHaveCount(0);
  // Once: the next failure is the visitor's to mend.
  for (const count of [3, 3]) {
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(() => asked).toBe(count);
    await expect(page.locator(".imo-results")).toHaveAttribute("aria-busy", "false");
  }
  isDown = false;
  await rooms(page, "3").check();
  await expect(heading(page)).toHaveText("4 imóveis");
  isDown = true;
  await rooms(page, "2").check();
  await expect.poll(() => asked).toBe(5);
  await expect(page.locator(".imo-results")).toHaveAttribute("aria-busy", "false");
  isDown = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText("6 imóveis");
});

test.describe("the panel", () => {
  test.beforeEach(({ page }) => page.route("**/api/imoveis", (route) => answer(route, 24)));

  test("is closed by Back, which tells the page's own router nothing, and keeps its filters", async ({
    page,
    open,
  }) => {
    await open(`<p>Antes</p>`);
    const before = page.url();
    await open(LISTING);
    await page.evaluate(() => {
      Object.assign(globalThis, { heard: [] });
      history.replaceState({ host: 7 }, "");
      addEventListener("popstate", ({ state }) => (globalThis as unknown as { heard: unknown[] }).heard.push(state));
    });
    await openPanel(page);
    await rooms(page, "4").check();
    await expect(page).toHaveURL(/\?quartos=4$/);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(/\?quartos=4$/);
    const seen = () => page.evaluate(() => [history.state, (globalThis as unknown as { heard: unknown[] }).heard]);
    expect(await seen()).toEqual([{ host: 7 }, []]);
    await expect(page.getByRole("button", { name: "Retirar filtro: Quartos: 4" })).toBeVisible();
    await page.goForward();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    expect(page.url()).toBe(before);
  });

  test("however it is closed, the page's own Back stays as it was", async ({ page, open }) => {
    const ways: [rooms: string, close: () => Promise<void>][] = [
      ["1", () => panel(page).getByRole("button", { name: /^Ver / }).click()],
      ["2", () => panel(page).getByRole("button", { name: "Fechar" }).click()],
      ["3", () => page.keyboard.press("Escape")],
      ["4", () => page.mouse.click(100, 300)],
      ["+5", () => panel(page).getByRole("button", { name: "Limpar" }).click()],
    ];
    await open(`<p>Antes</p>`);
    const before = page.url();
    await open(LISTING);
    for (const [at, [count, close]] of ways.entries()) {
      await openPanel(page);
      await rooms(page, count).check();
      await expect.poll(() => new URL(page.url()).searchParams.get("quartos")?.split(",").length).toBe(at + 1);
      await close();
      await expect(panel(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe("null");
    }
    await expect(page).toHaveURL(/page-\d+$/);
    await page.goBack();
    expect(page.url()).toBe(before);
  });

  test("closed where a skip link left its fragment in the URL, it gives the focus back and moves nothing", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/lista#conteudo`);
    await expect(heading(page)).toHaveText(/imóveis$/);
    await page.evaluate(() => scrollTo(0, 90));
    const place = () => page.evaluate(() => [scrollY, history.scrollRestoration]);
    const before = await place();
    const ways = [
      () => page.keyboard.press("Escape"),
      () => panel(page).getByRole("button", { name: "Fechar" }).click(),
      () => page.goBack(),
    ];
    for (const close of ways) {
      await openPanel(page);
      await expect(panel(page)).toBeVisible();
      await close();
      await expect(panel(page)).toBeHidden();
      // The browser is done with the way back.
      await page.waitForTimeout(200);
      await expect(page.getByRole("button", { name: /^Pesquisa Avançada/ })).toBeFocused();
      expect(await place()).toEqual(before);
    }
  });

  for (const width of [1280, 820, 390]) {
    test(`stays when its button is clicked twice or its key is held, at ${width} px`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(LISTING);
      for (const name of [/Pesquisa Avançada/, /^Favoritos/, /^Avise-me/]) {
        const button = page.getByRole("button", { name });
        await button.hover();
        await page.mouse.down();
        await page.mouse.up();
        await expect(panel(page)).toBeVisible();
        await page.mouse.down({ clickCount: 2 });
        await page.mouse.up({ clickCount: 2 });
        await page.waitForTimeout(100);
        await expect(panel(page)).toBeVisible();
        await panel(page).getByRole("button", { name: "Fechar" }).click();
        await expect(panel(page)).toBeHidden();
        await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe("null");
        await button.focus();
        await page.keyboard.down("Enter");
        await expect(panel(page)).toBeVisible();
        for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down("Enter");
        await page.keyboard.up("Enter");
        await expect(panel(page)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(panel(page)).toBeHidden();
        await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe("null");
      }
    });
  }

  for (const [what, change] of [
    ["its slot is put back", () => document.querySelector("[data-imo-root]")?.remove()],
    ["its host is emptied", () => document.querySelector("[data-imo-widget]")?.replaceChildren()],
    ["its host moves", () => document.body.append(document.querySelector("[data-imo-widget]") ?? "")],
  ] as const) {
    test(`is modal as before once ${what}`, async ({ page, open }) => {
      await open(`<a href="#x">Página</a>${LISTING}<p>Depois</p>`);
      await openPanel(page);
      await panel(page).getByLabel("Referência").fill("OVR-02");
      await page.evaluate(change);
      await expect.poll(() => page.evaluate(() => document.querySelector("dialog:modal") !== null)).toBe(true);
      await expect(panel(page).getByLabel("Referência")).toHaveValue("OVR-02");
      await expect(panel(page).getByLabel("Referência")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel(page)).toBeHidden();
      await expect(page.getByRole("button", { name: /Pesquisa Avançada/ })).toBeFocused();
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe("null");
    });
  }

  test("reloaded while it is open leaves its filters, the page's own state and one Back", async ({ page, open }) => {
    await open(`<p>Antes</p>`);
    const before = page.url();
    await open(LISTING);
    await page.evaluate(() => history.replaceState({ host: 7 }, ""));
    await openPanel(page);
    await rooms(page, "4").check();
    await expect(page).toHaveURL(/\?quartos=4$/);
    await page.reload();
    await expect.poll(() => page.evaluate(() => history.state)).toEqual({ host: 7 });
    await expect(page).toHaveURL(/\?quartos=4$/);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
    await expect(page.getByRole("button", { name: "Retirar filtro: Quartos: 4" })).toBeVisible();
    await page.goBack();
    expect(page.url()).toBe(before);
  });

  test("open at a page change or a foreign entry goes with it, and a page of results stays a page away", async ({
    page,
    open,
  }) => {
    await page.route("**/api/imoveis", (route) =>
      route.fulfill({ json: { data: [{ id: 1, titulo: "Casa" }], current_page: 1, last_page: 3, total: 36 } }),
    );
    await open(LISTING);
    await openPanel(page);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe("null");
    await page.getByRole("link", { name: "Página 2" }).click();
    await expect(page).toHaveURL(/pagina=2/);
    await page.goBack();
    await expect(page).not.toHaveURL(/pagina/);
    await page.goForward();
    await openPanel(page);
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => history.go(-2));
    await expect(panel(page)).toBeHidden();
    await expect(page).not.toHaveURL(/pagina/);
  });

  test("says under the pair that the least price is above the most, once both apply", async ({ page, open }) => {
    await open(LISTING);
    await openPanel(page);
    const [least, most] = [page.getByLabel("Preço mínimo"), page.getByLabel("Preço máximo")];
    await least.fill("400 000");
    await least.press("Enter");
    await most.fill("3");
    await expect(panel(page).getByText("O mínimo é superior ao máximo. Corrija um dos dois.")).toHaveCount(0);
    await most.fill("300 000");
    await most.press("Enter");
    const text = panel(page).getByText("O mínimo é superior ao máximo. Corrija um dos dois.");
    await expect(text).toBeVisible();
    for (const field of [least, most]) {
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription("O mínimo é superior ao máximo. Corrija um dos dois.");
    }
    expect(await violations(page, "dialog")).toEqual([]);
    await most.fill("500 000");
    await expect(text).toHaveCount(0);
  });

  test("shows a typed sign once", async ({ page, open }) => {
    await open(LISTING);
    await openPanel(page);
    const field = panel(page).locator(".imo-affix", { has: page.getByLabel("Preço máximo") });
    await expect(field.getByText("€")).toBeVisible();
    await page.getByLabel("Preço máximo").fill("900 €");
    await expect(field.getByText("€")).toHaveCount(0);
    await page.getByLabel("Preço máximo").fill("900");
    await expect(field.getByText("€")).toBeVisible();
  });

  test("begins with the price, and on a low screen leaves its fields the room", async ({ page, open }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    await open(LISTING);
    await openPanel(page);
    await panel(page).evaluate((one) => Promise.all(one.getAnimations().map((animation) => animation.finished)));
    await expect(page.getByLabel("Preço mínimo")).toBeInViewport({ ratio: 1 });
    const body = await panel(page).locator(".imo-panel__body").boundingBox();
    expect(body?.height).toBeGreaterThanOrEqual(320 - 52 - 62);
    const labels = await panel(page).locator("legend, label[for]:not(.imo-toggle)").allTextContents();
    expect(labels).toEqual([
      "Preço mínimo",
      "Preço máximo",
      "Quartos",
      "Casas de banho",
      "Estacionamento",
      "Estado",
      "Objectivo",
      "Tipo de imóvel",
      "Localização",
      "Referência",
    ]);
  });
});

test.describe("the focus", () => {
  test.beforeEach(({ page }) => page.route("**/api/imoveis", (route) => answer(route, 24)));
  const QUERY = "?localizacao=Ovar,Espinho&quartos=1&wcs=2&minprice=1000";

  test("stays among the removable filters, then goes to the heading, by mouse and by key", async ({ page, open }) => {
    for (const how of ["mouse", "key"]) {
      await open(LISTING, { query: QUERY });
      const drop = async (name: string) => {
        const chip = page.getByRole("button", { name: `Retirar filtro: ${name}` });
        await (how === "mouse" ? chip.click() : chip.press("Enter"));
        await expect(chip).toHaveCount(0);
        await expect(page.locator(".imo-results")).toHaveAttribute("aria-busy", "false");
      };
      await drop("Casas de banho: 2");
      expect(await focused(page)).toMatch(/^Retirar filtro: A partir de/);
      await drop("A partir de 1\u00A0000\u00A0€");
      expect(await focused(page)).toBe("Retirar filtro: Quartos: 1");
      await drop("Quartos: 1");
      await expect(heading(page)).toBeFocused();
    }
  });
});

test.describe("a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test("that takes a place away brings up no keyboard, before and after the field's code has come", async ({
    page,
    open,
  }) => {
    await page.route("**/api/imoveis", (route) => answer(route, 24));
    await open(LISTING, { query: "?localizacao=Ovar,Espinho,Maia" });
    const places = page.getByRole("combobox", { name: "Localização" });
    await page.getByRole("button", { name: "Retirar Ovar" }).tap();
    await expect(page.getByRole("button", { name: "Retirar Ovar" })).toHaveCount(0);
    await expect(places).not.toBeFocused();
    await places.tap();
    await expect(page.locator(".imo-filters__place .imo-select--shell")).toHaveCount(0);
    await heading(page).tap();
    await expect(places).not.toBeFocused();
    await page.getByRole("button", { name: "Retirar Espinho" }).tap();
    await expect(page.getByRole("button", { name: "Retirar Espinho" })).toHaveCount(0);
    await expect(places).not.toBeFocused();
    await expect(page).toHaveURL(/localizacao=Maia$/);
  });

  test("that drops a filter leaves the focus on what follows", async ({ page, open }) => {
    await page.route("**/api/imoveis", (route) => answer(route, 24));
    await open(LISTING, { query: "?quartos=1&wcs=2" });
    await page.getByRole("button", { name: "Retirar filtro: Quartos: 1" }).tap();
    await expect(page).toHaveURL(/\?wcs=2$/);
    await expect.poll(() => focused(page)).toBe("Retirar filtro: Casas de banho: 2");
    await page.getByRole("button", { name: "Retirar filtro: Casas de banho: 2" }).tap();
    await expect(heading(page)).toBeFocused();
  });
});
