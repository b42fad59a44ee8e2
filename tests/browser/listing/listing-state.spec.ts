/**
 * Tests the listing's state while filters are dropped, searches fail, panels close and other
 * listings are on the page: focus, announcements and the page's query string
 * (docs/product/listing.md#query-string, docs/product/listing.md#focus-after-a-dropped-filter).
 */
import type { Page, Route } from "@playwright/test";
import { expect, test, violations } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';
type Body = Record<string, unknown> & { page: number; tipologia: string[] };

/** Answers every call, by default with 36 listings on 3 pages, and records the bodies. */
async function answerCalls(page: Page, answer: (route: Route, body: Body) => unknown = found) {
  const bodies: Body[] = [];
  await page.route("**/api/imoveis", (route) => {
    const body = route.request().postDataJSON() as Body;
    bodies.push(body);
    return answer(route, body);
  });
  return bodies;
}
function found(route: Route, { page }: Body) {
  return route.fulfill({
    json: {
      data: [{ id: page, titulo: `Casa da página ${page}`, link: "casa" }],
      current_page: page,
      last_page: 3,
      total: 36,
    },
  });
}
const query = (page: Page) => new URL(page.url()).search;

test("lets the first of two listings own the query string, and the second keep its own filters and page", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page);
  await open(
    `<div id="a" data-imo-widget="listing-search"></div>
    <div id="b" data-imo-widget="listing-search" data-objectivo="Arrendar"></div>`,
    { path: "/duas", query: "?tipologia=Loja&pagina=2" },
  );
  const [first, second] = [page.locator("#a"), page.locator("#b")];
  await expect(first.getByText("Casa da página 2")).toBeVisible();
  await expect(second.getByText("Casa da página 1")).toBeVisible();
  expect(
    bodies.map(({ page: at, objetivo, tipologia }) => ({ page: at, objetivo, tipologia })),
  ).toEqual(
    expect.arrayContaining([
      { page: 2, objetivo: [], tipologia: ["Loja"] },
      { page: 1, objetivo: ["Arrendar"], tipologia: [] },
    ]),
  );
  await second.getByRole("link", { name: "Página 3" }).click();
  await expect(second.getByText("Casa da página 3")).toBeVisible();
  await second.getByLabel("Ordenar").selectOption("asc");
  await expect(second.getByText("Casa da página 1")).toBeVisible();
  expect(query(page)).toBe("?tipologia=Loja&pagina=2");
  await first.getByRole("link", { name: "Página 3" }).click();
  await expect(first.getByText("Casa da página 3")).toBeVisible();
  expect(query(page)).toBe("?tipologia=Loja&pagina=3");
  await page.goBack();
  await expect(first.getByText("Casa da página 2")).toBeVisible();
  await expect(second.getByText("Casa da página 1")).toBeVisible();
  await expect(second.getByLabel("Ordenar")).toHaveValue("asc");
  await expect(second.getByRole("link", { name: "Página 2" })).toHaveAttribute(
    "href",
    "/duas?tipologia=Loja&pagina=2",
  );
});

test("moves the focus of a removed filter to the next one, and of the last to the results' heading", async ({
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

test("announces an empty result and the next one in one region, and no number after a failure", async ({
  page,
  open,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isDown = false;
  await answerCalls(page, async (route, body) => {
    if (isDown) return route.fulfill({ status: 500 });
    if (body.tipologia.length === 0) return found(route, body);
    await released;
    return route.fulfill({ json: { data: [], current_page: 1, last_page: 1, total: 0 } });
  });
  const asked = page.waitForRequest("**/api/imoveis");
  await open(LISTING, { path: "/vazio", query: "?tipologia=Loja&quartos=2" });
  await asked;
  await page
    .getByRole("status")
    .and(page.locator(":empty"))
    .first()
    .evaluate((status) => status.setAttribute("data-mark", ""));
  const region = page.locator("[data-mark]");
  release();
  await expect(
    page.getByRole("heading", { name: "Nenhum imóvel corresponde à sua pesquisa" }),
  ).toBeVisible();
  await expect(region).toHaveText("Nenhum imóvel corresponde à sua pesquisa.");

  await page.getByRole("button", { name: "Retirar filtro: Loja" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeFocused();
  await expect(region).toHaveText("36 imóveis, página 1 de 3.");

  isDown = true;
  await page.getByRole("button", { name: "Retirar filtro: Quartos: 2" }).click();
  await expect(page.getByRole("heading", { name: "Imóveis", exact: true })).toBeVisible();
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await expect(region).toHaveText("");
  expect(await violations(page, ".imo-results")).toEqual([]);
});

test("adds a separate entry for a page that is turned while the panel's entry is being left", async ({
  page,
  open,
}) => {
  await answerCalls(page);
  await open(LISTING);
  await page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  // Both happen in one task, after which the browser goes back.
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
