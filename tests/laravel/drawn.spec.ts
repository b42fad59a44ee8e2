/**
 * Tests the markup that Laravel draws: it is visible before any script, also to search engines, and
 * usable without scripts as far as possible.
 */
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { holdRequests, interceptRequests } from "../support/held-requests.ts";
import { allReady, cachePages, expect, PAGES, test } from "./fixtures.ts";

const ENTRY = "**/imo-widgets.js*";

test("shows every widget of every page if scripts are blocked", async ({ page, site }) => {
  await interceptRequests(page, ENTRY, (route) => route.abort());
  for (const [path, widgets] of Object.entries(PAGES)) {
    await page.goto(site.url + path);
    for (const widget of widgets) {
      const slot = page.locator(`[data-imo-widget="${widget}"] > [data-imo-drawn]`).first();
      await expect(slot, `${widget} on ${path}`).toBeVisible();
    }
  }
  await page.goto(site.url);
  await expect(page.locator('[data-imo-widget="mortgage-calculator"]')).toContainText("898,00");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows a search engine a page of listings and a link to the next", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/lista?objectivo=Comprar`);
    const titles = page.locator(".imo-listing__link");
    await expect(titles).toHaveCount(12);
    const before = await titles.allTextContents();
    await page.getByRole("link", { name: "Página seguinte" }).click();
    await expect(page).toHaveURL(`${site.url}/lista?objectivo=Comprar&pagina=2`);
    await expect(titles).toHaveCount(12);
    expect(await titles.allTextContents()).not.toEqual(before);
    await expect(page.locator(".imo-pagination [aria-current]")).toHaveText("2");
    await titles.first().click();
    await expect(page.locator('[data-imo-widget="property-contact"]')).toContainText("Ref.");
  });

  test("searches with a plain form, and says in each contact form why it can't be sent", async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    await page.getByRole("combobox", { name: "Localização" }).fill("Espinho");
    await page.getByRole("button", { name: "Procurar" }).click();
    await expect(page).toHaveURL(
      `${site.url}/lista?objectivo=Comprar&localizacao=Espinho&tipologia=`,
    );
    await expect(page.locator(".imo-listing__address").first()).toContainText("Espinho");
    await expect(
      page.locator('[data-imo-widget="general-contact"]').getByRole("button", { name: "Enviar" }),
    ).toBeDisabled();
  });
});

for (const [policy, sheets] of [
  ["self", "with linked style sheets"],
  ["nonce-only", "with the style sheets in the page"],
] as const) {
  test(`takes over what the server drew, with the text typed so far, under the policy "${policy}", ${sheets}`, async ({
    page,
    newSite,
    said,
  }) => {
    const site = await newSite({ env: { SITE_CSP: policy } });
    const linked: string[] = [];
    page.on(
      "request",
      (request) =>
        request.url().includes("/imo-widgets/") &&
        /\.css/.test(request.url()) &&
        linked.push(request.url()),
    );
    const release = await holdScripts(page);
    await page.goto(`${site.url}/lista?pagina=2&quartos=2`, { waitUntil: "commit" });
    const name = page.locator('[data-imo-widget="general-contact"]').getByLabel("O Seu nome*");
    await name.fill("Zé");
    const drawn = await page.locator(".imo-listing, .imo-contact input").elementHandles();
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && asked.push(request.url()));
    release();
    await allReady(page, ["listing-search", "general-contact"]);
    expect(
      await Promise.all(drawn.map((element) => element.evaluate(({ isConnected }) => isConnected))),
    ).toEqual(drawn.map(() => true));
    await expect(name).toHaveValue("Zé");
    await expect(name).toBeFocused();
    expect([...asked, ...said.console, ...said.errors]).toEqual([]);
    expect(linked.length > 0).toBe(policy === "self");
    await expect(page.locator(".imo-listing__link").first()).toHaveCSS(
      "text-decoration-line",
      "none",
    );
  });
}

test("moves nothing when widgets take over", async ({ page, site }) => {
  // The editor's listing is drawn without results, so it grows with them.
  const { "/paginas/arrendar-em-espinho": _grows, ...pages } = PAGES;
  for (const [path, widgets] of Object.entries(pages)) {
    const release = await holdScripts(page);
    await page.goto(site.url + path, { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    await page.waitForFunction(() => [...document.styleSheets].length > 1);
    const drawn = await boxes(page);
    release();
    await allReady(page, widgets);
    expect(await boxes(page), path).toEqual(drawn);
  }
});

/** Holds back every script of the widgets until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  await page.unroute(ENTRY);
  return holdRequests(page, ENTRY);
}

/** Returns the position and the height of every drawn host. */
function boxes(page: Page): Promise<string[]> {
  return page.locator("[data-imo-widget]:has(> .imo)").evaluateAll((hosts) =>
    hosts.map((host) => {
      const { top, height } = host.getBoundingClientRect();
      return `${host.getAttribute("data-imo-widget")} ${Math.round(top + scrollY)} ${Math.round(height)}`;
    }),
  );
}

test("renders afresh on a cached page whose parameters had another order", async ({
  page,
  newSite,
  said,
}) => {
  const site = await newSite();
  await cachePages(page, site);
  await page.goto(`${site.url}/lista?pagina=2&quartos=2`);
  const titles = page.locator(".imo-listing__link");
  const before = await titles.allTextContents();
  await page.goto(`${site.url}/lista?quartos=2&pagina=2`);
  await allReady(page, ["listing-search", "general-contact"]);
  await expect(titles).toHaveText(before);
  await expect(page.getByRole("link", { name: "Página 1", exact: true })).toHaveAttribute(
    "href",
    "/lista?quartos=2",
  );
  expect([...said.console, ...said.errors]).toEqual([]);
});

test("renders afresh under a bundle of another drawing version, and keeps what was typed", async ({
  page,
  newSite,
  said,
}) => {
  const site = await newSite({ env: { APP_DEBUG: "false" }, change: makeOtherDrawing });
  const release = await holdScripts(page);
  await page.goto(`${site.url}/contactos`, { waitUntil: "commit" });
  const name = page.locator('[data-imo-widget="general-contact"]').getByLabel("O Seu nome*");
  await name.fill("Zé");
  const drawn = await name.elementHandle();
  release();
  await allReady(page, ["general-contact"]);
  expect(await drawn?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(name).toHaveValue("Zé");
  await expect(name).toBeFocused();
  expect([...said.console, ...said.errors]).toEqual([]);
  expect(() => site.artisan("imo-widgets:check")).toThrow("are out of date");
});

/** Publishes a bundle that expects another drawing than the package's. */
function makeOtherDrawing(folder: string): void {
  const assets = `${folder}/public/vendor/imo-widgets`;
  const { version } = JSON.parse(readFileSync(`${assets}/drawn.json`, "utf8"));
  for (const name of [
    "drawn.json",
    ...readdirSync(`${assets}/chunks`).map((chunk) => `chunks/${chunk}`),
  ]) {
    const path = `${assets}/${name}`;
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(version, "00000000"));
  }
  // Each build has a different manifest.
  appendFileSync(`${assets}/manifest.json`, "\n");
}
