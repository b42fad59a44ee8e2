/** Every page of the demo, as its accessibility statement says of it: axe, a narrow screen, text in the system's colours. */
import { expect, test, violations } from "./fixtures.ts";

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

test("axe finds nothing on any page of the site, and none is wider than a screen of 320 px", async ({ page, site }) => {
  test.setTimeout(90_000);
  await page.goto(site.url);
  const listing = await page.locator(`a[href^="${LISTING}"]`).first().getAttribute("href");
  for (const path of [...PAGES, listing ?? ""]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(site.url + path);
    await page.waitForLoadState("networkidle");
    expect(await violations(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    const broken = page
      .locator("img")
      .evaluateAll(
        (images) =>
          images.filter((image) => (image as HTMLImageElement).complete && !(image as HTMLImageElement).naturalWidth)
            .length,
      );
    expect(await broken, path).toBe(0);
  }
});

test("in cards of 370 px the facts of a home with land have one line", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto(`${site.url}/lista?tipologia=Moradia`);
  const facts = page.locator(".imo-listing__facts", { hasText: /(^|\D)\d{3} m² de terreno/ });
  await expect(facts.first()).toBeVisible();
  expect(await facts.count()).toBeGreaterThan(5);
  const rows = await facts.evaluateAll((lists) =>
    lists.map((list) => new Set([...list.children].map((fact) => fact.getBoundingClientRect().top)).size),
  );
  expect(new Set(rows)).toEqual(new Set([1]));
});

test("a heart on a card of the front page keeps the home, and the list shows it", async ({ page, site }) => {
  await page.goto(site.url);
  const card = page.locator(".site-card").first();
  const title = await card.getByRole("link").textContent();
  const heart = card.getByRole("button", { name: `Favorito: ${title}` });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await violations(page, ".site-cards")).toEqual([]);
  await page.goto(`${site.url}/lista`);
  await expect(page.getByRole("button", { name: `Favorito: ${title}` })).toHaveAttribute("aria-pressed", "true");
});

test.describe("on a low phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the first price of a filtered list is in sight without scrolling", async ({ page, site }) => {
    await page.goto(`${site.url}/lista?objectivo=Comprar&localizacao=Ovar&quartos=3`);
    await expect(page.getByRole("button", { name: /Quartos: 3/ })).toBeVisible();
    await expect(page.locator(".imo-listing__price").first()).toBeInViewport({ ratio: 1 });
  });

  test("the front page's button is in sight where a wide font gives the title two lines", async ({ page, site }) => {
    await page.goto(site.url);
    await page.locator(".imo-hero").waitFor();
    const lines = await page.locator(".imo-hero h1").evaluate((title) => {
      title.style.letterSpacing = "2px";
      return title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight);
    });
    expect(lines).toBe(2);
    await expect(page.getByRole("button", { name: "Procurar" })).toBeInViewport({ ratio: 1 });
  });
});

test("in forced colours the chosen purpose keeps its line, the energy class its letter, an agent's link its name", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(site.url);
  const lines = () =>
    page
      .getByRole("tab")
      .evaluateAll((tabs) => tabs.map((tab) => tab.computedStyleMap().get("border-bottom-width")?.toString()));
  await expect.poll(lines).toEqual(["3px", "0px"]);
  await page.locator(`a[href^="${LISTING}"]`).first().click();
  await expect(page.locator(".site-listing__price .site-energy")).toHaveText(/^[A-F][+-]?$/);
  await expect(page.locator(".site-listing__agent").getByRole("link")).toHaveCount(4);
});

test("on paper a listing and a list say what they are, whose and of when, without menus and forms", async ({
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
    for (const gone of [".site-nav", ".site-screen"]) await expect(page.locator(gone).first()).toBeHidden();
    expect(await page.locator(".site-foot").evaluate((foot) => getComputedStyle(foot).color)).toBe("rgb(0, 0, 0)");
    await page.emulateMedia({ media: "screen" });
    await expect(page.locator(".site-paper")).toBeHidden();
  }
});
