/** Opens and uses the listing's side panels with a visitor's favourites. */
import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';
/** Returns a home in Ovar with everything that a comparison shows. */
export const home = (id: number) => ({
  id,
  titulo: `Moradia ${id} com jardim`,
  tipoNegocio: "Venda",
  preco: 200_000 + id * 1000,
  areaPrivada: 100 + id,
  areaUtil: 90 + id,
  numQuartos: 3,
  numWCs: 2,
  garagem: 1,
  conselho: "Ovar",
  certificado: "B",
  link: `casa-${id}`,
});

export const panel = (page: Page) => page.getByRole("dialog");
export const press = (page: Page, name: RegExp | string) =>
  panel(page).getByRole("button", { name }).click();

/** Opens a listing of two homes. */
export async function openListing(
  page: Page,
  open: (body: string, options: object) => Promise<void>,
) {
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [home(1), home(2)], current_page: 1, last_page: 1, total: 2 } }),
  );
  await page.route("**/moradia-*", (route) => route.fulfill({ body: "" }));
  await open(LISTING, { path: "/lista", query: "?quartos=3" });
  await expect(page.getByRole("heading", { name: "2 imóveis" })).toBeVisible();
}

/** Keeps this many homes as favourites. */
export async function keep(page: Page, count: number) {
  const homes = Array.from({ length: count }, (_, at) => home(count - at));
  await page.evaluate(async (listings) => {
    const { imoWidgets } = globalThis as unknown as {
      imoWidgets: { favorite(one: object, is: boolean): unknown };
    };
    for (const listing of listings) await imoWidgets.favorite(listing, true);
  }, homes);
}

/** Waits until the panel has slid in. */
export async function slidIn(page: Page) {
  await expect(panel(page)).toBeVisible();
  await panel(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  );
}

export const openSearch = (page: Page) => page.getByRole("button", { name: /^Avise-me/ }).click();
export const openFilters = (page: Page) =>
  page.getByRole("button", { name: /^Pesquisa Avançada/ }).click();
export const openFavourites = (page: Page) =>
  page.getByRole("button", { name: /^Favoritos/ }).click();

/** Ticks the first homes of the open view of favourites. */
export async function tick(page: Page, count: number) {
  for (let at = 0; at < count; at += 1) await panel(page).getByRole("checkbox").nth(at).check();
}
