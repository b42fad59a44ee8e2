/**
 * The fixtures of every Laravel test: a site, the page's errors, and a visitor who fills in forms.
 */
import { readFileSync } from "node:fs";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { expectAllMatched, interceptRequests } from "../support/held-requests.ts";
import { type LaravelSite, startSite } from "./site.ts";

type Said = { console: string[]; errors: string[] };
type Fixtures = { said: Said; newSite: typeof startSite; held: undefined };
type WorkerFixtures = { site: LaravelSite };

export const test = base.extend<Fixtures, WorkerFixtures>({
  /** One site for all tests that change it only by sending forms. */
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const site = await startSite({ env: { SITE_MESSAGES_PER_MINUTE: "1000" } });
      await use(site);
      await site.close();
    },
    // On a database server, the site is first migrated and filled, while PHPUnit runs too.
    { scope: "worker", timeout: 120_000 },
  ],
  /** Starts a site for one test. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  newSite: async ({}, use) => {
    const started: LaravelSite[] = [];
    await use(async (options) => {
      const site = await startSite(options);
      started.push(site);
      return site;
    });
    for (const site of started) await site.close();
  },
  said: [
    async ({ page }, use) => {
      const said: Said = { console: [], errors: [] };
      page.on("console", (message) => {
        // These are Chromium's notes, for example about a hidden card that had to be laid out
        // (content-visibility).
        const isNote = (message.type() as string) === "verbose";
        if (!isNote)
          said.console.push(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      page.on("pageerror", (error) => said.errors.push(error.message));
      await use(said);
    },
    { auto: true },
  ],
  /** Checks at the end of each test that all requests that it holds were sent. */
  held: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      await use(undefined);
      expectAllMatched();
    },
    { auto: true },
  ],
});
export { expect };

export const SENT = "Mensagem enviada com sucesso!";
export const FAILED = "Erro ao enviar a mensagem. Tente novamente mais tarde.";

/** Each page of the site and its widgets. */
export const PAGES: Readonly<Record<string, readonly string[]>> = {
  "/": ["hero-search", "mortgage-calculator", "team-cards"],
  "/lista": ["listing-search", "general-contact"],
  "/agente/7": ["agent-contact"],
  "/contactos": ["general-contact"],
  "/contactos?loja=OVR": ["agency-contact"],
  "/recrutamento": ["recruitment-wizard"],
  "/avaliacao": ["valuation-wizard"],
  "/x_300": ["property-contact"],
  "/paginas/arrendar-em-espinho": ["listing-search", "mortgage-calculator", "agency-contact"],
};

/**
 * Waits until all of these widgets have mounted; until then, they are only markup that the server
 * drew.
 */
export async function allReady(page: Page, widgets: readonly string[]): Promise<void> {
  for (const widget of widgets) {
    await page
      .locator(`[data-imo-widget="${widget}"] > [data-imo-root]:not([data-imo-drawn])`)
      .first()
      .waitFor();
  }
}

export const visitor = { nome: "Zé d'Ávila 🏡", email: "ze@exemplo.pt", tel: "912 345 678" };

/**
 * Serves pages as a full-page cache does: without session and cookies, even for the first visitor,
 * and with the same page for the same parameters in any order.
 */
export async function cachePages(page: Page, { url }: LaravelSite): Promise<void> {
  const cached = new Map<string, Promise<{ body: string; headers: Record<string, string> }>>();
  const fetchPage = async (asked: string) => {
    const answer = await fetch(asked);
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    return {
      body: await answer.text(),
      headers: { "Content-Type": "text/html; charset=UTF-8", "Content-Security-Policy": policy },
    };
  };
  await interceptRequests(
    page,
    new RegExp(`^${url}/(?:contactos|lista)(?:\\?|$)`),
    async (route) => {
      const asked = new URL(route.request().url());
      asked.searchParams.sort();
      const answer = cached.get(asked.href) ?? fetchPage(route.request().url());
      cached.set(asked.href, answer);
      await route.fulfill(await answer);
    },
  );
}

/** Fills in the first contact form of `widget` and sends it. */
export async function write(page: Page, widget: string, message?: string): Promise<void> {
  const form = page.locator(`[data-imo-widget="${widget}"]`).first();
  await form.getByLabel("O Seu nome*").fill(visitor.nome);
  await form.getByLabel("E-mail*").fill(visitor.email);
  await form.getByLabel("Contacto*", { exact: true }).fill(visitor.tel);
  if (message !== undefined) await form.getByLabel("Mensagem*").fill(message);
  await form.locator('button[type="submit"]').click();
}

/** Returns the links of the last logged mail to the agency, by the state that each link sets, on the running server. */
export function linksIn({ folder, url }: LaravelSite): Record<string, string> {
  const log = readFileSync(`${folder}/storage/logs/laravel.log`, "utf8");
  const links = [...log.matchAll(/https?:\/\/[^/]+(\/imo-leads\/\d+\/([a-z-]+)\?\S+)$/gm)].slice(
    -3,
  );
  return Object.fromEntries(links.map(([, path, state]) => [state, url + path]));
}

/**
 * Returns the headers that a widget would send on a page of the site at `url`, for requests that no
 * page sends.
 */
export async function headersAt(
  request: APIRequestContext,
  url: string,
): Promise<Record<string, string>> {
  await request.get(`${url}/imo-widgets/csrf-cookie`);
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  return {
    Accept: "application/json",
    "X-Requested-With": "XMLHttpRequest",
    "X-XSRF-TOKEN": decodeURIComponent(token),
    "Sec-Fetch-Site": "same-origin",
  };
}
