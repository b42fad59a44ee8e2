/**
 * The gallery as an editor and a developer use it: every widget is seen, changed, copied onto a page of one's own and
 * brought into each of its states, on the demo site and as static files in a folder.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expect, test, violations } from "./fixtures.ts";

const BUILT = fileURLToPath(new URL("../../dist-demo", import.meta.url));
if (!existsSync(join(BUILT, "index.html"))) throw new Error("dist-demo/ is not there: npm run build:demo comes first.");

type Change = { label: string; text: string; attribute: string; written?: string };

/** One key of each widget, what an editor writes there, and the attribute that it becomes. */
const CHANGES: Record<string, Change> = {
  "hero-search": { label: "Facebook", text: "https://www.facebook.com/outra", attribute: "data-facebook" },
  "listing-search": { label: "Localização", text: "Espinho", attribute: "data-localizacao" },
  "mortgage-calculator": {
    ...{ label: "Preço do imóvel (€)", text: "312 000 €" },
    ...{ attribute: "data-preco-imovel", written: "312000" },
  },
  "property-contact": { label: "Referência do imóvel", text: "SMF-0007", attribute: "data-id-ref" },
  "general-contact": { label: "Mensagem", text: "Quero vender.", attribute: "data-mensagem" },
  "agent-contact": { label: "Nome do comercial", text: "Rui O'Neill", attribute: "data-nome-comercial" },
  "agency-contact": { label: "Política de privacidade", text: "/legal", attribute: "data-privacidade-url" },
  "recruitment-wizard": { label: "Telefone", text: "227 000 000", attribute: "data-telefone" },
  "valuation-wizard": {
    ...{ label: "Localizações", text: "Ovar\nEspinho" },
    ...{ attribute: "data-localizacoes", written: "Ovar,Espinho" },
  },
  "team-cards/uma-pessoa": {
    ...{ label: "Nome *", text: "Zé", attribute: "data-colaboradores" },
    written:
      '[{"id":13,"name":"Zé","link":"/agente/13","titulo":"Consultora imobiliária, loja de Santa Maria da Feira"}]',
  },
};

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

for (const [widget, { label, text, attribute, written = text }] of Object.entries(CHANGES)) {
  test(`${widget}: what an editor changes shows in preview and snippet, and the copied snippet shows the same widget elsewhere`, async ({
    page,
    site,
    open,
  }) => {
    await page.route("**/api/imoveis", (route) => route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }));
    await page.goto(`${site.url}/galeria#${widget}`);
    if (widget === "listing-search") await bringInto(page, "Sem resultados");
    const preview = page.frameLocator("iframe");
    await page.getByRole("textbox", { name: label, exact: true }).fill(text);
    await expect(preview.locator("[data-imo-widget]")).toHaveAttribute(attribute, written);
    await expect(page.getByRole("region", { name: "Etiqueta", exact: true })).toContainText(written);

    await page.getByRole("button", { name: "Copiar a etiqueta" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copiado." })).toBeVisible();
    const snippet = await page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(() => shown(preview)).not.toBe("");
    const inTheGallery = await shown(preview);
    await open(snippet);
    await expect.poll(() => shown(page)).toBe(inTheGallery);
  });
}

/** Returns a widget's texts, the values of its fields, and the URLs of its links. */
async function shown(place: Page | FrameLocator): Promise<string> {
  const slot = place.locator("[data-imo-root]");
  await slot.first().waitFor();
  return slot.evaluate((root) => {
    const values = [...root.querySelectorAll<HTMLInputElement>("input, textarea, select")].map(({ value }) => value);
    const links = [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    return JSON.stringify([root.textContent, values, links]);
  });
}

test("an editor who pastes a snippet finds the form as it was", async ({ page, site, said }) => {
  await page.goto(`${site.url}/galeria#agent-contact/titulo-fora`);
  for (const form of ["HTML com atributos", "HTML com JSON", "Shortcode"]) {
    await page.getByRole("radio", { name: form }).check();
    const snippet = (await page.getByRole("region", { name: "Etiqueta", exact: true }).textContent()) ?? "";
    await page.getByRole("link", { name: "Equipa" }).click();
    await expect(page.getByRole("heading", { level: 2 })).toContainText("Equipa");
    await page.getByLabel("Etiqueta colada").fill(snippet);
    await page.getByRole("button", { name: "Ler a etiqueta" }).click();
    await expect(page.getByText("Etiqueta lida: Contactar um comercial.")).toBeVisible();
    await expect(page.locator("#campo-nomeComercial")).toHaveValue("Marta Figueiredo");
    await expect(page.locator("#campo-variante")).toHaveValue("titulo-fora");
    await expect(page.getByRole("region", { name: "Etiqueta", exact: true })).toHaveText(snippet);
    await previewHasCome(page);
  }
  expect([...said.console, ...said.errors]).toEqual([]);
});

test("an editor's misspelt number is explained beside its field, and the tag is not offered as if it were right", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/galeria#mortgage-calculator/de-um-imovel`);
  await tryOut(page);
  const years = page.getByLabel("Prazo (anos)");
  await years.fill("trinta");
  await expect(years).toHaveAccessibleDescription(/^Escreva um número, por exemplo 30\. Encontrado: «trinta»\./);
  await expect(page.getByRole("log")).toContainText("imo:error");
  await expect(page.getByRole("status").filter({ hasText: "Esta etiqueta tem um erro." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copiar mesmo assim" })).toBeVisible();
  await page.getByRole("button", { name: "Prazo", exact: true }).click();
  await expect(years).toBeFocused();
  await years.fill("30 anos");
  await expect(page.getByRole("button", { name: "Copiar a etiqueta" })).toBeVisible();
  await expect(page.getByText("Esta etiqueta tem um erro.")).toBeHidden();
});

test("the tag holds the number that the editor gave, and with the script blocked that is what visitors see", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/galeria#general-contact`);
  const tag = page.getByRole("region", { name: "Etiqueta", exact: true });
  await expect(tag).toContainText('<a href="/contactos">Ligue para a agência</a>');
  await page.getByLabel("Telefone", { exact: true }).fill("234 567 890");
  await expect(tag).toContainText('Ligue para <a href="tel:+351234567890">234 567 890</a>');
  await page.getByLabel("Texto alternativo").fill("Fale connosco");
  await expect(tag).toContainText('<a href="tel:+351234567890">Fale connosco</a>');
  await bringInto(page, "Script bloqueado");
  await expect(page.frameLocator("iframe").getByRole("link", { name: "Fale connosco" })).toBeVisible();
});

test("an editor fills in, orders and takes away people by keyboard, and never meets JSON", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#team-cards/uma-pessoa`);
  const people = page.getByRole("group", { name: "Pessoas" });
  const preview = page.frameLocator("iframe");
  await people.getByRole("button", { name: "Adicionar pessoa" }).press("Enter");
  const second = people.getByRole("group", { name: "Pessoa 2" });
  await expect(second.getByLabel("Nome *")).toBeFocused();
  // A row that is not filled in yet is no mistake.
  await expect(page.getByRole("button", { name: "Copiar a etiqueta" })).toBeVisible();
  await page.keyboard.type("Zé Ninguém");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Consultor");
  await expect(preview.getByText("Zé Ninguém")).toBeVisible();
  await second.getByRole("button", { name: "Subir" }).press("Enter");
  const first = people.getByRole("group", { name: "Pessoa 1" });
  await expect(first.getByRole("button", { name: "Descer" })).toBeFocused();
  await expect(people.getByRole("status")).toHaveText("Está agora na linha 1 de 2.");
  await expect(page.getByRole("region", { name: "Etiqueta", exact: true })).toContainText(
    /data-colaboradores='\[\{"name":"Zé Ninguém","titulo":"Consultor"\},\{"id":13,/,
  );
  await second.getByRole("button", { name: "Retirar" }).press("Enter");
  await expect(people.getByLabel("Nome *")).toHaveValue("Zé Ninguém");
  await expect(people.getByLabel("Nome *")).toBeFocused();
  await people.getByLabel("Nome *").fill("");
  await expect(people).toHaveAccessibleDescription(/^Na linha 1 falta «Nome»\./);
  expect(await violations(page)).toEqual([]);
});

test("fixed lists are ticked, and a word of a pasted tag that no list knows is named", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#listing-search`);
  // The form moves down as the preview gets its listings.
  await page
    .frameLocator("iframe")
    .getByRole("heading", { name: /imóveis$/ })
    .waitFor();
  const purposes = page.getByRole("group", { name: "Objectivo" });
  await purposes.getByLabel("Comprar").check();
  await purposes.getByLabel("Arrendar").check();
  const tag = page.getByRole("region", { name: "Etiqueta", exact: true });
  await expect(tag).toContainText('data-objectivo="Comprar,Arrendar"');
  const pasted = '<div data-imo-widget="listing-search" data-objectivo="Alugar" data-tipo="Moradia"></div>';
  await page.getByLabel("Etiqueta colada").fill(pasted);
  await page.getByRole("button", { name: "Ler a etiqueta" }).click();
  await expect(page.getByText("data-tipo não é um nome conhecido. Ficou de fora.")).toBeVisible();
  await expect(purposes).toHaveAccessibleDescription(/^«Alugar» não é um valor conhecido\./);
  await purposes.getByLabel("Alugar").uncheck();
  await expect(page.getByRole("button", { name: "Copiar a etiqueta" })).toBeVisible();
});

test("a Laravel developer copies what the package needs", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#property-contact`);
  await page.getByRole("radio", { name: "Componente Blade" }).check();
  await page.getByText("Linhas a incluir uma só vez por página").click();
  const box = page.locator(".gallery-snippet");
  await expect(box).toContainText("composer require imo-widgets/laravel");
  await expect(box).toContainText("@imoWidgets");
  await expect(box).not.toContainText("<link rel");
  await page.getByRole("button", { name: "Copiar a diretiva" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("@imoWidgets");
});

test("at 1280 px the tag stands beside the preview and stays in sight, and the frame is as high as its page", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/galeria#mortgage-calculator/de-um-imovel`);
  const preview = page.frameLocator("iframe");
  await preview.locator("[data-imo-root]").waitFor();
  const bottomOf = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().bottom);
  const copy = page.getByRole("button", { name: "Copiar a etiqueta" });
  await expect(copy).toBeInViewport();
  const heightInside = () => preview.locator("body").evaluate((body) => body.scrollHeight);
  const heightOutside = () => page.locator("iframe").evaluate((frame) => frame.clientHeight);
  await expect.poll(async () => (await heightOutside()) - (await heightInside())).toBe(0);
  expect(await heightOutside()).toBeLessThan(680);
  await page.getByLabel("Texto alternativo").scrollIntoViewIfNeeded();
  await expect(copy).toBeInViewport();

  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const top = await page.locator(".gallery-snippet").evaluate((box) => box.getBoundingClientRect().top);
    expect(Math.abs(top - (await bottomOf(".gallery-preview")))).toBeLessThanOrEqual(24);
  }
});

test("an editor comes from the gallery to the guide and back, and finds its pictures", async ({ page, site, said }) => {
  await page.goto(`${site.url}/galeria`);
  await page.getByRole("link", { name: "Guia para quem edita" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Para quem edita o site");
  for (const image of await page.locator("main img").all()) {
    // A browser may not load a picture far from the window.
    await image.scrollIntoViewIfNeeded();
    const widthOf = () => image.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(widthOf, { timeout: 15_000 }).toBeGreaterThan(0);
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Laravel", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("imo-widgets for Laravel");
  await page.getByRole("link", { name: "Galeria" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Galeria dos componentes");
  expect([...said.console, ...said.errors]).toEqual([]);
});

test("a link in the address opens that example, and Back returns to the one before", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#mortgage-calculator/sem-juros`);
  const preview = page.frameLocator("iframe");
  await expect(preview.locator("[data-imo-widget]")).toHaveAttribute("data-tan", "0");
  await page.getByRole("link", { name: "de um imóvel caro" }).click();
  await expect(preview.locator("[data-imo-widget]")).toHaveAttribute("data-tan", "3.125");
  await page.goBack();
  await expect(preview.locator("[data-imo-widget]")).toHaveAttribute("data-tan", "0");
});

const LISTING_STATES: Record<string, (preview: FrameLocator, log: Locator) => Promise<void>> = {
  "Tudo normal": (preview) => expect(preview.getByRole("heading", { name: /\d imóveis$/ })).toBeVisible(),
  // The content between the tags stays until the first answer.
  "Respostas lentas (3 s)": async (preview) => {
    await expect(preview.getByRole("link", { name: "Ver todos os imóveis" })).toBeVisible();
    await expect(preview.getByRole("heading", { name: /\d imóveis$/ })).toBeVisible({ timeout: 8000 });
  },
  "Sem resultados": (preview) =>
    expect(preview.getByRole("heading", { name: /^Nenhum imóvel corresponde/ })).toBeVisible(),
  "Sessão expirada (419)": failsSilently,
  "Dados recusados (422)": failsSilently,
  "Erro do servidor (500)": failsSilently,
  "Sem ligação": failsSilently,
  "Nunca responde": async (preview, log) => {
    await expect(preview.getByRole("link", { name: "Ver todos os imóveis" })).toBeVisible();
    await expect(log).not.toContainText("imo:results");
  },
  "Dados da página inválidos": (_, log) => expect(log).toContainText("text that is not JSON"),
  "Script bloqueado": (preview) => expect(preview.getByRole("link", { name: "Ver todos os imóveis" })).toBeVisible(),
};

async function failsSilently(preview: FrameLocator, log: Locator) {
  await expect(log).toContainText('"network"');
  await expect(preview.locator("[class*=skeleton]")).toHaveCount(0);
  await expect(preview.locator(".imo-listing")).toHaveCount(0);
}

for (const [state, outcome] of [
  ["Tudo normal", "success"],
  ["Dados recusados (422)", "failure"],
  ["Sem ligação", "failure"],
]) {
  test(`in the state «${state}» a sent message ends in ${outcome}`, async ({ page, site }) => {
    await page.goto(`${site.url}/galeria#general-contact/com-formas-de-contacto`);
    await previewHasCome(page);
    // Until the slow page has come, the frame shows the one before, which takes typing too.
    await page.route(/\/moldura/, (route) => setTimeout(() => void route.continue(), 700));
    await bringInto(page, state as string);
    await send(page);
    await expect(page.getByRole("log")).toContainText(`"outcome":"${outcome}"`);
  });
}

/** Opens what only those who try things out need. */
async function tryOut(page: Page) {
  const box = page.locator(".gallery-experiments");
  if ((await box.getAttribute("open")) === null) await box.locator("summary").click();
}

/** Chooses a state, and waits until the preview is the page in that state. */
async function bringInto(page: Page, state: string) {
  await tryOut(page);
  await page.getByLabel("Estado").selectOption(state);
  await previewHasCome(page);
}

async function previewHasCome(page: Page) {
  await expect(page.getByRole("region", { name: "Pré-visualização" })).toHaveAttribute("aria-busy", "false");
}

async function send(page: Page) {
  await previewHasCome(page);
  const preview = page.frameLocator("iframe");
  await preview.getByLabel("O Seu nome*").fill("Zé Teste");
  await preview.getByLabel("E-mail*").fill("ze@exemplo.pt");
  await preview.getByLabel("Contacto*").fill("912345678");
  await preview.getByLabel("Mensagem*").fill("Olá");
  await preview.locator("button[type=submit]").click();
}

test("a developer narrows and darkens the preview, and puts it on another kind of page", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#mortgage-calculator/de-um-imovel`);
  const preview = page.frameLocator("iframe");
  const widthInside = () => preview.locator("html").evaluate(() => innerWidth);
  await page.getByRole("button", { name: "360 px" }).click();
  await expect.poll(widthInside).toBe(360);
  await page.getByRole("slider").press("ArrowRight");
  await expect.poll(widthInside).toBe(362);
  await page.getByRole("button", { name: "1280 px" }).click();
  await expect.poll(widthInside).toBe(1280);
  await tryOut(page);
  await page.getByLabel("Página escura").check();
  await expect(preview.locator(".imo")).toHaveCSS("color-scheme", "dark");
  await page.getByLabel("Estilo da página").selectOption("Um tema antigo");
  await expect(preview.locator("body")).toHaveCSS("text-align", "justify");
});

test("a pale accent is warned of, shows in the preview and stands in the CSS to copy", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#mortgage-calculator/de-um-imovel`);
  await expect(page.getByText("Todos os contrastes são suficientes.")).toBeVisible();
  await page.getByLabel("Destaque", { exact: true }).fill("#ffcc00");
  await expect(page.getByText(/«Texto sobre o destaque» sobre «Destaque» tem um contraste de 1,\d:1/)).toBeVisible();
  await expect(page.getByRole("region", { name: "CSS do aspeto" })).toContainText("--imo-color-accent: #ffcc00;");
  const inside = page.frameLocator("iframe").locator("html");
  await expect
    .poll(() => inside.evaluate((root) => getComputedStyle(root).getPropertyValue("--imo-color-accent")))
    .toBe("#ffcc00");
});

test("with the script blocked every widget's visitor finds what stands between the tags", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria`);
  await bringInto(page, "Script bloqueado");
  const preview = page.frameLocator("iframe");
  for (const widget of Object.keys(CHANGES)) {
    await page.goto(`${site.url}/galeria/#${widget}`);
    const host = preview.locator(`[data-imo-widget="${widget.split("/")[0]}"]`);
    await expect(host.getByRole("link").first()).toBeVisible();
    await expect(host.locator("[data-imo-root]")).toHaveCount(0);
  }
});

// In two parts, side by side; each page is loaded once for all widths.
for (const part of [0, 1]) {
  const widgets = Object.keys(CHANGES).filter((_, at) => at % 2 === part);
  test(`at no width does axe find anything in the gallery, and nothing sticks out: ${widgets.join(", ")}`, async ({
    page,
    site,
    said,
  }) => {
    test.setTimeout(90_000);
    for (const widget of widgets) {
      await page.goto(`${site.url}/galeria#${widget}`);
      await page.frameLocator("iframe").locator("[data-imo-root]").waitFor();
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await violations(page), `${widget} at ${width} px`).toEqual([]);
      }
    }
    expect(said.console.filter((line) => /Content Security|Refused|violates/i.test(line))).toEqual([]);
  });
}

test("an editor without a mouse changes a value, copies the tag and opens another example", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#mortgage-calculator/de-um-imovel`);
  // The page has loaded before React has drawn it.
  await page.getByRole("link", { name: "Saltar para o componente" }).waitFor({ state: "attached" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#componente")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "vazia" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#campo-anos")).toHaveValue("");
  await page.locator("#campo-anos").focus();
  await page.keyboard.type("25");
  await page.getByRole("button", { name: "Copiar a etiqueta" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Copiado." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('data-anos="25"');
});

test.describe("as static files in a folder of any server", () => {
  test("the listing is answered in the browser, in each state, and the team has its photos", async ({ page }) => {
    test.setTimeout(60_000);
    const server = await staticServer();
    await page.goto(`${server.url}/pasta/#listing-search`);
    await tryOut(page);
    for (const [state, isShown] of Object.entries(LISTING_STATES)) {
      await page.getByRole("button", { name: "Limpar", exact: true }).click();
      await bringInto(page, state);
      await isShown(page.frameLocator("iframe"), page.getByRole("log"));
    }
    await bringInto(page, "Tudo normal");
    await page.getByRole("link", { name: "Equipa" }).click();
    await page.locator("iframe").scrollIntoViewIfNeeded();
    const photo = page.frameLocator("iframe").locator("img").first();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Contacto geral" }).click();
    await send(page);
    await expect(page.getByRole("log")).toContainText('"outcome":"success"');
    await server.close();
  });

  test("a frame URL that a stranger made runs nothing of theirs, and a message typed there stays on the site", async ({
    page,
  }) => {
    const server = await staticServer();
    const foreign: string[] = [];
    const stranger = createServer(({ method = "", url = "" }, response) => {
      foreign.push(`${method} ${url}`);
      response.writeHead(204, { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" }).end();
    });
    await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
    const strangerUrl = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    const markup = `<img src="data:," onerror="document.title='taken'">`;
    const request = {
      // The markup that such a URL could contain when it held the tag itself.
      tag: `<div data-imo-widget="general-contact" data-api-base="${strangerUrl}">${markup}</div>`,
      widget: "general-contact",
      fallbackText: markup,
      values: { apiBase: strangerUrl, csrfUrl: strangerUrl, mensagem: markup, onmouseover: "document.title='taken'" },
      form: "atributos",
      calls: null,
      host: "nenhum",
      theme: { "--imo-color-surface": `url(${strangerUrl}/pixel)` },
      isDark: false,
    };
    await page.goto(`${server.url}/pasta/gallery/moldura.html#${encodeURIComponent(JSON.stringify(request))}`);
    const host = page.locator('[data-imo-widget="general-contact"]');
    await host.locator("[data-imo-root]").waitFor();
    await expect(host.locator("img")).toHaveCount(0);
    expect(await host.evaluate((element) => element.getAttributeNames())).toEqual(["data-imo-widget", "data-mensagem"]);
    await page.getByLabel("O Seu nome*").fill("Zé Teste");
    await page.getByLabel("E-mail*").fill("ze@exemplo.pt");
    await page.getByLabel("Contacto*").fill("912345678");
    await page.locator("button[type=submit]").click();
    await page.locator(".imo-result").waitFor();
    expect(await page.title()).toMatch(/^Pré-visualização/);
    expect(foreign).toEqual([]);
    stranger.close();
    await server.close();
  });

  test("a frame URL with a widget, a host style or a property that the gallery does not know shows nothing", async ({
    page,
  }) => {
    const server = await staticServer();
    const known = {
      widget: "general-contact",
      values: {},
      fallbackText: "",
      form: "atributos",
      calls: null,
      host: "nenhum",
      theme: {},
    };
    const right = { ...known, isDark: false };
    for (const wrong of [
      { widget: "x" },
      { host: "../../x" },
      { theme: { "background-image": "none" } },
      { calls: "x" },
    ]) {
      const hash = encodeURIComponent(JSON.stringify({ ...right, ...wrong }));
      await page.goto("about:blank");
      await page.goto(`${server.url}/pasta/gallery/moldura.html#${hash}`);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("#content")).toBeEmpty();
      await expect(page.locator("link[href*=hosts]")).toHaveCount(0);
    }
    await page.goto("about:blank");
    await page.goto(`${server.url}/pasta/gallery/moldura.html#${encodeURIComponent(JSON.stringify(right))}`);
    await expect(page.locator("#content [data-imo-root]")).toBeVisible();
    await server.close();
  });
});

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Starts a server for static files. */
async function staticServer() {
  const server = createServer(async ({ url = "/" }, response) => {
    const path = normalize(new URL(url, "http://files").pathname);
    const name = path.endsWith("/") ? `${path}index.html` : path;
    const file = name.startsWith("/pasta/") ? await readFile(join(BUILT, name.slice(6))).catch(() => null) : null;
    if (file) response.writeHead(200, { "Content-Type": TYPES[extname(name)] ?? "text/plain" }).end(file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
