/** A visitor's favourites and opened listings (docs/product/memory.md), across reloads, tabs and broken storage. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { events, expect, recordEvents, test, violations } from "../fixtures.ts";

const LISTING = '<main><h1>Imóveis</h1><div data-imo-widget="listing-search"></div></main>';
const homes = [
  { id: 231, titulo: "Moradia T3 em Ovar", tipoNegocio: "Comprar", preco: 250_000, conselho: "Ovar", link: "moradia" },
  { id: 232, titulo: "Terreno em Válega", tipoNegocio: "Comprar", preco: null, link: "terreno" },
  { id: null, titulo: "Sem página", link: "" },
];

async function answerCalls(page: Page) {
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: homes, current_page: 1, last_page: 1, total: homes.length } }),
  );
}
const heart = (page: Page, title: string) => page.getByRole("button", { name: `Favorito: ${title}` });
const moradia = (page: Page) => heart(page, "Moradia T3 em Ovar");

test.beforeEach(async ({ page }) => answerCalls(page));

test("a heart keeps a home by mouse and by keyboard, over a reload and in another tab, and says so to the page", async ({
  page,
  open,
  context,
}) => {
  await recordEvents(page);
  await open(LISTING, { path: "/lista" });
  await expect(moradia(page)).toHaveAttribute("aria-pressed", "false");
  // A listing with neither id nor link can't be told from others.
  await expect(heart(page, "Sem página")).toHaveCount(0);

  const second = await context.newPage();
  await answerCalls(second);
  await second.goto(page.url());
  await expect(moradia(second)).toHaveAttribute("aria-pressed", "false");
  await moradia(page).click();
  // The visitor may leave the page right after the press.
  expect(await page.evaluate(() => localStorage.getItem("imo:favoritos"))).toContain("Moradia T3 em Ovar");
  await expect(moradia(page)).toHaveAttribute("aria-pressed", "true");
  await heart(page, "Terreno em Válega").focus();
  await page.keyboard.press("Space");
  await expect(heart(page, "Terreno em Válega")).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(async () => (await events(page, "imo:favorite")).map(({ detail }) => detail))
    .toEqual([
      { widget: "listing-search", id: 231, isFavorite: true, count: 1 },
      { widget: "listing-search", id: 232, isFavorite: true, count: 2 },
    ]);

  // Nothing was kept when the other tab opened.
  await expect(moradia(second)).toHaveAttribute("aria-pressed", "true");
  await moradia(second).click();
  await expect(moradia(page)).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(heart(page, "Terreno em Válega")).toHaveAttribute("aria-pressed", "true");
  await expect(moradia(page)).toHaveAttribute("aria-pressed", "false");
  expect(await violations(page)).toEqual([]);
});

test("with storage refused hearts last as long as the page, and nothing is reported", async ({ page, open, said }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("no", "SecurityError");
      },
    });
  });
  await open(LISTING);
  await moradia(page).click();
  await expect(moradia(page)).toHaveAttribute("aria-pressed", "true");
  await heart(page, "Terreno em Válega").click();
  await expect(moradia(page)).toHaveAttribute("aria-pressed", "true");
  await moradia(page).click();
  await expect(moradia(page)).toHaveAttribute("aria-pressed", "false");
  expect([said.errors, said.console.filter((line) => line.startsWith("error"))]).toEqual([[], []]);
});

test("a home that was opened says Visto at once, and on the way back", async ({ page, open, host }) => {
  host.serve("/moradia-t3-em-ovar_231", { html: "<!doctype html><title>Moradia</title><p>A moradia</p>" });
  await open(LISTING);
  await expect(page.getByText("Visto")).toHaveCount(0);
  const link = page.getByRole("heading", { name: "Moradia T3 em Ovar" }).getByRole("link");
  // In a tab of its own, this page stays.
  const tab = page.context().waitForEvent("page");
  await link.click({ modifiers: ["Control"] });
  await (await tab).close();
  await expect(page.locator(".imo-listing", { hasText: "Moradia T3" }).getByText("Visto")).toBeVisible();
  await link.click();
  await expect(page.getByText("A moradia")).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.locator(".imo-listing", { hasText: "Moradia T3" }).getByText("Visto")).toBeVisible();
  await expect(page.getByText("Visto")).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});

test("a page that switches both off has neither hearts nor a look into storage", async ({ page, open }) => {
  await page.addInitScript(() => {
    const get = Storage.prototype.getItem;
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    Storage.prototype.getItem = function (key) {
      // Kept data are in localStorage; a place typed on the home page is in sessionStorage.
      if (this === localStorage) asked.push(key);
      return get.call(this, key);
    };
  });
  await open('<div data-imo-widget="listing-search" data-funcoes=""></div>');
  await expect(page.getByRole("heading", { name: "3 imóveis" })).toBeVisible();
  await expect(page.locator(".imo-heart")).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)).toEqual([]);
});

/** Opens a page whose visitor has kept both homes. */
async function openWithFavourites(page: Page, open: (body: string, options?: object) => Promise<void>, body = LISTING) {
  await open(body, { path: "/lista" });
  await moradia(page).click();
  await heart(page, "Terreno em Válega").click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("imo:favoritos"))).toContain("Terreno");
}
const panel = (page: Page) => page.getByRole("dialog");

test("the view of favourites opens by keyboard, lets homes go without losing the focus, and clears all", async ({
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
  await panel(page).getByText("Apagar tudo o que está guardado").press("Enter");
  await expect(panel(page).getByText("Apagar os favoritos, os imóveis vistos")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("status").filter({ hasText: "Apagámos os favoritos" })).toBeVisible();
  await expect(panel(page).getByText("Ainda não guardou nenhum imóvel.", { exact: false })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Favoritos", exact: true })).toBeFocused();
  await expect(moradia(page)).toHaveAttribute("aria-pressed", "false");
});

test("clearing is asked by one press and answered by another, and takes what was typed in this tab along", async ({
  page,
  open,
}) => {
  await openWithFavourites(page, open);
  const kept = () =>
    page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).sort());
  await page.evaluate(() => {
    sessionStorage.setItem("imo:/lista:general-contact::0", '{"nome":"Ana"}');
    sessionStorage.setItem("imo:prestacao", '{"rate":"3"}');
    sessionStorage.setItem("theirs", "x");
  });
  const before = await kept();
  await page.getByRole("button", { name: "Favoritos: 2" }).click();
  const ask = panel(page).getByText("Apagar tudo o que está guardado");
  const yes = panel(page).getByRole("button", { name: "Apagar", exact: true });
  await ask.focus();
  await page.keyboard.down("Enter");
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(yes).toBeVisible();
  await ask.click();
  await expect(yes).toBeHidden();
  await ask.dblclick();
  await expect(yes).toBeVisible();
  const { x, y } = (await yes.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await kept()).toEqual(before);
  await yes.click();
  expect(await kept()).toEqual(["theirs"]);
  await page.goto("about:blank");
  await page.goBack();
  expect(await kept()).toEqual(["theirs"]);
});

test("Back closes the view of favourites, from whatever it shows, and the next Back is the page's own", async ({
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
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe("null");
  await page.goBack();
  await expect(page).toHaveURL(/\/antes$/);
});

test("a home whose page is gone says so, and an answer that says nothing marks nothing", async ({ page, open }) => {
  await page.route("**/moradia-t3-em-ovar_231", (route) => route.fulfill({ status: 410 }));
  await page.route("**/terreno-em-valega_232", (route) => route.fulfill({ status: 500 }));
  await openWithFavourites(page, open);
  const asked = page.waitForRequest(/terreno-em-valega_232/);
  await page.getByRole("button", { name: "Favoritos: 2" }).click();
  expect((await asked).method()).toBe("HEAD");
  await expect(panel(page).getByRole("listitem").filter({ hasText: "Já não está disponível" })).toHaveCount(1);
  await expect(panel(page).getByRole("listitem").filter({ hasText: "Moradia" })).toContainText(
    "Já não está disponível",
  );
});

test("the list goes to the agency by the general contact's call", async ({ page, open, host }) => {
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

test("a link to the list opens it in a browser that knows nothing of it, and keeps it there", async ({
  page,
  open,
  browser,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void Object.assign(globalThis, { copied: text }) },
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
  await answerCalls(other);
  await other.goto(link);
  await expect(panel(other).getByRole("heading", { name: "Imóveis que lhe enviaram" })).toBeVisible();
  await expect(panel(other).getByRole("link", { name: "Moradia T3 em Ovar" })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem("imo:favoritos"))).toBeNull();
  await panel(other).getByRole("button", { name: "Guardar todos" }).click();
  await expect(panel(other).getByRole("heading", { name: "Favoritos" })).toBeVisible();
  await other.keyboard.press("Escape");
  await expect(moradia(other)).toHaveAttribute("aria-pressed", "true");
  await context.close();
});

test("where the browser allows neither sheet nor clipboard, the link is there to copy", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openWithFavourites(page, open);
  await page.getByRole("button", { name: "Favoritos: 2" }).click();
  await panel(page).getByRole("button", { name: "Partilhar" }).click();
  await expect(panel(page).getByLabel("Copie a ligação")).toHaveValue(/\/lista#imo-favoritos=[\w-]+$/);
  expect(await violations(page)).toEqual([]);
});

test("homes are put side by side by keyboard, with the visitor's own terms, and the table prints alone", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("imo:prestacao", JSON.stringify({ rate: "3,1", years: "35" }));
    globalThis.print = () => Object.assign(globalThis.top ?? {}, { printed: document.body.innerText });
  });
  await recordEvents(page);
  await openWithFavourites(page, open);
  await page.getByRole("button", { name: "Favoritos: 2" }).click();
  const compare = panel(page).getByRole("button", { name: /^Comparar/ });
  await expect(panel(page).getByText("Escolha dois a quatro imóveis.")).toBeVisible();
  await expect(compare).toHaveCount(0);
  for (const box of await panel(page).getByRole("checkbox").all()) await box.press("Space");
  await compare.press("Enter");
  const table = panel(page).getByRole("table");
  await expect(table.getByRole("columnheader", { name: "Moradia T3 em Ovar" })).toBeVisible();
  await expect(panel(page).getByRole("heading", { name: "Comparar imóveis" })).toBeFocused();
  await expect(table.getByRole("row", { name: /^Prestação mensal.*35\sanos, TAN\s3,1\s%/ })).toContainText("€");
  expect((await events(page, "imo:compare")).map(({ detail }) => detail)).toEqual([
    { widget: "listing-search", count: 2 },
  ]);
  expect(await violations(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 640 });
  // Two at once, with their photos.
  await expect(table.locator(".imo-compare__photo")).toHaveCount(2);
  for (const photo of await table.locator(".imo-compare__photo").all()) {
    await expect(photo).toBeInViewport({ ratio: 1 });
  }
  expect(await violations(page)).toEqual([]);

  await panel(page).getByRole("button", { name: "Imprimir" }).click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { printed?: string }).printed))
    .toContain("Prestação mensal");
  const printed = await page.evaluate(() => (globalThis as unknown as { printed: string }).printed);
  expect(printed).not.toContain("Pesquisa Avançada");
  expect(printed).toMatch(/Impresso em \d\d\/\d\d\/\d{4}/);
  await panel(page).getByRole("button", { name: "Voltar à lista" }).click();
  await expect(panel(page).getByRole("checkbox", { checked: true })).toHaveCount(2);
});

test("the table prints in our style and the page's where their sheets are written into the page", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => {
      const hidden = document.querySelector(".imo-hidden")?.getBoundingClientRect();
      const colour = getComputedStyle(document.body).getPropertyValue("--imo-color-text");
      Object.assign(globalThis.top ?? {}, { printed: { width: hidden?.width, colour } });
    };
  });
  const sheet = await readFile(new URL("../../../dist/imo-widgets.css", import.meta.url), "utf8");
  const head = `<style data-imo-sheet="imo-widgets.css">${sheet}</style>
    <style>:root { --imo-color-text: rgb(1, 2, 3) }</style>
    <script type="module" src="/vendor/imo-widgets/imo-widgets.js"></script>`;
  await openWithFavourites(page, (body, options) => open(body, { ...options, head }));
  await page.getByRole("button", { name: "Favoritos: 2" }).click();
  const boxes = panel(page).getByRole("checkbox");
  await boxes.first().check();
  await boxes.last().check();
  await panel(page).getByRole("button", { name: "Comparar 2 imóveis" }).click();
  await panel(page).getByRole("button", { name: "Imprimir" }).click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { printed?: object }).printed))
    .toEqual({ width: 1, colour: "rgb(1, 2, 3)" });
});

test("a full storage keeps hearts as long as the page lasts, and the view says so", async ({ page, open, said }) => {
  await page.addInitScript(() => {
    for (let size = 5_300_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`host-${Math.random()}`, "x".repeat(size));
      } catch {
        // Full for this size.
      }
    }
  });
  await open(LISTING, { path: "/lista" });
  await moradia(page).click();
  await page.getByRole("button", { name: "Favoritos: 1" }).click();
  await expect(
    panel(page).getByText("O seu navegador não permite guardar os favoritos", { exact: false }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(said.errors).toEqual([]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("hearts, the view and the comparison work by thumb, and have no violations", async ({ page, open }) => {
    await open(LISTING, { path: "/lista" });
    await moradia(page).tap();
    await heart(page, "Terreno em Válega").tap();
    await expect(moradia(page)).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Favoritos: 2" }).tap();
    await expect(panel(page).getByRole("listitem")).toHaveCount(2);
    for (const box of await panel(page).getByRole("checkbox").all()) await box.tap();
    expect(await violations(page)).toEqual([]);
    await panel(page)
      .getByRole("button", { name: /^Comparar \d/ })
      .tap();
    await expect(panel(page).getByRole("table")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await panel(page).getByRole("button", { name: "Voltar à lista" }).tap();
    const letGo = panel(page).getByRole("button", { name: "Favorito: Terreno em Válega" });
    await letGo.tap();
    await expect(letGo).toHaveAttribute("aria-pressed", "false");
    await expect(panel(page).getByRole("listitem")).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    await panel(page).getByRole("button", { name: "Fechar" }).tap();
    await expect(heart(page, "Terreno em Válega")).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByRole("button", { name: "Favoritos: 1" })).toBeVisible();
  });
});

test("a page that switches comparing off has no tick boxes", async ({ page, open }) => {
  await openWithFavourites(page, open, '<div data-imo-widget="listing-search" data-funcoes="favoritos"></div>');
  await page.getByRole("button", { name: "Favoritos: 2" }).click();
  await expect(panel(page).getByRole("button", { name: "Enviar" })).toBeVisible();
  await expect(panel(page).getByRole("checkbox")).toHaveCount(0);
});
