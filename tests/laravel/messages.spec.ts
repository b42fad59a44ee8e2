/** Tests that visitors' messages are stored in Laravel's database, and failures to store them. */
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { allReady, cachePages, expect, FAILED, SENT, test, visitor, write } from "./fixtures.ts";
import type { LaravelSite } from "./site.ts";

const MESSAGE = 'Olá,\n"aspas" & </script> <b>não</b>, O\'Neill 🏡\nfim';

for (const [widget, path, kind, about] of [
  ["property-contact", "/x_300", "imovel", /^[A-Z]{3}-0300$/],
  ["general-contact", "/contactos", "geral", null],
  ["agent-contact", "/agente/7", "agente", /^7$/],
  ["agency-contact", "/contactos?loja=OVR", "agencia", /^OVR$/],
] as const) {
  test(`stores a message sent by ${widget} as it was written`, async ({ page, site, said }) => {
    await page.goto(site.url + path);
    await write(page, widget, MESSAGE);
    await expect(page.getByText(SENT)).toBeVisible();
    const [kept] = site.inbox().mensagens;
    expect(kept).toMatchObject({ kind, ...visitor, mensagem: MESSAGE });
    if (about) expect(kept?.recipient_id).toMatch(about);
    else expect(kept?.recipient_id).toBeNull();
    expect([...said.console, ...said.errors]).toEqual([]);
  });
}

test("stores a CV of exactly one megabyte byte for byte, under its own name", async ({
  page,
  site,
}) => {
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(999_991)]);
  await page.goto(`${site.url}/recrutamento`);
  await page.getByText("Área Comercial", { exact: true }).click();
  await page.getByLabel("Agência").selectOption("Ovar");
  await page.getByRole("button", { name: "Seguinte" }).click();
  await page.getByLabel("Nome*").fill(visitor.nome);
  await page.getByLabel("Localização*").fill("Ovar");
  await page.getByLabel("Contacto Telefónico*").fill("+351912345678");
  await page.getByLabel("Email*").fill(visitor.email);
  const name = "Currículo da Inês (2026).pdf";
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "application/pdf", buffer: bytes });
  await page.getByRole("button", { name: "Seguinte" }).click();
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(
    page.getByText("Candidatura submetida com sucesso. Em breve entraremos em contacto."),
  ).toBeVisible();
  const [kept] = site.inbox().candidaturas;
  expect(kept).toMatchObject({
    recipient_id: "Ovar",
    nome: visitor.nome,
    fields: { funcao: "Área Comercial", agencia: "Ovar", idade: null },
    cv_name: name,
  });
  expect(Buffer.from(kept?.cv ?? "", "base64").equals(bytes)).toBe(true);
});

test("stores a request for a valuation", async ({ page, site }) => {
  await page.goto(`${site.url}/avaliacao`);
  await page.getByLabel("Tipo Imóvel*").selectOption("Moradia");
  await page.getByLabel("Número Quartos").selectOption("+5");
  await page.getByLabel("Localizaçao*").fill("Rua da Praia, Esmoriz");
  await page.getByRole("button", { name: "Seguinte" }).click();
  await page.getByLabel("Certificado Energético").selectOption("B-");
  await page.getByRole("button", { name: "Seguinte" }).click();
  await page.getByLabel("Nome*").fill(visitor.nome);
  await page.getByLabel("Contacto Telefónico*").fill("912345678");
  await page.getByLabel("E-Mail*").fill(visitor.email);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(
    page.getByText("Pedido de avaliação submetido com sucesso. Em breve entraremos em contacto."),
  ).toBeVisible();
  expect(site.inbox().avaliacoes[0]).toMatchObject({
    nome: visitor.nome,
    fields: {
      tipoImovel: "Moradia",
      tipologia: "+5",
      objetivo: null,
      loca: "Rua da Praia, Esmoriz",
      cert: "B-",
    },
  });
});

test.describe("stores a message once, unnoticed by the visitor, after the session expired", () => {
  test("because the cookies are gone", async ({ page, context, newSite }) => {
    const site = await newSite();
    await page.goto(`${site.url}/contactos`);
    await allReady(page, ["general-contact"]);
    await context.clearCookies();
    await expectOneMessage(page, site, "419 204 201");
  });

  test("because the server forgot the session", async ({ page, newSite }) => {
    const site = await newSite();
    await page.goto(`${site.url}/contactos`);
    await allReady(page, ["general-contact"]);
    site.forgetSessions();
    await expectOneMessage(page, site, "419 204 201");
  });

  test("because the page came from a full-page cache, for the first visitor too", async ({
    page,
    newSite,
  }) => {
    const site = await newSite();
    await cachePages(page, site);
    await page.goto(`${site.url}/contactos`);
    await expectOneMessage(page, site, "419 204 201");
  });

  test("where only the page itself renews the session", async ({ page, context, newSite }) => {
    const site = await newSite({
      change: (folder) =>
        replaceIn(
          `${folder}/config/imo-widgets.php`,
          "'defaults'",
          "'csrf_route' => null, 'defaults'",
        ),
    });
    await page.goto(`${site.url}/contactos`);
    await allReady(page, ["general-contact"]);
    await context.clearCookies();
    await expectOneMessage(page, site, "419 200 201");
  });
});

test.describe("says that sending failed, and keeps nothing,", () => {
  test("when the site's own rule refuses the agent (422)", async ({ page, newSite }) => {
    const site = await newSite({
      change: (folder) =>
        replaceIn(
          `${folder}/routes/web.php`,
          "Route::get('/', ",
          "Route::post('/api/agente/contacto', fn () => throw Illuminate\\Validation\\ValidationException::withMessages(['comercial' => 'x']));\nRoute::get('/', ",
        ),
    });
    await page.goto(`${site.url}/agente/7`);
    await allReady(page, ["agent-contact"]);
    const answer = page.waitForResponse("**/api/agente/contacto");
    await write(page, "agent-contact");
    expect((await answer).status()).toBe(422);
    await expect(page.getByText(FAILED)).toBeVisible();
    expect(site.inbox().mensagens).toHaveLength(0);
  });

  test("when the database is gone (503)", async ({ page, newSite }) => {
    const site = await newSite();
    await page.goto(`${site.url}/contactos`);
    await allReady(page, ["general-contact"]);
    site.execute("ALTER TABLE imo_leads RENAME TO elsewhere");
    await expectFailure(page, site, 503, null);
    site.execute("ALTER TABLE elsewhere RENAME TO imo_leads");
    expect(site.inbox().mensagens).toHaveLength(0);
    const log = readFileSync(`${site.folder}/storage/logs/laravel.log`, "utf8");
    expect(log).toMatch(
      /local\.ERROR: imo-widgets: A lead could not be stored: SQLSTATE HY000 1 on the connection "sqlite"\./,
    );
    expect(log).not.toContain(visitor.email);
  });

  test("when the server refuses a body of that size (413)", async ({ page, newSite }) => {
    const site = await newSite({ ini: ["post_max_size=100"] });
    await expectFailure(page, site, 413);
  });

  test("when the visitor has written too often (429)", async ({ page, newSite }) => {
    const site = await newSite({ env: { SITE_MESSAGES_PER_MINUTE: "1" } });
    await page.goto(`${site.url}/contactos`);
    await write(page, "general-contact", "primeira");
    await expect(page.getByText(SENT)).toBeVisible();
    await page.goto("about:blank");
    await expectFailure(page, site, 429, 1);
  });

  for (const how of [[], ["--render=pages.privacidade"]]) {
    test(`when the site is down for maintenance ${how.join("")} (503)`, async ({
      page,
      newSite,
    }) => {
      const site = await newSite();
      await page.goto(`${site.url}/contactos`);
      await allReady(page, ["general-contact"]);
      site.artisan("down", ...how);
      await expectFailure(page, site, 503, null);
      site.artisan("up");
      expect(site.inbox().mensagens).toHaveLength(0);
    });
  }
});

test("keeps the shown listings while the site is down for maintenance", async ({
  page,
  newSite,
}) => {
  const site = await newSite();
  await page.goto(`${site.url}/lista`);
  await expect(page.locator(".imo-listing__link").first()).toBeVisible();
  const before = await page.locator(".imo-listing__link").allTextContents();
  site.artisan("down");
  const refused = page.waitForResponse((response) => response.status() === 503);
  await page.getByRole("link", { name: "Página 2", exact: true }).click();
  await refused;
  await expect(page.locator(".imo-listing__link")).toHaveText(before);
});

type Visit = Parameters<typeof write>[0];

/** Sends a message, and compares the statuses of the answers. */
async function expectOneMessage(page: Visit, site: LaravelSite, statuses: string): Promise<void> {
  const seen: number[] = [];
  page.on("response", (response) => {
    if (!/\.(js|css|svg)/.test(response.url())) seen.push(response.status());
  });
  await write(page, "general-contact", MESSAGE);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(seen.join(" ")).toBe(statuses);
  expect(site.inbox().mensagens.map(({ mensagem }) => mensagem)).toEqual([MESSAGE]);
}

/** @param kept the number of stored messages; `null` if the database can't be queried */
async function expectFailure(
  page: Visit,
  site: LaravelSite,
  status: number,
  kept: number | null = 0,
): Promise<void> {
  if (!page.url().startsWith(site.url)) await page.goto(`${site.url}/contactos`);
  const answer = page.waitForResponse("**/api/contacto/contacto");
  await write(page, "general-contact", MESSAGE);
  expect((await answer).status()).toBe(status);
  await expect(page.getByText(FAILED)).toBeVisible();
  if (kept !== null) expect(site.inbox().mensagens).toHaveLength(kept);
}

function replaceIn(path: string, from: string, to: string): void {
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`Expected ${from} in ${path}, found none.`);
  writeFileSync(path, text.replace(from, to));
}
