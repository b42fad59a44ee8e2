/**
 * Tests places that were typed instead of picked: a known name is accepted, and any other text
 * stays with a visible message (docs/product/places.md#typed-places).
 */
import type { Page } from "@playwright/test";
import { built } from "../../support/built-files.ts";
import { holdRequests } from "../../support/held-requests.ts";
import { expect, test, violations } from "../fixtures.ts";

const HERO = '<div data-imo-widget="hero-search"></div><button type="button">Depois</button>';
const LISTING = '<div data-imo-widget="listing-search"></div><button type="button">Depois</button>';
const NOT_FOUND = "Não encontrámos «furadouro». Escolha um concelho ou uma freguesia da lista.";
const places = (page: Page) => page.getByRole("combobox", { name: "Localização" });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const chip = (page: Page, name: string) => page.getByRole("button", { name: `Retirar ${name}` });
const search = (page: Page) => page.getByRole("button", { name: "Procurar" });
const leave = (page: Page) => page.getByRole("button", { name: "Depois" }).focus();

/** Returns whether no other element covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

const answerCalls = (page: Page) =>
  page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1, total: 0 } }),
  );

for (const [widget, tag] of [
  ["hero", HERO],
  ["listing", LISTING],
] as const) {
  test(`accepts a typed name when the ${widget}'s field is left, and marks any other text`, async ({
    page,
    open,
  }) => {
    await answerCalls(page);
    await open(tag);
    const problem = page.getByText(NOT_FOUND);
    await places(page).focus();
    await page.keyboard.type("sta maria da feira");
    await expect(options(page).first()).toBeVisible();
    expect(await violations(page, "[data-imo-root]"), "with the list open").toEqual([]);
    await leave(page);
    await expect(chip(page, "Santa Maria da Feira")).toBeVisible();
    await expect(places(page)).toHaveValue("");
    await expect(problem).toHaveCount(0);
    await places(page).focus();
    await page.keyboard.type("furadouro");
    await expect(page.getByText("Nenhuma localização encontrada")).toBeVisible();
    await leave(page);
    await expect(problem).toBeVisible();
    await expect(places(page)).toHaveValue("furadouro");
    await expect(places(page)).toHaveAttribute("aria-invalid", "true");
    await expect(places(page)).toHaveAccessibleDescription(
      new RegExp(`${NOT_FOUND.replaceAll(".", "\\.")}$`),
    );
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page, "[data-imo-root]"), `${width} px`).toEqual([]);
    }
    await places(page).focus();
    await page.keyboard.press("Backspace");
    await expect(problem).toHaveCount(0);
  });
}

test("says at the first Enter that a text isn't a place, and searches without it at the second", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(site.url);
  await places(page).focus();
  await page.keyboard.type("furadouro");
  await expect(page.getByText("Nenhuma localização encontrada")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(NOT_FOUND)).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const seen of [page.getByText(NOT_FOUND), search(page)]) {
      expect(await seen.evaluate(isOnTop), `${width} px`).toBe(true);
    }
  }
  expect(new URL(page.url()).pathname).toBe("/");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/lista\?objectivo=Comprar&localizacao=&tipologia=$/);
  await expect(
    page.getByText("Não encontrámos «furadouro»: mostramos imóveis de todas as localizações."),
  ).toBeVisible();
  expect(await violations(page, "[data-imo-root]")).toEqual([]);
});

test("sends a search once, when the code that recognises its place has loaded", async ({
  page,
  open,
}) => {
  const searches: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().includes("/lista?"))
      searches.push(request.url());
  });
  await page.route("**/lista*", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Lista</p>" }),
  );
  const asked = page.waitForRequest(built("react-select"));
  const release = await holdRequests(page, built("react-select"));
  await open(HERO);
  await places(page).focus();
  await page.keyboard.type("espinho");
  await search(page).evaluate((button) => {
    (button as HTMLButtonElement).click();
    // This is an impatient visitor's click.
    (button as HTMLButtonElement).click();
  });
  await asked;
  expect(searches).toEqual([]);
  release();
  await expect(page).toHaveURL(/\/lista\?objectivo=Comprar&localizacao=Espinho&tipologia=$/);
  expect(searches).toHaveLength(1);
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test("accepts the name on a tap elsewhere, and the suggestion on a tap on it", async ({
    page,
    open,
  }) => {
    await answerCalls(page);
    await open(LISTING);
    await places(page).tap();
    await page.keyboard.type("v. n. gaia");
    await options(page).first().tap();
    await expect(chip(page, "Vila Nova de Gaia")).toBeVisible();
    await expect(places(page)).toHaveValue("");
    await places(page).tap();
    await page.keyboard.type("ovar");
    await expect(options(page).first()).toBeVisible();
    await page.touchscreen.tap(2, 2);
    await expect(page.getByText("+1", { exact: true })).toBeVisible();
    await places(page).focus();
    await expect(chip(page, "Ovar")).toBeVisible();
  });
});

test("leaves room for the input beside a long name, in the shell and in the control", async ({
  page,
  open,
}) => {
  await answerCalls(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await open(LISTING, {
    query: "?localizacao=Ovar,%20São%20João,%20Arada%20e%20São%20Vicente%20de%20Pereira%20Jusã",
  });
  const field = page.locator(".imo-filters__place");
  const height = async () => (await field.locator(".imo-select__control").boundingBox())?.height;
  await expect(chip(page, "Ovar, São João, Arada e São Vicente de Pereira Jusã")).toBeVisible();
  expect(await height()).toBe(56);
  await places(page).focus();
  await expect(field.locator(".imo-select--shell")).toHaveCount(0);
  expect(await height()).toBe(56);
});
