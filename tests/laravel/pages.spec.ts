/**
 * Tests the agency's pages on Laravel under each policy: what a visitor sees, and what the browser
 * requests.
 */
import { appendFileSync } from "node:fs";
import { type OpenApi, openApi } from "../../contract/openapi/openapi.ts";
import { misfits } from "../support/openapi-check.ts";
import { allReady, expect, PAGES, test } from "./fixtures.ts";

const document: OpenApi = openApi();
const fits = (answer: unknown, name: string) =>
  expect(misfits(answer, { $ref: `#/components/schemas/${name}` }, document)).toEqual([]);

for (const policy of ["self", "nonce", "nonce-only"]) {
  test(`runs every widget under the policy "${policy}", with an empty console`, async ({
    page,
    newSite,
    said,
  }) => {
    const site = await newSite({ env: { SITE_CSP: policy } });
    for (const [path, widgets] of Object.entries(PAGES)) {
      await page.goto(site.url + path);
      await allReady(page, widgets);
    }
    await page.goto(`${site.url}/lista`);
    await page.getByRole("link", { name: "Página 2", exact: true }).click();
    await expect(page.locator('[aria-current="page"]').getByText("2")).toBeVisible();
    expect([...said.console, ...said.errors]).toEqual([]);
  });
}

for (const policy of ["self", "nonce-only"]) {
  test(`loads each file of a page once, preloaded, under the policy "${policy}"`, async ({
    page,
    newSite,
  }) => {
    const site = await newSite({ env: { SITE_CSP: policy } });
    const asked: string[] = [];
    // The heart on a listing's page requests code that no widget needs at start.
    await page.route("**/site/listing.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    page.on("request", (request) => asked.push(request.url()));
    for (const [path, widgets] of Object.entries(PAGES)) {
      asked.length = 0;
      const html = await (await page.goto(site.url + path))?.text();
      await allReady(page, widgets);
      await page.waitForLoadState("networkidle");
      const files = asked.filter((url) => url.includes("/vendor/imo-widgets/"));
      expect(files, path).toEqual([...new Set(files)]);
      const early = /rel="(?:modulepreload|stylesheet)" href="([^"]+\/chunks\/[^"]+)"/g;
      const preloaded = [...(html ?? "").matchAll(early)].map(([, href]) => href);
      expect(files.filter((url) => url.includes("/chunks/")).sort(), path).toEqual(
        preloaded.sort(),
      );
      // These are the entry and, if the policy forbids inline styles, the base sheet.
      expect(files.filter((url) => url.includes("?")).length, path).toBe(policy === "self" ? 2 : 1);
    }
  });
}

test("loads the same files, each once, without the preload links", async ({ page, newSite }) => {
  const site = await newSite();
  await page.route("**/contactos", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /<link rel="(modulepreload|stylesheet)" href="[^"]+\/chunks\/[^>]*>/g,
      "",
    );
    await route.fulfill({ response: answer, body });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${site.url}/contactos`);
  await allReady(page, PAGES["/contactos"] ?? []);
  await page.waitForLoadState("networkidle");
  const files = asked.filter((url) => url.includes("/vendor/imo-widgets/chunks/"));
  expect(files.length).toBeGreaterThan(2);
  expect(files).toEqual([...new Set(files)]);
});

test("leads from the front page's search to page 2 of Laravel's paginator and to a listing", {
  tag: "@database",
}, async ({ page, site }) => {
  await page.goto(site.url);
  const hero = page.locator('[data-imo-widget="hero-search"]');
  await hero.getByRole("combobox", { name: "Localização" }).fill("ovar");
  await hero.getByRole("option").first().click();
  await hero.getByRole("button", { name: "Procurar" }).click();
  await expect(page).toHaveURL(/\/lista\?objectivo=Comprar&localizacao=Ovar&tipologia=$/);
  const answer = page.waitForResponse((response) => response.request().postDataJSON()?.page === 2);
  await page.getByRole("link", { name: "Página 2", exact: true }).click();
  const found = await (await answer).json();
  expect(found).toMatchObject({ current_page: 2, per_page: 12, from: 13 });
  fits(found, "ImoveisAnswer");
  expect(
    found.data.every(
      (listing: { conselho: string; tipoNegocio: string }) => listing.tipoNegocio === "Venda",
    ),
  ).toBe(true);
  await expect(page.getByRole("link", { name: found.data[0].titulo }).first()).toBeVisible();
  await page.locator(".imo-listing__link").first().click();
  await expect(page).toHaveURL(new RegExp(`_${found.data[0].id}$`));
  await allReady(page, ["property-contact"]);
});

test("filters and sorts by everything that Laravel understands", async ({ page, site }) => {
  const answers: { status: number; asked: { idRef: string; ordem: string; page: number } }[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith("/api/imoveis")) return;
    answers.push({ status: response.status(), asked: response.request().postDataJSON() });
  });
  const query =
    "objectivo=Comprar&tipologia=Apartamento,Moradia&localizacao=Ovar,Espinho&quartos=2,%2B5&wcs=1&garagem=1&estado=Usado,Novo" +
    "&minprice=1000&maxprice=9000000&ordem=asc&comercial=7,8,9&idRef=OVR-";
  await page.goto(`${site.url}/lista?${query}&pagina=99`);
  await allReady(page, ["listing-search"]);
  expect(answers).toEqual([]);
  await page.goto(`${site.url}/lista?${query}`);
  await allReady(page, ["listing-search"]);
  const list = page.locator('[data-imo-widget="listing-search"]');
  await list.getByRole("button", { name: "Retirar filtro: Referência: OVR-" }).click();
  // If nothing is found, near searches are requested too.
  await expect.poll(() => answers.map(({ asked }) => asked.idRef)).toContain("");
  await expect(page).not.toHaveURL(/idRef/);
  await page.goto(`${site.url}/lista?ordem=desc&pagina=99`);
  await allReady(page, ["listing-search"]);
  await page.getByRole("button", { name: "Voltar à primeira página" }).click();
  await expect(page.locator(".imo-listing__link").first()).toBeVisible();
  expect(answers.at(-1)?.asked).toMatchObject({ ordem: "desc", page: 1 });
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test("reads an answer that is an API resource collection", async ({ page, newSite }) => {
  const site = await newSite({
    change: (folder) =>
      appendFileSync(
        `${folder}/routes/web.php`,
        `use ImoWidgets\\Listings\\{Http\\SearchRequest, ListingSearch};
Route::post('/api/imoveis', fn (SearchRequest $request, ListingSearch $listings) =>
  Illuminate\\Http\\Resources\\Json\\JsonResource::collection($listings->search($request->validated(), $request->integer('page'), 12)));`,
      ),
  });
  await page.goto(`${site.url}/lista`);
  const answer = page.waitForResponse((response) => response.request().postDataJSON()?.page === 2);
  await page.getByRole("link", { name: "Página 2", exact: true }).click();
  const found = await (await answer).json();
  expect(found.current_page).toBeUndefined();
  fits(found, "ImoveisAnswer");
  expect(found.meta).toMatchObject({ current_page: 2, last_page: 25, total: 300 });
  await expect(page.locator('[aria-current="page"]').getByText("2")).toBeVisible();
});

test("shows the widgets of an editor's page, and any other shortcode as text", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/paginas/arrendar-em-espinho`);
  await allReady(page, ["listing-search", "mortgage-calculator", "agency-contact"]);
  await expect(page.getByText('[imo-widget name="mortgage-calculator"]')).toBeVisible();
  await expect(page.getByText('[imo-widget name="calculadora"]')).toBeVisible();
  await expect(page.locator('[data-imo-widget="mortgage-calculator"]')).toContainText("898,00");
});

test("refuses calls in the form that docs/openapi.json describes", async ({ page, site }) => {
  const headers = { Accept: "application/json" };
  const expired = await page.request.post(`${site.url}/api/contacto/contacto`, {
    data: {},
    headers,
  });
  expect(expired.status()).toBe(419);
  fits(await expired.json(), "Refusal");
  await page.request.get(`${site.url}/imo-widgets/csrf-cookie`);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "XSRF-TOKEN");
  const token = { "X-XSRF-TOKEN": decodeURIComponent(cookie?.value ?? "") };
  const refused = await page.request.post(`${site.url}/api/contacto/contacto`, {
    data: {},
    headers: { ...headers, ...token },
  });
  expect(refused.status()).toBe(422);
  fits(await refused.json(), "ValidationRefusal");
});

test("keeps a heart pressed on a rent's own page, which shows what the law requires", async ({
  page,
  newSite,
  said,
}) => {
  const site = await newSite();
  await page.goto(`${site.url}/lista?objectivo=Arrendar`);
  const first = page.locator(".imo-listing").first();
  await expect(first.locator(".imo-listing__advert")).toHaveText(
    /^Área útil \d+\u00a0m² · Licença de utilização \d+\/\d{4}$/,
  );
  await first.locator(".imo-listing__link").click();
  const heart = page.getByRole("button", { name: "Favorito", exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".site-facts")).toContainText("Licença de utilização");
  await page.goto(`${site.url}/lista?objectivo=Arrendar`);
  await expect(first.getByRole("button", { name: "Favorito" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect([...said.console, ...said.errors]).toEqual([]);
});

test("links the accessibility statement on every page", async ({ page, newSite }) => {
  const site = await newSite();
  await page.goto(`${site.url}/contactos`);
  await page.getByRole("link", { name: "Acessibilidade" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Declaração de acessibilidade");
  await expect(page.getByText("parcialmente conforme")).toBeVisible();
});
