/**
 * A place that was typed and not picked: a name is taken, anything else stays and says so; and finding a place as people
 * type it (docs/product/places.md#typed-places, docs/product/places.md#suggestions).
 */
import type { Page } from "@playwright/test";
import { built } from "../../support/built-files.ts";
import { interceptRequests } from "../../support/held-requests.ts";
import { events, expect, recordEvents, test, violations } from "../fixtures.ts";

const HERO = '<div data-imo-widget="hero-search"></div><button type="button">Depois</button>';
const LISTING = '<div data-imo-widget="listing-search"></div><button type="button">Depois</button>';
const TEXT = /^Não encontrámos «(praia do )?furadouro»\. Escolha um concelho ou uma freguesia da lista\.$/;
const places = (page: Page) => page.getByRole("combobox", { name: "Localização" });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const chip = (page: Page, name: string) => page.getByRole("button", { name: `Retirar ${name}` });
const search = (page: Page) => page.getByRole("button", { name: "Procurar" });
const leave = (page: Page) => page.getByRole("button", { name: "Depois" }).focus();

/** Tells if no other element covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1, total: 0 } }),
  );
  await page.route("**/lista*", (route) => route.fulfill({ contentType: "text/html", body: "<p>Lista</p>" }));
});

for (const [widget, tag] of [
  ["hero", HERO],
  ["listing", LISTING],
] as const) {
  test(`in the ${widget} a name that was typed is taken when the field is left`, async ({ page, open }) => {
    await open(tag);
    await places(page).focus();
    await page.keyboard.type("sta maria da feira");
    await leave(page);
    await expect(chip(page, "Santa Maria da Feira")).toBeVisible();
    await expect(places(page)).toHaveValue("");
    await expect(page.getByText(TEXT)).toHaveCount(0);
  });

  test(`in the ${widget} any other text stays, says so to eyes and ears, and is forgiven at the next key`, async ({
    page,
    open,
  }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(tag);
      await places(page).focus();
      await page.keyboard.type("praia do furadouro");
      await expect(page.getByText("Nenhuma localização encontrada")).toBeVisible();
      await leave(page);
      await expect(page.getByText(TEXT)).toBeVisible();
      await expect(places(page)).toHaveValue("praia do furadouro");
      await expect(places(page)).toHaveAttribute("aria-invalid", "true");
      await expect(places(page)).toHaveAccessibleDescription(
        /Não encontrámos «praia do furadouro»\. Escolha um concelho ou uma freguesia da lista\.$/,
      );
      expect(await violations(page, "[data-imo-root]")).toEqual([]);
      await places(page).focus();
      await page.keyboard.press("Backspace");
      await expect(page.getByText(TEXT)).toHaveCount(0);
    }
  });

  test(`in the ${widget} Enter takes a name whose list is closed`, async ({ page, open }) => {
    await open(tag);
    await places(page).focus();
    await page.keyboard.type("ovar");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    if (widget === "hero") await expect(page).toHaveURL(/\/lista\?objectivo=Comprar&localizacao=Ovar&tipologia=$/);
    else await expect(page).toHaveURL(/\?localizacao=Ovar$/);
  });
}

test("the button searches at once, with a name that was typed and without any other text", async ({ page, open }) => {
  for (const [text, sent] of [
    ["espinho", "Espinho"],
    ["furadouro", ""],
  ] as const) {
    await open(HERO);
    await places(page).focus();
    await page.keyboard.type(text);
    await page.keyboard.press("Escape");
    await search(page).evaluate((button) => (button as HTMLButtonElement).click());
    await expect(page).toHaveURL(new RegExp(`/lista\\?objectivo=Comprar&localizacao=${sent}&tipologia=$`));
  }
});

for (const [came, delay, sent] of [
  ["comes a little later", 800, "Espinho"],
  ["does not come in time", 60_000, "espinho"],
] as const) {
  test(`a search whose field's code ${came} is sent once`, async ({ page, open }) => {
    const searches: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.url().includes("/lista?")) searches.push(request.url());
    });
    await interceptRequests(page, built("react-select"), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue().catch(() => undefined);
    });
    await open(HERO);
    await places(page).focus();
    await page.keyboard.type("espinho");
    await search(page).evaluate((button) => {
      (button as HTMLButtonElement).click();
      // An impatient visitor's.
      (button as HTMLButtonElement).click();
    });
    await expect(page).toHaveURL(new RegExp(`/lista\\?objectivo=Comprar&localizacao=${sent}&tipologia=$`));
    expect(searches).toHaveLength(1);
  });
}

test("Enter on a text that is no place says so first, where it is seen, and searches then", async ({ page, open }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(HERO);
    const { pathname } = new URL(page.url());
    await places(page).focus();
    await page.keyboard.type("furadouro");
    await expect(page.getByText("Nenhuma localização encontrada")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText(TEXT)).toBeVisible();
    for (const seen of [page.getByText(TEXT), search(page)]) expect(await seen.evaluate(isOnTop)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(pathname);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/lista\?objectivo=Comprar&localizacao=&tipologia=$/);
  }
});

test("the list says which place the home page's search went without, until other places are searched for", async ({
  page,
  site,
}) => {
  await page.unroute("**/lista*");
  await page.unroute("**/api/imoveis");
  await page.goto(site.url);
  await places(page).focus();
  await page.keyboard.type("Furadouro");
  await expect(page.getByText("Nenhuma localização encontrada")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const note = page.getByText("Não encontrámos «Furadouro»: mostramos imóveis de todas as localizações.");
  await expect(note).toBeVisible();
  await expect(page).toHaveURL(/\/lista\?objectivo=Comprar&localizacao=&tipologia=$/);
  expect(await violations(page, "[data-imo-root]")).toEqual([]);
  await places(page).fill("espinho");
  await options(page).first().click();
  await expect(note).toHaveCount(0);
  await page.goto(`${site.url}/lista`);
  await expect(page.getByRole("heading", { name: /^[\d\s]+imóveis$/ })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test("the event of a search that a typed name was taken for names the place", async ({ page, open }) => {
  await open(`${HERO}<script>addEventListener("submit", (event) => event.preventDefault())</script>`);
  await places(page).focus();
  await page.keyboard.type("maia");
  await page.keyboard.press("Escape");
  await search(page).evaluate((button) => (button as HTMLButtonElement).click());
  await expect
    .poll(() => events(page, "imo:search"))
    .toEqual([
      {
        type: "imo:search",
        detail: expect.objectContaining({ criteria: expect.objectContaining({ localizacao: ["Maia"] }) }),
      },
    ]);
});

test("what was typed before the field's code came is judged when it is there", async ({ page, open }) => {
  for (const text of ["ovar", "furadouro"]) {
    let free = () => {};
    const isFree = new Promise<void>((resolve) => {
      free = resolve;
    });
    await interceptRequests(page, built("react-select"), async (route) => {
      await isFree;
      await route.continue();
    });
    await open(HERO);
    await places(page).focus();
    await page.keyboard.type(text);
    await leave(page);
    await expect(places(page)).toHaveValue(text);
    free();
    if (text === "ovar") await expect(chip(page, "Ovar")).toBeVisible();
    else await expect(page.getByText(TEXT)).toBeVisible();
    await expect(places(page)).toHaveValue(text === "ovar" ? "" : text);
    await search(page).click();
    await expect(page).toHaveURL(text === "ovar" ? /&localizacao=Ovar&/ : /&localizacao=&/);
    await page.unroute(built("react-select"));
  }
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test("a tap elsewhere takes the name, a tap on a suggestion takes that", async ({ page, open }) => {
    await open(LISTING);
    await places(page).tap();
    await page.keyboard.type("v. n. gaia");
    await options(page).first().tap();
    await expect(chip(page, "Vila Nova de Gaia")).toBeVisible();
    await expect(page.getByText(TEXT)).toHaveCount(0);
    await places(page).tap();
    await page.keyboard.type("ovar");
    await expect(options(page).first()).toBeVisible();
    await page.touchscreen.tap(2, 2);
    await expect(page.getByText("+1", { exact: true })).toBeVisible();
    await places(page).focus();
    await expect(chip(page, "Ovar")).toBeVisible();
  });
});

test("a host's places show their numbers, go by other names, and are marked where the text stands", async ({
  page,
  open,
}) => {
  const data = { localizacoes: [{ nome: "Ovar", total: 1234, tambem: ["Furadouro"] }, "S. João da Madeira"] };
  await open(
    `<div data-imo-widget="listing-search"><script type="application/json">${JSON.stringify(data)}</script></div>`,
    { query: "?localizacao=furadouro" },
  );
  await expect(chip(page, "Ovar")).toBeVisible();
  await places(page).focus();
  await page.keyboard.type("furad");
  await expect(options(page)).toHaveCount(1);
  await expect(options(page).first()).toHaveAccessibleName("Ovar, Furadouro, 1\u00A0234 imóveis");
  await expect(options(page).first()).toContainText("1\u00A0234");
  await places(page).fill("joao");
  await expect(options(page).first().locator("b")).toHaveText(["João"]);
  expect(await violations(page, "[data-imo-root]")).toEqual([]);
});

test("a long name leaves the input its place beside it, before and after the field's code has come", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(LISTING, { query: "?localizacao=Ovar,%20São%20João,%20Arada%20e%20São%20Vicente%20de%20Pereira%20Jusã" });
  const field = page.locator(".imo-filters__place");
  const height = async () => (await field.locator(".imo-select__control").boundingBox())?.height;
  await expect(chip(page, "Ovar, São João, Arada e São Vicente de Pereira Jusã")).toBeVisible();
  expect(await height()).toBe(56);
  await places(page).focus();
  await expect(field.locator(".imo-select--shell")).toHaveCount(0);
  expect(await height()).toBe(56);
});
