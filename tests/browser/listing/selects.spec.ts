/**
 * Tests selects while their code loads (docs/decisions.md#select-when-wanted): nothing that a
 * visitor does to a shell with a mouse, keyboard or finger is lost when the control replaces it.
 */
import type { Page } from "@playwright/test";
import { built } from "../../support/built-files.ts";
import { holdRequests, interceptRequests } from "../../support/held-requests.ts";
import { events, expect, recordEvents, test } from "../fixtures.ts";

const HERO = '<div data-imo-widget="hero-search"></div><button type="button">Depois</button>';
const LISTING = '<div data-imo-widget="listing-search"></div>';

const types = (page: Page) => page.getByRole("combobox", { name: /Procuro por|Tipo de imóvel/ });
const places = (page: Page) => page.getByRole("combobox", { name: "Localização" });
const removers = (page: Page) => page.getByRole("button", { name: /^Retirar (?!filtro)/ });
const highlighted = (page: Page) => page.locator(".imo-select__option--is-focused");
const shells = (page: Page) => page.locator(".imo-select--shell");

/** Holds the selects' code; the returned function releases it once it has been requested. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const asked = page.waitForRequest(built("react-select"));
  const release = await holdRequests(page, built("react-select"));
  return async () => {
    await asked;
    release();
  };
}

/** Exchanges one more field, after which the code is loaded for all. */
async function exchangeAnother(page: Page): Promise<void> {
  const field = page.locator(".imo-select--shell:not(:focus-within, :active)").first();
  await field.dispatchEvent("pointerover", { pointerType: "mouse", bubbles: true });
}

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({
      json: { data: [{ id: 1, titulo: "Moradia" }], current_page: 1, last_page: 1, total: 1 },
    }),
  );
});

test("loads the code when the mouse enters a field, not the cards or the panel's button", async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const selects = () => asked.filter((url) => url.includes("/select-controls-"));
  await open(LISTING);
  await page.locator(".imo-listing__title", { hasText: "Moradia" }).hover();
  await page.getByRole("button", { name: "Pesquisa Avançada" }).hover();
  // The page sends this request after all requests that the mouse has caused.
  const later = page.waitForRequest("**/?later");
  await page.evaluate(() => fetch("/?later"));
  await later;
  expect(selects()).toEqual([]);
  // The panel's code, which its button has requested, adds further fields when it loads.
  const field = page.locator(".imo-select-box").first();
  const box = await field.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(field.locator(".imo-select--shell")).toHaveCount(0);
  expect(selects()).toHaveLength(1);
});

test("opens the list for a click before the code had loaded, but not for a click on the label", async ({
  page,
  open,
}) => {
  const release = await holdCode(page);
  await open(HERO);
  const arrow = await page.locator(".imo-select-box--list > svg").boundingBox();
  await page.mouse.click((arrow?.x ?? 0) + 10, (arrow?.y ?? 0) + 10);
  await expect(types(page)).toBeFocused();
  await expect(page.getByRole("option")).toHaveCount(0);
  await release();
  await expect(page.getByRole("option")).toHaveCount(7);
  await expect(types(page)).toBeFocused();
  // The other field was not touched.
  await expect(shells(page)).toHaveCount(1);
  await page.reload();
  await page.getByText("Procuro por...").click();
  await expect(shells(page)).toHaveCount(1);
  await expect(types(page)).toBeFocused();
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("opens the list for keys pressed before the code had loaded, and doesn't send the form on Enter", async ({
  page,
  open,
}) => {
  const release = await holdCode(page);
  await open(HERO);
  await types(page).focus();
  for (const key of ["ArrowUp", "Enter"]) await page.keyboard.press(key);
  await release();
  await expect(page.getByRole("option")).toHaveCount(7);
  await expect(highlighted(page)).toHaveText("Escritório");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Retirar Escritório" })).toBeVisible();
  expect(await events(page, "imo:search")).toEqual([]);
});

test("keeps letters that were typed before the code had loaded, with the caret", async ({
  page,
  open,
}) => {
  const release = await holdCode(page);
  await open(HERO);
  await places(page).click();
  await page.keyboard.type("epinho");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("s");
  await release();
  await expect(page.getByRole("option").first()).toHaveText(/^Espinho/);
  await expect(places(page)).toHaveValue("espinho");
  expect(await places(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Retirar Espinho" })).toBeVisible();
});

test("doesn't interrupt a composition", async ({ page, open }) => {
  const release = await holdCode(page);
  await open(HERO);
  await places(page).click();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.imeSetComposition", {
    text: "águ",
    selectionStart: 3,
    selectionEnd: 3,
  });
  await release();
  await exchangeAnother(page);
  await expect(shells(page)).toHaveCount(1);
  await expect(page.locator(".imo-select--shell:focus-within")).toHaveCount(1);
  await browser.send("Input.insertText", { text: "águeda" });
  await expect(page.getByRole("option").first()).toHaveText(/^Águeda/);
  await expect(places(page)).toHaveValue("águeda");
});

test("removes a chip with its cross, before the code is loaded and while it loads", async ({
  page,
  open,
}) => {
  const release = await holdCode(page);
  await open(LISTING, { query: "?tipologia=Apartamento,Moradia,Loja" });
  await expect(removers(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Retirar Moradia" }).click();
  await expect(removers(page)).toHaveCount(2);
  const count = await shells(page).count();
  const box = await page.getByRole("button", { name: "Retirar Loja" }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
  await page.mouse.down();
  await release();
  await exchangeAnother(page);
  await expect(shells(page)).toHaveCount(count - 1);
  await page.mouse.up();
  await expect(removers(page)).toHaveCount(1);
  await expect(page.getByRole("listbox")).toHaveCount(0);
});

test("goes through the fields with Tab, and leaves one closed that was clicked", async ({
  page,
  open,
}) => {
  const release = await holdCode(page);
  await open(HERO);
  await types(page).click();
  await page.keyboard.press("Tab");
  await expect(places(page)).toBeFocused();
  await release();
  await expect(shells(page)).toHaveCount(0);
  await expect(places(page)).toBeFocused();
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(types(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Procurar" })).toBeFocused();
});

test("reports once that the code fails to load, keeps the text, and tries again at the next key", async ({
  page,
  open,
  said,
}) => {
  let isBroken = true;
  const asked: string[] = [];
  await interceptRequests(page, built("react-select"), (route) => {
    asked.push(new URL(route.request().url()).search);
    return isBroken ? route.abort() : route.continue();
  });
  await open(HERO);
  await places(page).click();
  await page.keyboard.type("esp");
  await expect.poll(() => events(page, "imo:error")).not.toHaveLength(0);
  expect(asked.length).toBeGreaterThan(1);
  const [error] = await events(page, "imo:error");
  expect(error?.detail).toMatchObject({ widget: "hero-search", code: "load" });
  await expect(places(page)).toHaveValue("esp");
  expect(said.errors).toEqual([expect.stringContaining("could not be loaded")]);
  isBroken = false;
  await page.keyboard.type("i");
  await expect(page.getByRole("option").first()).toHaveText(/^Espinho/);
  await expect(places(page)).toHaveValue("espi");
  expect(await events(page, "imo:error")).toHaveLength(1);
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  for (const [name, field, options] of [
    ["list of types", types, 7],
    ["location field", places, 0],
  ] as const) {
    test(`keeps a tap on the ${name}, and the focus in an input`, async ({ page, open }) => {
      const release = await holdCode(page);
      await open(HERO);
      await field(page).tap();
      await expect(field(page)).toBeFocused();
      await page.evaluate(() => {
        const left: string[] = [];
        Object.assign(globalThis, { left });
        addEventListener("focusout", ({ relatedTarget }) =>
          left.push((relatedTarget as Element | null)?.tagName ?? "none"),
        );
      });
      await release();
      await expect(shells(page)).toHaveCount(1);
      await expect(field(page)).toBeFocused();
      await expect(page.getByRole("option")).toHaveCount(options);
      expect(await page.evaluate(() => (globalThis as unknown as { left: string[] }).left)).toEqual(
        ["INPUT"],
      );
    });
  }

  test("opens the list on a tap once the code is loaded, but not on a swipe over the field", async ({
    page,
    open,
  }) => {
    await open(`${HERO}<p style="height: 200vh">Mais</p>`);
    // The first touch of the widget requests the code.
    const code = page.waitForResponse(built("react-select"));
    await page.getByRole("heading").tap();
    await (await code).finished();
    const { x, y } = (await types(page).boundingBox()) ?? { x: 0, y: 0 };
    const browser = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove", up = 0) =>
      browser.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [{ x: x + 40, y: y + 10 - up }],
      });
    await page.evaluate(() => {
      const scrollEnd = new Promise((resolve) => {
        addEventListener("scrollend", resolve, { once: true });
      });
      Object.assign(globalThis, { scrollEnd });
    });
    await touch("touchStart");
    for (let up = 20; up <= 120; up += 20) await touch("touchMove", up);
    await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // A tap on a page that still scrolls only stops it.
    await page.evaluate(() =>
      (globalThis as unknown as { scrollEnd: Promise<Event> }).scrollEnd.then(() => {}),
    );
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole("option")).toHaveCount(0);
    await types(page).tap();
    await expect(page.getByRole("option")).toHaveCount(7);
  });
});
