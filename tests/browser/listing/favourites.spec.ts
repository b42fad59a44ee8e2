/**
 * Tests a visitor's favourites and opened listings (docs/product/memory.md) across reloads, tabs
 * and browsers.
 */
import { events, expect, recordEvents, test, violations } from "../fixtures.ts";
import {
  answerSearches,
  compareBoth,
  heart,
  house,
  LISTING,
  openWithFavourites,
  panel,
  plot,
  printed,
} from "./kept.ts";

test.beforeEach(({ page }) => answerSearches(page));

test("keeps a listing with its heart, by mouse and by keyboard, across a reload and in another tab, and tells the page", async ({
  page,
  open,
  context,
}) => {
  await recordEvents(page);
  await open(LISTING, { path: "/lista" });
  await expect(house(page)).toHaveAttribute("aria-pressed", "false");
  // A listing with neither id nor link can't be identified.
  await expect(heart(page, "Sem página")).toHaveCount(0);

  const second = await context.newPage();
  await answerSearches(second);
  await second.goto(page.url());
  await expect(house(second)).toHaveAttribute("aria-pressed", "false");
  await house(page).click();
  // The visitor may leave the page right after the press.
  expect(await page.evaluate(() => localStorage.getItem("imo:favoritos"))).toContain(
    "Moradia T3 em Ovar",
  );
  await expect(house(page)).toHaveAttribute("aria-pressed", "true");
  await plot(page).focus();
  await page.keyboard.press("Space");
  await expect(plot(page)).toHaveAttribute("aria-pressed", "true");
  expect((await events(page, "imo:favorite")).map(({ detail }) => detail)).toEqual([
    { widget: "listing-search", id: 231, isFavorite: true, count: 1 },
    { widget: "listing-search", id: 232, isFavorite: true, count: 2 },
  ]);

  // When the other tab was opened, nothing had been kept.
  await expect(house(second)).toHaveAttribute("aria-pressed", "true");
  await house(second).click();
  await expect(house(page)).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(plot(page)).toHaveAttribute("aria-pressed", "true");
  await expect(house(page)).toHaveAttribute("aria-pressed", "false");
  expect(await violations(page)).toEqual([]);
});

test("marks a listing as Visto once it was opened in a new tab, and on the way back from it", async ({
  page,
  open,
  host,
}) => {
  host.serve("/moradia-t3-em-ovar_231", {
    html: "<!doctype html><title>Moradia</title><p>A moradia</p>",
  });
  await open(LISTING);
  const link = page.getByRole("heading", { name: "Moradia T3 em Ovar" }).getByRole("link");
  await expect(link).toBeVisible();
  await expect(page.getByText("Visto")).toHaveCount(0);
  const tab = page.context().waitForEvent("page");
  await link.click({ modifiers: ["Control"] });
  await (await tab).close();
  const seen = page.locator(".imo-listing", { hasText: "Moradia T3" }).getByText("Visto");
  await expect(seen).toBeVisible();
  await link.click();
  await expect(page.getByText("A moradia")).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(seen).toBeVisible();
  await expect(page.getByText("Visto")).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});

test("opens the favourites by keyboard, keeps the focus on a removed listing, and clears all", async ({
  page,
  open,
}) => {
  await openWithFavourites(page, open);
  await page.getByRole("button", { name: "Favoritos: 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("link", { name: "Terreno em Válega" })).toHaveAttribute(
    "href",
    "/terreno-em-valega_232",
  );
  await expect(panel(page).getByText("250\u00a0000\u00a0€")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const letGo = panel(page).getByRole("button", { name: "Favorito: Terreno em Válega" });
  await letGo.press("Enter");
  await expect(letGo).toBeFocused();
  await expect(letGo).toHaveAttribute("aria-pressed", "false");
  // If Enter is held, the question appears once and isn't answered.
  await panel(page).getByText("Apagar tudo o que está guardado").focus();
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(panel(page).getByText("Apagar os favoritos, os imóveis vistos")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("imo:favoritos"))).toContain("Moradia");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(
    panel(page).getByRole("status").filter({ hasText: "Apagámos os favoritos" }),
  ).toBeVisible();
  await expect(
    panel(page).getByText("Ainda não guardou nenhum imóvel.", { exact: false }),
  ).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Favoritos", exact: true })).toBeFocused();
  await expect(house(page)).toHaveAttribute("aria-pressed", "false");
});

test("closes the favourites with Back, whatever they show, and leaves the page with the next Back", async ({
  page,
  open,
}) => {
  await open("<p>Antes</p>", { path: "/antes" });
  await openWithFavourites(page, open);
  await page.getByRole("button", { name: "Favoritos: 2" }).click();
  await panel(page).getByRole("button", { name: "Enviar" }).click();
  await expect(panel(page).getByRole("heading", { name: "Enviar à agência" })).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Favoritos: 2" }).click();
  await expect(panel(page).getByRole("heading", { name: "Favoritos" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  // The panel's history entry is left a moment after the panel has closed.
  await page.waitForFunction(() => history.state === null);
  await page.goBack();
  await expect(page).toHaveURL(/\/antes$/);
});

test("sends the list to the agency with the general contact's call", async ({
  page,
  open,
  host,
}) => {
  const sent = page.waitForRequest("**/api/contacto/contacto");
  await page.route("**/api/contacto/contacto", (route) => route.fulfill({ json: {} }));
  await openWithFavourites(page, open);
  await page.getByRole("button", { name: "Favoritos: 2" }).click();
  await panel(page).getByRole("button", { name: "Enviar" }).click();
  await panel(page).getByLabel("O Seu nome*").fill("Ana Silva");
  await panel(page).getByLabel("E-mail*").fill("ana@exemplo.pt");
  await panel(page).getByLabel("Contacto*").fill("912345678");
  expect(await violations(page)).toEqual([]);
  await panel(page).getByRole("button", { name: "Enviar" }).click();
  await expect(panel(page).getByText("Mensagem enviada com sucesso!")).toBeVisible();
  const body = (await sent).postDataJSON();
  expect(body.mensagem).toContain(
    `- Moradia T3 em Ovar, Ovar, 250\u00a0000\u00a0€\n  ${host.url}/moradia-t3-em-ovar_231`,
  );
});

test("opens a shared list in a browser that doesn't know it, and keeps it there", async ({
  page,
  open,
  browser,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: async (text: string) => void Object.assign(globalThis, { copied: text }),
      },
    });
  });
  await recordEvents(page);
  await openWithFavourites(page, open);
  await page.getByRole("button", { name: "Favoritos: 2" }).click();
  await panel(page).getByRole("button", { name: "Partilhar" }).click();
  await expect(panel(page).getByText("Ligação copiada.")).toBeVisible();
  expect((await events(page, "imo:share")).map(({ detail }) => detail)).toEqual([
    { widget: "listing-search", what: "favorites" },
  ]);
  const link = await page.evaluate(() => (globalThis as unknown as { copied: string }).copied);

  const context = await browser.newContext();
  const other = await context.newPage();
  await answerSearches(other);
  await other.goto(link);
  await expect(
    panel(other).getByRole("heading", { name: "Imóveis que lhe enviaram" }),
  ).toBeVisible();
  await expect(panel(other).getByRole("link", { name: "Moradia T3 em Ovar" })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem("imo:favoritos"))).toBeNull();
  await panel(other).getByRole("button", { name: "Guardar todos" }).click();
  await expect(panel(other).getByRole("heading", { name: "Favoritos" })).toBeVisible();
  await other.keyboard.press("Escape");
  await expect(house(other)).toHaveAttribute("aria-pressed", "true");
  await context.close();
});

test("compares listings by keyboard, with the visitor's own terms, and prints only the table", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("imo:prestacao", JSON.stringify({ rate: "3,1", years: "35" }));
    globalThis.print = () =>
      Object.assign(globalThis.top ?? {}, { printed: document.body.innerText });
  });
  await recordEvents(page);
  await openWithFavourites(page, open);
  await compareBoth(page);
  const table = panel(page).getByRole("table");
  await expect(table.getByRole("columnheader", { name: "Moradia T3 em Ovar" })).toBeVisible();
  await expect(panel(page).getByRole("heading", { name: "Comparar imóveis" })).toBeFocused();
  await expect(
    table.getByRole("row", { name: /^Prestação mensal.*35\sanos, TAN\s3,1\s%/ }),
  ).toContainText("€");
  expect((await events(page, "imo:compare")).map(({ detail }) => detail)).toEqual([
    { widget: "listing-search", count: 2 },
  ]);
  expect(await violations(page)).toEqual([]);

  await test.step("shows two at once on a phone, with their photos", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(table.locator(".imo-compare__photo")).toHaveCount(2);
    for (const photo of await table.locator(".imo-compare__photo").all()) {
      await expect(photo).toBeInViewport({ ratio: 1 });
    }
    expect(await violations(page)).toEqual([]);
  });

  await panel(page).getByRole("button", { name: "Imprimir" }).click();
  const paper = await printed<string>(page);
  expect(paper).toContain("Prestação mensal");
  expect(paper).not.toContain("Pesquisa Avançada");
  expect(paper).toMatch(/Impresso em \d\d\/\d\d\/\d{4}/);
  await panel(page).getByRole("button", { name: "Voltar à lista" }).click();
  await expect(panel(page).getByRole("checkbox", { checked: true })).toHaveCount(2);
});
