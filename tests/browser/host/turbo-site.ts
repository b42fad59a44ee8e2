/** A site that navigates with Turbo Drive, with answers to its calls. */
import type { Locator, Page } from "@playwright/test";
import { expect, INCLUDES } from "../fixtures.ts";
import type { HostServer } from "../host-server.ts";

/**
 * The module with which a host starts Turbo, after the bundle's lines
 * (docs/host-guide.md#page-caches-and-partial-updates).
 */
export const TURBO =
  '<script type="module" src="/node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js"></script>';
/** A script that starts Turbo before the bundle. */
export const TURBO_FIRST =
  '<script src="/node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>';
const MENU =
  '<nav><a href="/imoveis">Imóveis</a> <a href="/contactos">Contactos</a> <a href="/carreiras">Carreiras</a></nav>';
export const LISTING = '<div data-imo-widget="listing-search"><p>Os nossos imóveis</p></div>';
const CONTACT = '<div data-imo-widget="general-contact"><p>Escreva-nos</p></div>';
const WIZARD = '<div data-imo-widget="recruitment-wizard"><p>Trabalhe connosco</p></div>';
const PAGES = [
  ["/imoveis", "Imóveis", LISTING],
  ["/contactos", "Contactos", CONTACT],
  ["/carreiras", "Carreiras", WIZARD],
] as const;

function serve(host: HostServer, path: string, title: string, body: string, turbo: string) {
  const head = `<meta charset="utf-8"><title>${title}</title>${INCLUDES}${turbo}`;
  host.serve(path, {
    html: `<!doctype html><html lang="pt-PT"><head>${head}</head><body>${MENU}<h1>${title}</h1>${body}</body></html>`,
  });
}

/** Answers the searches with three pages of twelve homes. */
export async function answerCalls(page: Page) {
  await page.route("**/api/imoveis", (route) => {
    const { page: wanted } = route.request().postDataJSON();
    const data = Array.from({ length: 12 }, (_, at) => {
      const id = wanted * 100 + at;
      return {
        id,
        titulo: `Casa ${id}`,
        preco: 100_000 + id,
        link: `casa-${id}`,
        fotos: { capa: null, fotos: [] },
      };
    });
    return route.fulfill({ json: { data, current_page: wanted, last_page: 3, total: 36 } });
  });
}

/** The link to a home. */
export const home = (page: Page, id: number) =>
  page.getByRole("link", { name: `Casa ${id}`, exact: true }).last();
/** The heading of the page. */
export const title = (page: Page) => page.getByRole("heading", { level: 1 });
/**
 * Waits for the end of Turbo's visit. If the next visit cancelled one whose page is still arriving,
 * Turbo itself would cause an unhandled error.
 */
const visited = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("aria-busy");
/** Follows a link. */
export async function follow(page: Page, link: Locator): Promise<void> {
  await visited(page);
  await link.click();
}
/** Follows a link of the menu. */
export const visit = (page: Page, name: string) =>
  follow(page, page.getByRole("link", { name, exact: true }));
/** Goes back, once Turbo's visit has ended. */
export async function goBack(page: Page): Promise<void> {
  await visited(page);
  await page.goBack();
}
/** Goes forward, once Turbo's visit has ended. */
export async function goForward(page: Page): Promise<void> {
  await visited(page);
  await page.goForward();
}
/** Marks the page, so a reload can be detected. */
export const markPage = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
/** Returns whether the page has not been reloaded since `markPage`. */
export const isSamePage = (page: Page) => page.evaluate(() => "isSamePage" in globalThis);

/** Serves the pages of the site. */
export function serveSite(host: HostServer, turbo = TURBO): void {
  for (const [path, name, body] of PAGES) serve(host, path, name, body, turbo);
  for (const id of [100, 105, 200, 205])
    serve(host, `/casa-${id}_${id}`, `Casa ${id}`, "<p>Uma casa</p>", turbo);
}
