/**
 * Tests every page of the demo for what its accessibility statement claims: axe, a narrow screen,
 * and text in the system's colours.
 */
import type { Page } from "@playwright/test";
import { events, expect, recordEvents, test, violations } from "../fixtures.ts";

const LISTING = "/moradia-t4-com-piscina-e-jardim-em-esmoriz_";
const PAGES = [
  "/",
  "/lista?objectivo=Arrendar&localizacao=Ovar",
  "/equipa",
  "/agente/12",
  "/contactos?loja=ESP",
  "/recrutamento",
  "/avaliacao",
  "/privacidade",
  "/acessibilidade",
  "/caixa",
];

test("passes axe on every page of the site, with every picture and within 320 px", async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  await recordEvents(page);
  await page.goto(site.url);
  const listing = await page.locator(`a[href^="${LISTING}"]`).first().getAttribute("href");
  for (const path of [...PAGES, listing ?? ""]) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(site.url + path);
      const hosts = await page.locator("[data-imo-widget]").count();
      await expect.poll(async () => (await events(page, "imo:ready")).length).toBe(hosts);
      expect(await violations(page)).toEqual([]);
      expect(await brokenImages(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

/**
 * Loads all images of the page, including those out of sight, and returns the URLs of broken ones.
 */
function brokenImages(page: Page): Promise<string[]> {
  return page.locator("img").evaluateAll(async (images) => {
    const decoded = (images as HTMLImageElement[]).map(async (image) => {
      image.loading = "eager";
      return image.decode().then(
        () => [],
        () => [image.src],
      );
    });
    return (await Promise.all(decoded)).flat();
  });
}

test("passes axe in every state of hero and listing", async ({ page, site }) => {
  test.setTimeout(90_000);
  // The contrast of a menu that is still fading in would be too low.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(site.url);
  const hero = page.locator(".imo-hero");
  await hero.getByRole("tab").first().waitFor();
  const scope = "[data-imo-root]";
  expect(await violations(page, scope), "empty").toEqual([]);
  await hero.getByRole("combobox", { name: "Procuro por..." }).click();
  expect(await violations(page, scope), "types open").toEqual([]);
  await hero.getByRole("option", { name: "Moradia" }).click();
  await hero.getByRole("combobox", { name: "Localização" }).fill("ovar");
  await hero.getByRole("option").nth(1).click();
  await hero.getByRole("combobox", { name: "Localização" }).fill("ovar");
  expect(await violations(page, scope), "suggestions open").toEqual([]);
  await hero.getByRole("combobox", { name: "Localização" }).fill("zzz");
  expect(await violations(page, scope), "nothing found").toEqual([]);

  await page.goto(
    `${site.url}/lista?quartos=3&localizacao=Ovar,%20S%C3%A3o%20Jo%C3%A3o,%20Arada%20e%20S%C3%A3o%20Vicente%20de%20Pereira%20Jus%C3%A3`,
  );
  await page.locator(".imo-listing__link").first().waitFor();
  expect(await violations(page, scope), "listing").toEqual([]);
  await page.goto(`${site.url}/lista`);
  await page.getByRole("link", { name: "Página 2" }).waitFor();
  expect(await violations(page, scope), "listing with pages").toEqual([]);
  await page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
  await page.getByLabel("Preço mínimo").fill("muito");
  await page.getByText("Escreva o preço em algarismos, por exemplo 250 000").waitFor();
  expect(await violations(page, scope), "panel").toEqual([]);
  await page.goto(
    `${site.url}/lista?objectivo=Permutar&tipologia=Garagem&localizacao=Mira&maxprice=1`,
  );
  await page.getByRole("heading", { name: "Nenhum imóvel corresponde à sua pesquisa" }).waitFor();
  expect(await violations(page, scope), "nothing found").toEqual([]);
});

test("keeps the facts of a listing with land on one line of a 370 px card", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto(`${site.url}/lista?tipologia=Moradia`);
  const facts = page.locator(".imo-listing__facts", { hasText: /(^|\D)\d{3} m² de terreno/ });
  await expect(facts.first()).toBeVisible();
  expect(await facts.count()).toBeGreaterThan(5);
  const rows = await facts.evaluateAll((lists) =>
    lists.map(
      (list) => new Set([...list.children].map((fact) => fact.getBoundingClientRect().top)).size,
    ),
  );
  expect(new Set(rows)).toEqual(new Set([1]));
});

test("keeps the chosen purpose, the energy class and an agent's links readable in forced colours", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(site.url);
  const lines = () =>
    page
      .getByRole("tab")
      .evaluateAll((tabs) =>
        tabs.map((tab) => tab.computedStyleMap().get("border-bottom-width")?.toString()),
      );
  await expect.poll(lines).toEqual(["3px", "0px"]);
  await page.locator(`a[href^="${LISTING}"]`).first().click();
  await expect(page.locator(".site-listing__price .site-energy")).toHaveText(/^[A-F][+-]?$/);
  await expect(page.locator(".site-listing__agent").getByRole("link")).toHaveCount(4);
});

test("prints a listing and a list with agency and date, without menus and forms", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/lista?objectivo=Comprar&tipologia=Moradia&localizacao=Ovar`);
  await page.locator(".imo-listing__link").first().waitFor();
  const listing = await page.locator(".imo-listing__link").first().getAttribute("href");
  for (const path of [page.url(), site.url + listing]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".site-paper")).toHaveText(
      /^Cal e Maré.* · Licença AMI n\.º 00000 · 256 000 000 · \d\d\/\d\d\/\d{4}$/,
    );
    for (const shown of [".site-paper", "h1"]) await expect(page.locator(shown)).toBeVisible();
    for (const gone of [".site-nav", ".site-screen"])
      await expect(page.locator(gone).first()).toBeHidden();
    expect(await page.locator(".site-foot").evaluate((foot) => getComputedStyle(foot).color)).toBe(
      "rgb(0, 0, 0)",
    );
    await page.emulateMedia({ media: "screen" });
    await expect(page.locator(".site-paper")).toBeHidden();
  }
});
