/**
 * Answers the searches of a listing and a hero as the test specifies, for specs in which searches
 * are viewed.
 */
import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

export const LISTING = '<main><h1>Imóveis</h1><div data-imo-widget="listing-search"></div></main>';
export const HERO =
  '<main><h1>Início</h1><div data-imo-widget="hero-search"></div><p>Depois da pesquisa</p></main>';

/** The query string of a search that finds nothing in most tests. */
export const DEAD_END = "?objectivo=Arrendar&localizacao=Esmoriz&quartos=3&maxprice=900";

export type Body = Record<string, unknown> & {
  maxprice: number | null;
  quartos: string[];
  ordem: string;
  page: number;
};

export const panel = (page: Page) => page.getByRole("dialog");

/**
 * Answers every search.
 * @param idsOf returns the ids of the homes that a search finds
 * @returns the requests' bodies in order; later ones are appended
 */
export async function answerSearches(
  page: Page,
  idsOf: (body: Body) => number[] = () => [3, 2, 1],
): Promise<Body[]> {
  const bodies: Body[] = [];
  await page.route("**/api/imoveis", (route) => {
    const body = route.request().postDataJSON() as Body;
    bodies.push(body);
    const ids = idsOf(body);
    const data = ids.map((id) => ({
      id,
      titulo: `Casa ${id}`,
      link: `casa-${id}`,
      conselho: "Ovar",
    }));
    return route.fulfill({ json: { data, current_page: 1, last_page: 1, total: ids.length } });
  });
  return bodies;
}

/**
 * Views a search for three seconds of the page's clock, which the test has installed, so it is
 * kept.
 */
export async function look(
  page: Page,
  open: (body: string, options?: object) => Promise<void>,
  query: string,
) {
  await open(LISTING, { path: "/lista", query });
  await untilLookedAt(page);
}

/**
 * @param title the tab's title, which the code that counts the three seconds sets when it starts
 */
export async function untilLookedAt(page: Page, title = / – Página do site$/) {
  await expect(page).toHaveTitle(title);
  await page.clock.fastForward(3000);
}
