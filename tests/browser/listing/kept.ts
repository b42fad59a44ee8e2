/** A listing whose visitor keeps favourites (docs/product/memory.md#favourites). */
import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

export const LISTING = '<main><h1>Imóveis</h1><div data-imo-widget="listing-search"></div></main>';
const homes = [
  {
    id: 231,
    titulo: "Moradia T3 em Ovar",
    tipoNegocio: "Comprar",
    preco: 250_000,
    conselho: "Ovar",
    link: "moradia",
  },
  { id: 232, titulo: "Terreno em Válega", tipoNegocio: "Comprar", preco: null, link: "terreno" },
  { id: null, titulo: "Sem página", link: "" },
];

/** Answers every search with a house, a plot and a listing that can't be identified. */
export async function answerSearches(page: Page) {
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: homes, current_page: 1, last_page: 1, total: homes.length } }),
  );
}

export const heart = (page: Page, title: string) =>
  page.getByRole("button", { name: `Favorito: ${title}` });
export const house = (page: Page) => heart(page, "Moradia T3 em Ovar");
export const plot = (page: Page) => heart(page, "Terreno em Válega");
export const panel = (page: Page) => page.getByRole("dialog");

/** Opens a page whose visitor then keeps the house and the plot. */
export async function openWithFavourites(
  page: Page,
  open: (body: string, options?: object) => Promise<void>,
  options: { head?: string } = {},
) {
  await open(LISTING, { path: "/lista", ...options });
  await house(page).click();
  await plot(page).click();
  await expect(page.getByRole("button", { name: "Favoritos: 2" })).toBeVisible();
}

/** Puts the two favourites side by side. */
export async function compareBoth(page: Page) {
  await page.getByRole("button", { name: "Favoritos: 2" }).click();
  const boxes = panel(page).getByRole("checkbox");
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.press("Space");
  await panel(page)
    .getByRole("button", { name: /^Comparar/ })
    .press("Enter");
}

/**
 * Returns the value that the page's `print`, which an init script replaces, has stored in
 * `window.printed`.
 */
export async function printed<Value>(page: Page): Promise<Value> {
  const value = await page.waitForFunction(
    () => (globalThis as unknown as { printed?: unknown }).printed,
  );
  return (await value.jsonValue()) as Value;
}
