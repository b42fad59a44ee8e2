/**
 * Tests the listing's filters as a visitor uses them: lists of ticks that stay open without the
 * field growing, the panel's history entry, and the focus (docs/product/listing.md#listing,
 * docs/product/choice-lists.md#ticks).
 */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';
const types = (page: Page) => page.getByRole("combobox", { name: "Tipo de imóvel" }).first();
const options = (page: Page, which?: Parameters<Page["getByRole"]>[1]) =>
  page.getByRole("listbox").getByRole("option", which);
const panel = (page: Page) => page.getByRole("dialog");
const rooms = (page: Page, count: string) =>
  panel(page).getByRole("group", { name: "Quartos" }).getByRole("checkbox", { name: count });
const openPanel = (page: Page) => page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
const heading = (page: Page) => page.locator(".imo-results__count");
const dropping = (page: Page, name: string) =>
  page.getByRole("button", { name: `Retirar filtro: ${name}` });
/** Waits until the browser has gone back from a closed panel's history entry. */
const leaveEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe("null");

test.beforeEach(({ page }) =>
  page.route("**/api/imoveis", (route) =>
    route.fulfill({
      json: {
        data: [{ id: 1, titulo: "Casa", link: "casa" }],
        current_page: 1,
        last_page: 1,
        total: 24,
      },
    }),
  ),
);

test("keeps a list of ticks open and its rows in place, at each width", async ({ page, open }) => {
  await open(LISTING);
  for (const width of [360, 768, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await types(page).click();
      const row = options(page, { name: "Loja" });
      await expect(row).toBeVisible();
      await page
        .locator(".imo-select__menu")
        .evaluate((menu) => Promise.all(menu.getAnimations().map((one) => one.finished)));
      const before = await row.boundingBox();
      const names = ["Apartamento", "Moradia", "Armazém", "Loja"];
      for (const name of names) {
        await options(page, { name }).click();
        await expect(options(page, { name })).toHaveAttribute("aria-selected", "true");
        expect(await row.boundingBox()).toEqual(before);
      }
      await options(page, { name: "Moradia" }).click();
      expect(await row.boundingBox()).toEqual(before);
      await expect(page).toHaveURL(/tipologia=Apartamento,Armaz%C3%A9m,Loja$/);
      for (const name of names.filter((one) => one !== "Moradia"))
        await options(page, { name }).click();
      const close = page.getByRole("button", { name: "Pronto" });
      await expect(close).toBeVisible({ visible: width === 360 });
      await (width === 360 ? close.click() : page.keyboard.press("Escape"));
      await expect(options(page)).toHaveCount(0);
      await expect(page.getByText("Localização")).toBeInViewport();
    });
  }
});

test("folds chips into a number if the field has no room for them", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(LISTING, {
    query:
      "?tipologia=Apartamento,Moradia,Loja,Terreno&localizacao=Ovar,Espinho,Maia,Porto,Gondomar",
  });
  const field = page.locator(".imo-field", { has: types(page) });
  const place = page.locator(".imo-filters__place");
  const chips = place.locator(".imo-select__multi-value:visible");
  await expect(chips).toHaveCount(1);
  await expect(place.getByText("+4")).toBeVisible();
  for (const when of ["shell", "control"]) {
    await test.step(`types in a narrow bar, in the ${when}`, async () => {
      if (when === "control") await types(page).focus();
      await expect(field.locator(".imo-select--shell")).toHaveCount(when === "shell" ? 1 : 0);
      await expect(field.locator(".imo-select__multi-value:visible")).toHaveCount(0);
      await expect(field.getByText("4 tipos")).toBeVisible();
      expect((await field.locator(".imo-select__control").boundingBox())?.height).toBe(56);
    });
  }
  await test.step("places show all with the focus, and one without", async () => {
    await page.keyboard.press("Tab");
    await expect(place.getByRole("combobox")).toBeFocused();
    await expect(chips).toHaveCount(5);
    await page.keyboard.press("Tab");
    await expect(chips).toHaveCount(1);
  });
  await test.step("a wide bar shows three of each in one row", async () => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await expect(chips).toHaveCount(3);
    await expect(place.getByText("e mais 2")).toBeVisible();
    await expect(field.locator(".imo-select__multi-value:visible")).toHaveCount(3);
    const control = await field.locator(".imo-select__control").boundingBox();
    const bottom = (control?.y ?? 0) + (control?.height ?? 0);
    const parts = [
      ...(await field.locator(".imo-select__multi-value:visible").all()),
      field.getByText("e mais 1"),
    ];
    for (const part of parts) {
      const box = await part.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThan(bottom);
    }
  });
});

test("cuts off no type's chip in a wide bar", async ({ page, open }) => {
  await page.setViewportSize({ width: 1120, height: 900 });
  await open(`<div style="max-width:1160px;margin:0 auto">${LISTING}</div>`, {
    query: "?tipologia=Apartamento,Moradia,Armazém",
  });
  const chips = page.locator(".imo-filters .imo-select__multi-value__label:visible");
  for (const width of [1120, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(chips).toHaveText(["Apartamento", "Moradia", "Armazém"]);
    const cut = await chips.evaluateAll((labels) =>
      labels
        .filter((label) => label.scrollWidth > label.clientWidth)
        .map((label) => label.textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});

test("shows the first price on a small phone with a filter set", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(`<div style="height:102px"></div><div style="margin:0 8px">${LISTING}</div>`, {
    query: "?quartos=3",
  });
  await expect(page.locator(".imo-listing__price").first()).toBeInViewport({ ratio: 1 });
});

test.describe("the panel", () => {
  test("closes with Back, keeps its filters and hides the step back from the page's router", async ({
    page,
    open,
  }) => {
    await open(`<p>Antes</p>`);
    const before = page.url();
    await open(LISTING);
    await page.evaluate(() => {
      Object.assign(globalThis, { heard: [] });
      history.replaceState({ host: 7 }, "");
      addEventListener("popstate", ({ state }) =>
        (globalThis as unknown as { heard: unknown[] }).heard.push(state),
      );
    });
    await openPanel(page);
    await rooms(page, "4").check();
    await expect(page).toHaveURL(/\?quartos=4$/);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(/\?quartos=4$/);
    const seen = () =>
      page.evaluate(() => [history.state, (globalThis as unknown as { heard: unknown[] }).heard]);
    expect(await seen()).toEqual([{ host: 7 }, []]);
    await expect(dropping(page, "Quartos: 4")).toBeVisible();
    await page.goForward();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    expect(page.url()).toBe(before);
  });

  test("leaves the page's own Back as it was, however it closes", async ({ page, open }) => {
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
      await expect
        .poll(() => new URL(page.url()).searchParams.get("quartos")?.split(",").length)
        .toBe(at + 1);
      await close();
      await expect(panel(page)).toBeHidden();
      await leaveEntry(page);
    }
    await expect(page).toHaveURL(/page-\d+$/);
    await page.goBack();
    expect(page.url()).toBe(before);
  });

  test("returns the focus and moves nothing if the URL has a skip link's fragment", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/lista#conteudo`);
    await expect(heading(page)).toHaveText(/imóveis$/);
    await page.evaluate(() => scrollTo(0, 90));
    const restoration = () => page.evaluate(() => history.scrollRestoration);
    const ways = {
      Escape: () => page.keyboard.press("Escape"),
      Fechar: () => panel(page).getByRole("button", { name: "Fechar" }).click(),
      Back: () => page.goBack(),
    };
    for (const [way, close] of Object.entries(ways)) {
      await test.step(way, async () => {
        const before = [await page.evaluate(() => scrollY), await restoration()];
        expect(before).toEqual([90, "auto"]);
        await openPanel(page);
        await expect(panel(page)).toBeVisible();
        expect(await restoration()).toBe("manual");
        await close();
        await expect(panel(page)).toBeHidden();
        // This changes last, after the browser has gone back.
        await expect.poll(restoration).toBe("auto");
        await expect(page.getByRole("button", { name: /^Pesquisa Avançada/ })).toBeFocused();
        expect(await page.evaluate(() => scrollY)).toBe(90);
      });
    }
  });

  test("is modal again after foreign scripts have moved it", async ({ page, open }) => {
    await open(`<a href="#x">Página</a>${LISTING}<p>Depois</p>`);
    const changes = {
      "its slot is put back": () => document.querySelector("[data-imo-root]")?.remove(),
      "its host is emptied": () => document.querySelector("[data-imo-widget]")?.replaceChildren(),
      "its host moves": () =>
        document.body.append(document.querySelector("[data-imo-widget]") ?? ""),
    };
    for (const [what, change] of Object.entries(changes)) {
      await test.step(what, async () => {
        await openPanel(page);
        await panel(page).getByLabel("Referência").fill("OVR-02");
        await page.evaluate(change);
        await expect
          .poll(() => page.evaluate(() => document.querySelector("dialog:modal") !== null))
          .toBe(true);
        await expect(panel(page).getByLabel("Referência")).toHaveValue("OVR-02");
        await expect(panel(page).getByLabel("Referência")).toBeFocused();
        await panel(page).getByLabel("Referência").fill("");
        await page.keyboard.press("Escape");
        await expect(panel(page)).toBeHidden();
        await expect(page.getByRole("button", { name: /Pesquisa Avançada/ })).toBeFocused();
        await leaveEntry(page);
      });
    }
  });

  test("leaves its filters, the page's own state and one Back when it is reloaded while open", async ({
    page,
    open,
  }) => {
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
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("auto");
    await expect(dropping(page, "Quartos: 4")).toBeVisible();
    await page.goBack();
    expect(page.url()).toBe(before);
  });

  test("disappears with its page of results when the visitor goes back two entries", async ({
    page,
    open,
  }) => {
    await page.route("**/api/imoveis", (route) =>
      route.fulfill({
        json: { data: [{ id: 1, titulo: "Casa" }], current_page: 1, last_page: 3, total: 36 },
      }),
    );
    await open(LISTING);
    await openPanel(page);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await leaveEntry(page);
    await page.getByRole("link", { name: "Página 2" }).click();
    await expect(page).toHaveURL(/pagina=2/);
    await page.goBack();
    await expect(page).not.toHaveURL(/pagina/);
    await page.goForward();
    await expect(page).toHaveURL(/pagina=2/);
    await openPanel(page);
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => history.go(-2));
    await expect(panel(page)).toBeHidden();
    await expect(page).not.toHaveURL(/pagina/);
  });

  test("starts with the price and leaves its fields enough room on a low screen", async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    await open(LISTING);
    await openPanel(page);
    await expect(panel(page)).toBeVisible();
    await panel(page).evaluate((one) =>
      Promise.all(one.getAnimations().map((animation) => animation.finished)),
    );
    await expect(page.getByLabel("Preço mínimo")).toBeInViewport({ ratio: 1 });
    const body = await panel(page).locator(".imo-panel__body").boundingBox();
    expect(body?.height).toBeGreaterThanOrEqual(320 - 52 - 62);
    const labels = await panel(page)
      .locator("legend, label[for]:not(.imo-toggle)")
      .allTextContents();
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

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test("moves the focus from a removed filter to the next one, then to the heading", async ({
    page,
    open,
  }) => {
    for (const how of ["click", "tap", "press"] as const) {
      await test.step(how, async () => {
        await open(LISTING, { query: "?localizacao=Ovar,Espinho&quartos=1&wcs=2&minprice=1000" });
        const drop = async (name: string) => {
          const chip = dropping(page, name);
          // The next chip slides under the finger, so a tap elsewhere keeps two taps from being a
          // double tap.
          if (how === "tap") await heading(page).tap();
          await (how === "press" ? chip.press("Enter") : chip[how]());
          await expect(chip).toHaveCount(0);
        };
        await drop("Casas de banho: 2");
        await expect(dropping(page, "A partir de 1\u00A0000\u00A0€")).toBeFocused();
        await drop("A partir de 1\u00A0000\u00A0€");
        await expect(dropping(page, "Quartos: 1")).toBeFocused();
        await drop("Quartos: 1");
        await expect(heading(page)).toBeFocused();
      });
    }
  });

  test("brings up no keyboard when a place is removed", async ({ page, open }) => {
    await open(LISTING, { query: "?localizacao=Ovar,Espinho,Maia" });
    const places = page.getByRole("combobox", { name: "Localização" });
    const take = async (name: string) => {
      await page.getByRole("button", { name: `Retirar ${name}` }).tap();
      await expect(page.getByRole("button", { name: `Retirar ${name}` })).toHaveCount(0);
      await expect(places).not.toBeFocused();
    };
    await take("Ovar");
    await places.tap();
    await expect(page.locator(".imo-filters__place .imo-select--shell")).toHaveCount(0);
    await heading(page).tap();
    await expect(places).not.toBeFocused();
    await take("Espinho");
    await expect(page).toHaveURL(/localizacao=Maia$/);
  });
});
