/**
 * What visitors keep in their browser: hearts, the view of favourites, homes they opened (docs/product/memory.md), across
 * reloads, tabs, broken storage and slow lines.
 */
import type { Page } from "@playwright/test";
import { holdRequests } from "../support/held-requests.ts";
import { events, expect, recordEvents, test, violations } from "./fixtures.ts";

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
const loadedChunks = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.replace(/.*\//, "")));

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
  expect((await loadedChunks(page)).some((name) => name.startsWith("kept-listings"))).toBe(false);

  const second = await context.newPage();
  await answerCalls(second);
  await second.goto(page.url());
  await expect(moradia(second)).toHaveAttribute("aria-pressed", "false");
  await moradia(page).click();
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

test("a heart answers at once on a slow line, and goes back when its code does not come", async ({ page, open }) => {
  const release = await holdRequests(page, /kept-listings/);
  await open(LISTING);
  await moradia(page).click();
  await expect(moradia(page)).toHaveAttribute("aria-pressed", "true");
  release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("imo:favoritos"))).toContain("Moradia T3 em Ovar");

  await page.evaluate(() => localStorage.clear());
  await page.unrouteAll();
  await answerCalls(page);
  await page.route(/kept-listings/, (route) => route.abort());
  await page.reload();
  await recordEvents(page);
  await moradia(page).click();
  await expect(moradia(page)).toHaveAttribute("aria-pressed", "false");
  await page.unroute(/kept-listings/);
  await moradia(page).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("imo:favoritos"))).toContain("Moradia T3 em Ovar");
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

test("a home that was opened says Visto on the way back, even if it was opened before its code was there", async ({
  page,
  open,
  host,
}) => {
  host.serve("/moradia-t3-em-ovar_231", { html: "<!doctype html><title>Moradia</title><p>A moradia</p>" });
  await open(LISTING);
  await expect(page.getByText("Visto")).toHaveCount(0);
  await page.getByRole("heading", { name: "Moradia T3 em Ovar" }).getByRole("link").click();
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
      asked.push(key);
      return get.call(this, key);
    };
  });
  await open('<div data-imo-widget="listing-search" data-funcoes=""></div>');
  await expect(page.getByRole("heading", { name: "3 imóveis" })).toBeVisible();
  await expect(page.locator(".imo-heart")).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)).toEqual([]);
});
