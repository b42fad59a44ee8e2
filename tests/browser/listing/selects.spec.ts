/**
 * Selects before and while their code comes (docs/decisions.md#select-when-wanted): the shell is as the control that takes
 * its place, and nothing that a visitor does to it is lost.
 */
import type { Locator, Page, Route } from "@playwright/test";
import { built } from "../../support/built-files.ts";
import { interceptRequests } from "../../support/held-requests.ts";
import { events, expect, recordEvents, test } from "../fixtures.ts";

const HERO = '<div data-imo-widget="hero-search"></div><button type="button">Depois</button>';
const people = Array.from({ length: 12 }, (_, id) => `{"id":${id},"name":"Pessoa ${id}"}`);
const LISTING = `<div data-imo-widget="listing-search"><script type="application/json">{"colaboradores":[${people}]}</script></div>`;
/** Chips in each field, more than the bar shows, and a name that is cut. */
const CHOSEN =
  "?objectivo=Comprar&tipologia=Apartamento,Moradia,Loja,Terreno,Armazém&localizacao=Espinho,Ovar,%20São%20João,%20Arada%20e%20São%20Vicente%20de%20Pereira%20Jusã";

const types = (page: Page) => page.getByRole("combobox", { name: /Procuro por|Tipo de imóvel/ });
const places = (page: Page) => page.getByRole("combobox", { name: "Localização" });
const removers = (page: Page) => page.getByRole("button", { name: /^Retirar (?!filtro)/ });
const highlighted = (page: Page) => page.locator(".imo-select__option--is-focused");
const shells = (page: Page) => page.locator(".imo-select--shell");

/** Keeps the selects' code back; the returned function lets it go. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isFree = false;
  await interceptRequests(page, built("react-select"), (route) => (isFree ? route.continue() : void held.push(route)));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isFree = true;
    for (const route of held) await route.continue();
  };
}

/** Moves the mouse to the first field that is not exchanged yet; Playwright's `hover` needs a field that stays. */
async function approach(page: Page): Promise<void> {
  await shells(page).first().scrollIntoViewIfNeeded();
  const box = await shells(page).first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
}

/** Moves the mouse to each field and away again. */
async function exchangeAll(page: Page): Promise<void> {
  while ((await shells(page).count()) > 0) {
    const before = await shells(page).count();
    await approach(page);
    await expect.poll(() => shells(page).count()).toBeLessThan(before);
  }
  await page.mouse.move(0, 0);
  await rest(page);
}

/** Waits for the end of transitions, such as that of a border after the mouse has left. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // By the second one a transition has begun.
    for (let frames = 0; frames < 2; frames += 1) await frame();
    while (document.getAnimations().some(({ playState }) => playState === "running")) await frame();
  });
}

/** Measures the boxes and computed styles of the selects' visible elements, by class name. */
function measure(widget: Locator): Promise<Record<string, unknown>[]> {
  return widget.evaluate((root) =>
    [...root.querySelectorAll(".imo-field:has(.imo-select), .imo-select-box > svg, .imo-select, .imo-select *")]
      // An input that is not seen may be larger; what only a screen reader hears, and what is empty, has no place.
      .filter((element) => !element.matches("[id$='live-region'], [role=log], input, .imo-select__indicators"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = (element.getAttribute("class") ?? element.tagName).replace(
          / imo-select(--shell|__value-container--is-multi)/g,
          "",
        );
        const style = Object.fromEntries(
          [...getComputedStyle(element)].map((key) => [key, getComputedStyle(element).getPropertyValue(key)]),
        );
        return { name, x, y, width, height, style };
      }),
  );
}

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1, total: 0 } }),
  );
});

for (const width of [360, 768, 1280]) {
  for (const [name, tag, query] of [
    ["hero", HERO, ""],
    ["listing", LISTING, ""],
    ["listing with chips", LISTING, CHOSEN],
  ] as const) {
    test(`at ${width} px the ${name} looks and reads the same before and after`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(tag, { query });
      await expect(shells(page).first()).toBeVisible();
      const widget = page.locator("[data-imo-root]");
      if (tag === LISTING) await page.getByRole("heading", { name: /^Nenhum imóvel/ }).waitFor();
      await rest(page);
      const [before, readBefore] = [await measure(widget), await widget.ariaSnapshot()];
      expect(before.length).toBeGreaterThan(10);
      await exchangeAll(page);
      expect(await measure(widget)).toEqual(before);
      // react-select's live region, empty as yet.
      await widget.evaluate((root) => {
        for (const log of root.querySelectorAll("[role=log]")) log.remove();
      });
      expect(await widget.ariaSnapshot()).toBe(readBefore);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    });
  }
}

test("code comes when the mouse comes to a field, and not before", async ({ page, open }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(HERO);
  await expect(types(page)).toBeVisible();
  await page.getByRole("heading").hover();
  await page.waitForTimeout(300);
  expect(asked.filter((url) => url.includes("/select-controls-"))).toEqual([]);
  await approach(page);
  await expect.poll(() => asked.filter((url) => url.includes("/select-controls-")).length).toBe(1);
  await expect(shells(page)).toHaveCount(1);
});

test("a mouse that comes to the cards or the panel's button brings no code, one that comes to a field does", async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const selects = () => asked.filter((url) => url.includes("/select-controls-"));
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [{ id: 1, titulo: "Moradia" }], current_page: 1, last_page: 1, total: 1 } }),
  );
  await open('<div data-imo-widget="listing-search"></div>');
  await page.locator(".imo-listing__title", { hasText: "Moradia" }).hover();
  await page.getByRole("button", { name: "Pesquisa Avançada" }).hover();
  // By then, the files that the listing prefetches for a visitor near it have loaded.
  await expect.poll(() => asked.filter((url) => url.includes("/extras-")).length).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  expect(selects()).toEqual([]);
  await approach(page);
  await expect.poll(() => selects().length).toBe(1);
});

test("a click that came first opens the list", async ({ page, open }) => {
  const release = await holdCode(page);
  await open(HERO);
  await types(page).click();
  await expect(page.getByRole("option")).toHaveCount(0);
  await release();
  await expect(page.getByRole("option")).toHaveCount(7);
  await expect(types(page)).toBeFocused();
  // The other field was not touched.
  await expect(shells(page)).toHaveCount(1);
});

test("a click on the arrow opens the list, a click on the label only brings the focus", async ({ page, open }) => {
  const release = await holdCode(page);
  await open(HERO);
  await page.getByText("Procuro por...").click();
  await expect(types(page)).toBeFocused();
  await release();
  await expect(shells(page)).toHaveCount(1);
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.reload();
  const arrow = await page.locator(".imo-select-box--list > svg").boundingBox();
  await page.mouse.click((arrow?.x ?? 0) + 10, (arrow?.y ?? 0) + 10);
  await expect(page.getByRole("option")).toHaveCount(7);
});

test("a key that came first opens the list, and no Enter after it is the form's", async ({ page, open }) => {
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

test("a letter that came first opens the list at the row that begins with it", async ({ page, open }) => {
  const release = await holdCode(page);
  await open(HERO);
  await types(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("mx");
  await release();
  await expect(page.getByRole("option")).toHaveCount(7);
  await expect(highlighted(page)).toHaveText("Moradia");
});

test("a letter opens a list at the first row that begins with it, and further letters refine", async ({
  page,
  open,
}) => {
  const names = ["Marta", "Ângela", "Álvaro", "Rui"].map((name, id) => ({ id, name }));
  await open(
    `<div data-imo-widget="listing-search"><script type="application/json">${JSON.stringify({ colaboradores: names })}</script></div>`,
  );
  await types(page).hover();
  await types(page).focus();
  await page.keyboard.type("x");
  await expect(shells(page)).toHaveCount(2);
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.keyboard.type("e");
  await expect(highlighted(page)).toHaveText("Escritório");
  await expect(types(page)).toHaveAttribute("aria-activedescendant", /option-6$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  const people = page.getByRole("combobox", { name: "Consultor" });
  // A list that opens while the panel still slides in closes again.
  await expect(people).toBeVisible();
  const panel = page.getByRole("dialog");
  await panel.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  await people.focus();
  await page.keyboard.type("a");
  await expect(highlighted(page)).toHaveText("Ângela");
  await page.keyboard.type("l");
  await expect(highlighted(page)).toHaveText("Álvaro");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Retirar Álvaro" })).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(4);
});

test("Escape takes a click back", async ({ page, open }) => {
  const release = await holdCode(page);
  await open(HERO);
  await types(page).click();
  await page.keyboard.press("Escape");
  await release();
  await expect(shells(page)).toHaveCount(1);
  await expect(types(page)).toBeFocused();
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("letters that were typed first are there, with the caret, and Enter picks a place", async ({ page, open }) => {
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

test("Enter that came first searches for the place that was typed, once its name can be judged", async ({
  page,
  open,
  host,
}) => {
  const release = await holdCode(page);
  host.serve("/lista", { html: "<!doctype html><title>Lista</title>", headers: {} });
  await open(HERO);
  await places(page).click();
  await page.keyboard.type("espinho");
  await page.keyboard.press("Enter");
  await release();
  await page.waitForURL("**/lista?objectivo=Comprar&localizacao=Espinho&tipologia=");
});

test("what is typed is sent as long as there are no suggestions to choose from", async ({ page, open, host }) => {
  await holdCode(page);
  host.serve("/lista", { html: "<!doctype html><title>Lista</title>", headers: {} });
  await open(HERO);
  await places(page).click();
  await page.keyboard.type("Espinho");
  await page.getByRole("button", { name: "Procurar" }).click();
  await page.waitForURL("**/lista?objectivo=Comprar&localizacao=Espinho&tipologia=");
});

test("a composition is not interrupted", async ({ page, open }) => {
  const release = await holdCode(page);
  await open(HERO);
  await places(page).click();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.imeSetComposition", { text: "águ", selectionStart: 3, selectionEnd: 3 });
  await release();
  await page.waitForTimeout(300);
  await expect(shells(page)).toHaveCount(2);
  await browser.send("Input.insertText", { text: "águeda" });
  await expect(page.getByRole("option").first()).toHaveText(/^Águeda/);
  await expect(places(page)).toHaveValue("águeda");
});

test("a chip's cross takes it away before the code is there, and while it comes", async ({ page, open }) => {
  const release = await holdCode(page);
  await open(LISTING, { query: "?tipologia=Apartamento,Moradia,Loja" });
  await expect(removers(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Retirar Moradia" }).click();
  await expect(removers(page)).toHaveCount(2);
  const box = await page.getByRole("button", { name: "Retirar Loja" }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
  await page.mouse.down();
  await release();
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expect(removers(page)).toHaveCount(1);
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("Tab goes through the fields as ever, and leaves one that was clicked closed", async ({ page, open }) => {
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

test("code that does not come is reported once, what was typed stays, and the next touch asks again", async ({
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
    test(`a tap on the ${name} is not lost, and the focus goes from input to input`, async ({ page, open }) => {
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
      expect(await page.evaluate(() => (globalThis as unknown as { left: string[] }).left)).toEqual(["INPUT"]);
    });
  }

  test("a tap with the code there opens the list, and a swipe over the field does not", async ({ page, open }) => {
    await open(`${HERO}<p style="height: 200vh">Mais</p>`);
    await page.getByRole("heading").tap();
    await page.waitForLoadState("networkidle");
    const box = await types(page).boundingBox();
    const browser = await page.context().newCDPSession(page);
    await browser.send("Input.synthesizeScrollGesture", {
      x: Math.round((box?.x ?? 0) + 40),
      y: Math.round((box?.y ?? 0) + 10),
      yDistance: -120,
      gestureSourceType: "touch",
    });
    await expect(page.getByRole("option")).toHaveCount(0);
    await types(page).tap();
    await expect(page.getByRole("option")).toHaveCount(7);
  });
});
