/**
 * A host that navigates with Turbo Drive: pages are exchanged without loading them, Back shows a cached copy, and Turbo keeps
 * a state of its own in every history entry (docs/contract.md#mounting).
 */
import type { Page } from "@playwright/test";
import { expect, INCLUDES, recordEvents, test } from "../fixtures.ts";
import type { HostServer } from "../host-server.ts";

// Where a host's own module stands that starts Turbo: after the bundle's lines (docs/host-guide.md#page-caches-and-partial-updates).
const TURBO = '<script type="module" src="/node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js"></script>';
const TURBO_FIRST = '<script src="/node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>';
const MENU =
  '<nav><a href="/imoveis">Imóveis</a> <a href="/contactos">Contactos</a> <a href="/carreiras">Carreiras</a></nav>';
const LISTING = '<div data-imo-widget="listing-search"><p>Os nossos imóveis</p></div>';
const CONTACT = '<div data-imo-widget="general-contact"><p>Escreva-nos</p></div>';
const WIZARD = '<div data-imo-widget="recruitment-wizard"><p>Trabalhe connosco</p></div>';
const PAGES = [
  ["/imoveis", "Imóveis", LISTING],
  ["/contactos", "Contactos", CONTACT],
  ["/carreiras", "Carreiras", WIZARD],
] as const;

function serve(host: HostServer, path: string, title: string, body: string, turbo = TURBO) {
  const head = `<meta charset="utf-8"><title>${title}</title>${INCLUDES}${turbo}`;
  host.serve(path, {
    html: `<!doctype html><html lang="pt-PT"><head>${head}</head><body>${MENU}<h1>${title}</h1>${body}</body></html>`,
  });
}

async function answerCalls(page: Page) {
  const asked: number[] = [];
  await page.route("**/api/imoveis", (route) => {
    const { page: wanted } = route.request().postDataJSON();
    asked.push(wanted);
    const data = Array.from({ length: 12 }, (_, at) => {
      const id = wanted * 100 + at;
      return { id, titulo: `Casa ${id}`, preco: 100_000 + id, link: `casa-${id}`, fotos: { capa: null, fotos: [] } };
    });
    return route.fulfill({ json: { data, current_page: wanted, last_page: 3, total: 36 } });
  });
  return asked;
}

const home = (page: Page, id: number) => page.getByRole("link", { name: `Casa ${id}`, exact: true }).last();
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const visit = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).click();
/** Marks the page, so that a reload is noticed. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => "isSamePage" in globalThis);

test.beforeEach(async ({ page, host }) => {
  await recordEvents(page);
  for (const [path, name, body] of PAGES) serve(host, path, name, body);
  for (const id of [100, 105, 200, 205]) serve(host, `/casa-${id}_${id}`, `Casa ${id}`, "<p>Uma casa</p>");
});

test("each page's widgets mount once, are gone with it, and come back with its cached copy", async ({
  page,
  host,
  said,
}) => {
  await answerCalls(page);
  await page.goto(`${host.url}/imoveis`);
  await markPage(page);
  await expect(home(page, 100)).toBeVisible();
  await visit(page, "Contactos");
  await expect(page.getByRole("textbox", { name: "O Seu nome" })).toBeVisible();
  await page.getByRole("textbox", { name: "O Seu nome" }).fill("Ana Sá");
  await page.goBack();
  await expect(home(page, 100)).toBeVisible();
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  await expect(page.getByText("Os nossos imóveis")).toBeHidden();
  await page.getByRole("combobox", { name: "Ordenar" }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?ordem=/);
  await page.goForward();
  await expect(page.getByRole("textbox", { name: "O Seu nome" })).toHaveValue("Ana Sá");
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  expect(await isSamePage(page)).toBe(true);
  expect(said.errors).toEqual([]);
});

test("pages of the results are entries that Back and Forward walk through", async ({ page, host, said }) => {
  await answerCalls(page);
  await page.goto(`${host.url}/contactos`);
  await markPage(page);
  await visit(page, "Imóveis");
  await expect(home(page, 100)).toBeVisible();
  for (const number of [2, 3]) {
    await page.getByRole("link", { name: `Página ${number}`, exact: true }).click();
    await expect(home(page, number * 100)).toBeVisible();
  }
  for (const [number, query] of [
    [2, "?pagina=2"],
    [1, ""],
  ] as const) {
    await page.goBack();
    await expect(home(page, number * 100)).toBeVisible();
    await expect.poll(() => new URL(page.url()).search).toBe(query);
  }
  await page.goBack();
  await expect(title(page)).toHaveText("Contactos");
  await page.goForward();
  await expect(home(page, 100)).toBeVisible();
  await page.goForward();
  await expect(home(page, 200)).toBeVisible();
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  expect(await isSamePage(page)).toBe(true);
  expect(said.errors).toEqual([]);
});

test("Back from a home shows the same results", async ({ page, host, said }) => {
  await answerCalls(page);
  await page.goto(`${host.url}/imoveis?pagina=2`);
  await markPage(page);
  await home(page, 205).click();
  await expect(title(page)).toHaveText("Casa 205");
  await page.goBack();
  await expect(home(page, 205)).toBeVisible();
  await expect(page).toHaveURL(/\?pagina=2$/);
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  expect(await isSamePage(page)).toBe(true);
  expect(said.errors).toEqual([]);
});

test("the panel closes by Back, and the page stays", async ({ page, host, said }) => {
  await answerCalls(page);
  await page.goto(`${host.url}/contactos`);
  await visit(page, "Imóveis");
  await expect(home(page, 100)).toBeVisible();
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(title(page)).toHaveText("Imóveis");
  await page.goBack();
  await expect(title(page)).toHaveText("Contactos");
  expect(said.errors).toEqual([]);
});

for (const [when, turbo] of [
  ["after", TURBO],
  ["before", TURBO_FIRST],
] as const) {
  test(`Back from a home that was opened from a panel shows the list, where Turbo started ${when} the bundle`, async ({
    page,
    host,
    said,
  }) => {
    for (const [path, name, body] of PAGES) serve(host, path, name, body, turbo);
    serve(host, "/casa-100_100", "Casa 100", "<p>Uma casa</p>", turbo);
    await answerCalls(page);
    await page.goto(`${host.url}/contactos`);
    await markPage(page);
    await visit(page, "Imóveis");
    await page.getByRole("button", { name: "Favorito: Casa 100" }).click();
    await page.getByRole("button", { name: "Favoritos: 1" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Casa 100" }).click();
    await expect(title(page)).toHaveText("Casa 100");
    await page.goBack();
    await expect(title(page)).toHaveText("Imóveis");
    await expect(home(page, 100)).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    // The panel's entry goes by itself.
    await expect.poll(() => page.evaluate(() => "imoPanel" in history.state)).toBe(false);
    await page.goBack();
    await expect(title(page)).toHaveText("Contactos");
    expect(await isSamePage(page)).toBe(true);
    expect(said.errors).toEqual([]);
  });
}

test("a wizard's steps are walked by Back before the page is, and Turbo hears nothing of them", async ({
  page,
  host,
  said,
}) => {
  await openWizard(page, host);
  await page.evaluate(() => addEventListener("turbo:visit", () => Object.assign(globalThis, { isVisited: true })));
  await page.locator('input[type="file"]').setInputFiles(PDF);
  await page.goBack();
  await expect(role(page)).toBeChecked();
  await page.goForward();
  await expect(page.getByText(PDF.name)).toBeVisible();
  expect(await page.evaluate(() => "isVisited" in globalThis)).toBe(false);
  await page.goBack();
  await expect(role(page)).toBeChecked();
  await page.goBack();
  await expect(title(page)).toHaveText("Contactos");
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  expect(said.errors).toEqual([]);
});

test("where Turbo started first it fetches a wizard's page anew, and what was typed is there", async ({
  page,
  host,
}) => {
  for (const [path, name, body] of PAGES) serve(host, path, name, body, TURBO_FIRST);
  await openWizard(page, host);
  await page.getByLabel("Nome*").fill("Rui");
  await page.goBack();
  await expect(role(page)).toBeChecked();
  await page.goForward();
  await expect(page.getByLabel("Nome*")).toHaveValue("Rui");
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
});

const PDF = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
const role = (page: Page) => page.getByRole("radio", { name: "Área de Recursos Humanos" });

/** Goes from another page of the site to the wizard's second step. */
async function openWizard(page: Page, host: HostServer) {
  await page.goto(`${host.url}/contactos`);
  await visit(page, "Carreiras");
  await role(page).check();
  await page.getByLabel(/Agência/).selectOption("Santa Maria da Feira");
  await page.getByRole("button", { name: "Seguinte" }).click();
  await expect(page.getByLabel("Nome*")).toBeVisible();
}

test("what nobody asked for waits for the visitor's choice, over visits and reloads, in every widget", async ({
  page,
  host,
  said,
}) => {
  await answerCalls(page);
  const asking = INCLUDES.replace("<script ", '<script data-imo-memory="ask" ');
  const page1 = (path: string, early = "") =>
    host.serve(path, {
      html: `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Imóveis</title>${early}${asking}${TURBO}</head><body>${LISTING}${LISTING}</body></html>`,
    });
  page1("/imoveis");
  page1("/imoveis-com-resposta", '<script>document.documentElement.dataset.imoMemory = "yes"</script>');
  const kept = () => page.evaluate(() => Object.keys(localStorage).sort());
  const seen = page.getByText("Visto", { exact: true });
  const openAndReturn = async () => {
    await home(page, 100).click();
    await expect(title(page)).toHaveText("Casa 100");
    await page.goBack();
    await expect(home(page, 100)).toBeVisible();
  };

  await page.goto(`${host.url}/imoveis?localizacao=Ovar`);
  await markPage(page);
  await openAndReturn();
  await page.getByRole("button", { name: "Favorito: Casa 101" }).first().click();
  await expect.poll(kept).toEqual(["imo:favoritos"]);
  await page.reload();
  await expect(home(page, 100)).toBeVisible();
  expect(await kept()).toEqual(["imo:favoritos"]);
  await expect(seen).toHaveCount(0);

  await page.evaluate(() => globalThis.imoWidgets?.memory(true));
  await openAndReturn();
  await expect(seen).toHaveCount(2);
  await page.goto(`${host.url}/imoveis-com-resposta?localizacao=Ovar`);
  await expect(seen).toHaveCount(2);
  await expect.poll(kept).toEqual(["imo:favoritos", "imo:pesquisas", "imo:vistos"]);
  // The site says it on every page; this one only asks.
  await page.goto(`${host.url}/imoveis?localizacao=Ovar`);
  await expect(home(page, 100)).toBeVisible();
  await expect(seen).toHaveCount(0);
  await page.evaluate(() => globalThis.imoWidgets?.memory(false));
  expect(await kept()).toEqual(["imo:favoritos"]);
  expect(said.errors).toEqual([]);
});
