/**
 * The state that the listing keeps while filters are typed and dropped, pages fail, the visitor goes Back and other listings
 * stand on the page: texts, timers, focus and the page's query string (docs/product/listing.md#query-string,
 * docs/product/listing.md#requests, docs/product/listing.md#typed-filters,
 * docs/product/listing.md#focus-after-a-dropped-filter).
 */
import type { Page, Route } from "@playwright/test";
import { expect, test, violations } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';
type Body = Record<string, unknown> & { page: number };

/** Answers every call with 36 listings on 3 pages, and keeps the bodies. */
async function answerCalls(page: Page, answer?: (route: Route, body: Body) => unknown) {
  const bodies: Body[] = [];
  await page.route("**/api/imoveis", (route) => {
    const body = route.request().postDataJSON() as Body;
    bodies.push(body);
    return answer ? answer(route, body) : found(route, body);
  });
  return bodies;
}
const found = (route: Route, { page }: Body) =>
  route.fulfill({
    json: {
      data: [{ id: page, titulo: `Casa da página ${page}`, link: "casa" }],
      current_page: page,
      last_page: 3,
      total: 36,
    },
  });
const none = (route: Route) => route.fulfill({ json: { data: [], current_page: 1, last_page: 1, total: 0 } });
const openPanel = (page: Page) => page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
const query = (page: Page) => new URL(page.url()).search;

test("a price dropped by its chip is gone from its field too", async ({ page, open }) => {
  const bodies = await answerCalls(page);
  await open(LISTING);
  await openPanel(page);
  await page.getByLabel("Preço mínimo").fill("200.000");
  // A request that a newer one follows at once is aborted, and may never be seen here.
  await expect.poll(() => bodies.length).toBe(2);
  await page.getByRole("textbox", { name: "Referência" }).fill("OVR-1");
  await expect.poll(() => bodies.length).toBe(3);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Retirar filtro: A partir de/ }).click();
  await page.getByRole("button", { name: /^Retirar filtro: Referência/ }).click();
  await openPanel(page);
  await expect(page.getByLabel("Preço mínimo")).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Referência" })).toHaveValue("");
  expect(bodies.at(-1)).toMatchObject({ minprice: null, idRef: "" });
});

test("Back takes a typed price out of its field, and one that still waits is not applied to the entry gone back to", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page);
  await open(LISTING);
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  await openPanel(page);
  await page.getByLabel("Preço mínimo").fill("200.000");
  // The panel's own entry first; by the page itself, because a busy machine would take longer than a typed price waits.
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back(), 100);
  });
  await expect(page.getByText("Casa da página 1")).toBeAttached();
  await expect(page.getByLabel("Preço mínimo")).toHaveValue("");
  await page.waitForTimeout(1300);
  expect(query(page)).toBe("");
  expect(bodies.map((body) => [body.page, body.minprice])).toEqual([
    [1, null],
    [2, null],
    [1, null],
  ]);
});

test("a price typed and taken back on page 3 sends nothing and stays on page 3", async ({ page, open }) => {
  const bodies = await answerCalls(page);
  await open(LISTING);
  await page.getByRole("link", { name: "Página 3" }).click();
  await expect(page.getByText("Casa da página 3")).toBeVisible();
  await openPanel(page);
  const price = page.getByLabel("Preço mínimo");
  await price.fill("2000");
  await price.fill("");
  const reference = page.getByRole("textbox", { name: "Referência" });
  await reference.fill("OV");
  await reference.fill("");
  await reference.press("Enter");
  await page.waitForTimeout(1300);
  expect(bodies).toHaveLength(2);
  expect(query(page)).toBe("?pagina=3");
});

test("after a page change that failed, a pointer over its link shows nothing, and a click shows the page", async ({
  page,
  open,
}) => {
  let isDown = false;
  const bodies = await answerCalls(page, (route, body) => (isDown ? route.abort() : found(route, body)));
  await open(LISTING);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  isDown = true;
  const link = page.getByRole("link", { name: "Página 2" });
  await link.click();
  await expect.poll(() => bodies.length).toBeGreaterThanOrEqual(2);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  isDown = false;
  const asked = bodies.length;
  await page.mouse.move(0, 0);
  await link.hover();
  await expect.poll(() => bodies.length).toBe(asked + 1);
  await page.waitForTimeout(300);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await expect(page.getByRole("heading", { name: "36 imóveis" })).not.toBeFocused();
  await link.click();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeFocused();
  expect(bodies).toHaveLength(asked + 1);
});

test("of two listings the first owns the query string, and the second keeps its own filters and page", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page);
  await open(
    `<div id="a" data-imo-widget="listing-search"></div>
    <div id="b" data-imo-widget="listing-search" data-objectivo="Arrendar"></div>`,
    { path: "/duas", query: "?tipologia=Loja&pagina=2" },
  );
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies.map(({ page: at, objetivo, tipologia }) => ({ page: at, objetivo, tipologia }))).toEqual(
    expect.arrayContaining([
      { page: 2, objetivo: [], tipologia: ["Loja"] },
      { page: 1, objetivo: ["Arrendar"], tipologia: [] },
    ]),
  );
  const second = page.locator("#b");
  await expect(second.getByText("Casa da página 1")).toBeVisible();
  await second.getByRole("link", { name: "Página 3" }).click();
  await expect(second.getByText("Casa da página 3")).toBeVisible();
  await second.getByLabel("Ordenar").selectOption("asc");
  await expect(second.getByText("Casa da página 1")).toBeVisible();
  expect(query(page)).toBe("?tipologia=Loja&pagina=2");
  await page.locator("#a").getByRole("link", { name: "Página 3" }).click();
  await expect(page.locator("#a").getByText("Casa da página 3")).toBeVisible();
  expect(query(page)).toBe("?tipologia=Loja&pagina=3");
  await page.goBack();
  await expect(page.locator("#a").getByText("Casa da página 2")).toBeVisible();
  await expect(second.getByText("Casa da página 1")).toBeVisible();
  await expect(second.getByLabel("Ordenar")).toHaveValue("asc");
  await expect(second.getByRole("link", { name: "Página 2" })).toHaveAttribute("href", "/duas?tipologia=Loja&pagina=2");
});

test("a second listing keeps what its visitor chose when the page changes its attributes", async ({ page, open }) => {
  const bodies = await answerCalls(page);
  await open('<div data-imo-widget="listing-search"></div><div id="b" data-imo-widget="listing-search"></div>');
  await page.locator("#b").getByLabel("Ordenar").selectOption("asc");
  await expect.poll(() => bodies.length).toBe(3);
  await page.locator("#b").evaluate((host) => host.setAttribute("data-objectivo", "Arrendar"));
  await expect.poll(() => bodies.length).toBe(4);
  expect(bodies.at(-1)).toMatchObject({ objetivo: ["Arrendar"], ordem: "asc" });
});

test("a page whose path begins with two slashes filters like any other", async ({ page, open, host, said }) => {
  const bodies = await answerCalls(page);
  await open(LISTING, { path: "/lista" });
  const html = await (await page.request.get(page.url())).text();
  await page.route(`${host.url}//lista`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  bodies.length = 0;
  await page.goto(`${host.url}//lista`);
  await expect.poll(() => bodies.length).toBe(1);
  await page.getByLabel("Ordenar").selectOption("asc");
  await expect.poll(() => bodies.length).toBe(2);
  expect(page.url()).toBe(`${host.url}//lista?ordem=asc`);
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  expect(page.url()).toBe(`${host.url}//lista?ordem=asc&pagina=2`);
  expect(said.errors).toEqual([]);
});

test("a dropped filter hands the focus to the next one, and the last to the results' heading", async ({
  page,
  open,
}) => {
  await answerCalls(page);
  await open(LISTING, { path: "/foco", query: "?quartos=1&wcs=2&garagem=3" });
  const chip = (name: string) => page.getByRole("button", { name: `Retirar filtro: ${name}` });
  await chip("Casas de banho: 2").focus();
  await page.keyboard.press("Enter");
  await expect(chip("Estacionamento: 3")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chip("Quartos: 1")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeFocused();
});

test("in the empty state the focus goes to the heading, and its message is announced in a region that was there", async ({
  page,
  open,
}) => {
  const held: Route[] = [];
  await answerCalls(page, (route, body) =>
    Array.isArray(body.tipologia) && body.tipologia.length > 0 ? held.push(route) : found(route, body),
  );
  await open(LISTING, { path: "/vazio", query: "?tipologia=Loja&quartos=2" });
  const region = page.locator('[role="status"]', { hasText: /^$/ }).first();
  await expect.poll(() => held.length).toBe(1);
  const status = await region.elementHandle();
  await none(held[0] as Route);
  await expect(page.getByRole("heading", { name: "Nenhum imóvel corresponde à sua pesquisa" })).toBeVisible();
  expect(await status?.textContent()).toBe("Nenhum imóvel corresponde à sua pesquisa.");
  await page.getByRole("button", { name: "Retirar filtro: Loja" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeFocused();
  expect(await status?.textContent()).toBe("36 imóveis, página 1 de 3.");
});

test("after a failed search nothing says that its filters have no listing, and the focus is on the heading", async ({
  page,
  open,
}) => {
  let isDown = false;
  await answerCalls(page, (route) => (isDown ? route.abort() : none(route)));
  await open(LISTING, { path: "/vazio", query: "?tipologia=Loja" });
  const heading = page.getByRole("heading", { name: "Nenhum imóvel corresponde à sua pesquisa" });
  await expect(heading).toBeVisible();
  isDown = true;
  await page.getByRole("button", { name: "Limpar todos os filtros" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Imóveis", exact: true })).toBeFocused();
  await expect(heading).toHaveCount(0);
  await expect(page.locator(".imo-listing--skeleton, .imo-results__counting")).toHaveCount(0);
});

test("after a failed search the cards stay, without a number that was other filters'", async ({ page, open }) => {
  let isDown = false;
  await answerCalls(page, (route, body) => (isDown ? route.fulfill({ status: 500 }) : found(route, body)));
  await open(LISTING, { path: "/falha", query: "?quartos=3" });
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeVisible();
  isDown = true;
  await page.getByRole("button", { name: "Retirar filtro: Quartos: 3" }).click();
  await expect(page.getByRole("heading", { name: "Imóveis", exact: true })).toBeVisible();
  await expect(page.getByText("Casa da página 1").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "36 imóveis" })).toHaveCount(0);
  expect(await violations(page, ".imo-results")).toEqual([]);
});

test("a page that is turned while the panel's entry is being left is an entry of its own", async ({ page, open }) => {
  await answerCalls(page);
  await open(LISTING);
  await openPanel(page);
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  // In one task: the browser goes back after it.
  await panel.getByRole("button", { name: "Fechar" }).evaluate((close: HTMLElement) => {
    close.click();
    document.querySelector<HTMLElement>('[aria-label="Página 2"]')?.click();
  });
  await expect(page.getByText("Casa da página 2").first()).toBeVisible();
  await expect(panel).toBeHidden();
  expect(query(page)).toBe("?pagina=2");
  await page.goBack();
  await expect(page.getByText("Casa da página 1").first()).toBeVisible();
  await expect(panel).toBeHidden();
  expect(query(page)).toBe("");
});
