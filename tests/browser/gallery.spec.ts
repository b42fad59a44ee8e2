/**
 * The gallery as an editor and a developer use it: every widget is seen, changed, copied onto a page of one's own and
 * brought into each of its states, on the demo site with the real API and as static files with none.
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

/** One key of each widget, what an editor writes there, and the attribute that it becomes. */
const CHANGES: Record<string, { key: string; text: string; attribute: string }> = {
  "hero-search": { key: "facebook", text: "https://www.facebook.com/outra", attribute: "data-facebook" },
  "listing-search": { key: "objectivo", text: "Arrendar", attribute: "data-objectivo" },
  "mortgage-calculator": { key: "precoImovel", text: "312000", attribute: "data-preco-imovel" },
  "property-contact": { key: "idRef", text: "SMF-0007", attribute: "data-id-ref" },
  "general-contact": { key: "mensagem", text: "Quero vender.", attribute: "data-mensagem" },
  "agent-contact": { key: "nomeComercial", text: "Rui O'Neill", attribute: "data-nome-comercial" },
  "agency-contact": { key: "privacidadeUrl", text: "/legal", attribute: "data-privacidade-url" },
  "recruitment-wizard": { key: "telefone", text: "227 000 000", attribute: "data-telefone" },
  "valuation-wizard": { key: "localizacoes", text: "Ovar\nEspinho", attribute: "data-localizacoes" },
  "team-cards": { key: "colaboradores", text: '[{"id":1,"name":"Zé"}]', attribute: "data-colaboradores" },
};

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

for (const [widget, { key, text, attribute }] of Object.entries(CHANGES)) {
  test(`${widget}: what an editor changes shows in preview and snippet, and the copied snippet shows the same widget elsewhere`, async ({
    page,
    site,
    open,
  }) => {
    await page.route("**/api/imoveis", (route) => route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }));
    await page.goto(`${site.url}/galeria#${widget}`);
    const preview = page.frameLocator("iframe");
    await page
      .getByRole("textbox", { name: key, exact: false })
      .and(page.locator(`#campo-${key}`))
      .fill(text);
    const written = text.replace("\n", ",");
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

/** All that a widget says: its texts, what its fields hold, where its links lead. */
async function shown(place: Page | FrameLocator): Promise<string> {
  const slot = place.locator("[data-imo-root]");
  await slot.first().waitFor();
  return slot.evaluate((root) => {
    const values = [...root.querySelectorAll<HTMLInputElement>("input, textarea, select")].map(({ value }) => value);
    const links = [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    return JSON.stringify([root.textContent, values, links]);
  });
}

test("an editor who pastes a snippet of any form finds the form as it was", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#agent-contact/titulo-fora`);
  for (const form of ["HTML com atributos", "HTML com JSON", "Componente Blade", "Blade simples"]) {
    await page.getByRole("radio", { name: form }).check();
    const snippet = (await page.getByRole("region", { name: "Etiqueta", exact: true }).textContent()) ?? "";
    await page.getByRole("link", { name: "Equipa" }).click();
    await expect(page.getByRole("heading", { level: 2 })).toContainText("Equipa");
    await page.getByLabel("Etiqueta colada").fill(snippet);
    await page.getByRole("button", { name: "Ler a etiqueta" }).click();
    await expect(page.getByText("Lida: Contacto de um comercial.")).toBeVisible();
    await expect(page.locator("#campo-nomeComercial")).toHaveValue("Marta Figueiredo");
    await expect(page.locator("#campo-variante")).toHaveValue("titulo-fora");
    await expect(page.getByRole("region", { name: "Etiqueta", exact: true })).toHaveText(snippet);
  }
});

test("an editor's misspelt number is explained beside its field, in the bundle's words", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#mortgage-calculator/de-um-imovel`);
  await page.locator("#campo-anos").fill("trinta");
  await expect(page.locator("#campo-anos")).toHaveAccessibleDescription(/data-anos expected a number such as 30/);
  await expect(page.getByRole("log")).toContainText("imo:error");
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
  "Respostas lentas (3 s)": async (preview) => {
    await expect(preview.locator("[class*=skeleton]").first()).toBeVisible();
    await expect(preview.getByRole("heading", { name: /\d imóveis$/ })).toBeVisible({ timeout: 8000 });
  },
  "Sem resultados": (preview) =>
    expect(preview.getByRole("heading", { name: /^Nenhum imóvel corresponde/ })).toBeVisible(),
  "Sessão expirada (419)": failsSilently,
  "Dados recusados (422)": failsSilently,
  "Erro do servidor (500)": failsSilently,
  "Sem ligação": failsSilently,
  "Nunca responde": async (preview, log) => {
    await expect(preview.locator("[class*=skeleton]").first()).toBeVisible();
    await expect(log).not.toContainText("imo:results");
  },
  "Dados da página estragados": (_, log) => expect(log).toContainText("text that is not JSON"),
  "Script bloqueado": (preview) => expect(preview.getByRole("link", { name: "Ver todos os imóveis" })).toBeVisible(),
};

async function failsSilently(preview: FrameLocator, log: Locator) {
  await expect(log).toContainText('"network"');
  await expect(preview.locator("[class*=skeleton]")).toHaveCount(0);
  await expect(preview.locator(".imo-listing")).toHaveCount(0);
}

test("a developer brings the listing into each state", async ({ page, site }) => {
  test.setTimeout(60_000);
  await page.goto(`${site.url}/galeria#listing-search`);
  for (const [state, isShown] of Object.entries(LISTING_STATES)) {
    await page.getByRole("button", { name: "Limpar", exact: true }).click();
    await bringInto(page, state);
    await isShown(page.frameLocator("iframe"), page.getByRole("log"));
  }
});

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

/** Chooses a state, and waits until the preview is the page in that state. */
async function bringInto(page: Page, state: string) {
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

test("a developer narrows, zooms, darkens and calms the preview", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#mortgage-calculator/de-um-imovel`);
  const preview = page.frameLocator("iframe");
  const widthInside = () => preview.locator("html").evaluate(() => innerWidth);
  await page.getByRole("button", { name: "360 px" }).click();
  await expect.poll(widthInside).toBe(360);
  await page.getByRole("separator").press("ArrowRight");
  await expect.poll(widthInside).toBe(370);
  await page.getByRole("button", { name: "1280 px" }).click();
  await page.getByLabel("Zoom de 200 %").check();
  await expect.poll(widthInside).toBe(640);
  await page.getByLabel("Página escura").check();
  await expect(preview.locator(".imo")).toHaveCSS("color-scheme", "dark");
  await page.getByLabel("Menos movimento").check();
  const prefersReducedMotion = () =>
    preview.locator("html").evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  await expect.poll(prefersReducedMotion).toBe(true);
  await expect(preview.locator(".imo input").first()).toHaveCSS("transition-duration", "0.001s");
  await page.getByLabel("Estilo da página").selectOption("Um tema antigo");
  await expect(preview.locator("body")).toHaveCSS("text-align", "justify");
});

test("dragging the preview's edge changes its width", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#mortgage-calculator`);
  await page.getByRole("button", { name: "768 px" }).click();
  await page.getByRole("separator").scrollIntoViewIfNeeded();
  const edge = await page.getByRole("separator").boundingBox();
  if (!edge) throw new Error("the edge is not on the page");
  await page.mouse.move(edge.x + 12, edge.y + 100);
  await page.mouse.down();
  await page.mouse.move(edge.x - 88, edge.y + 100, { steps: 4 });
  await page.mouse.up();
  const width = () =>
    page
      .frameLocator("iframe")
      .locator("html")
      .evaluate(() => innerWidth);
  await expect.poll(width).toBeLessThan(700);
  await expect.poll(width).toBeGreaterThan(640);
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

test("the page's files are listed with their bytes, only those of this widget", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#mortgage-calculator`);
  const table = page.getByRole("table");
  await expect(table).toContainText("imo-widgets.js");
  await expect(table).toContainText("chunks/mortgage-calculator");
  await expect(table).not.toContainText("chunks/listing-search");
  await expect(table).toContainText(/\d,\d kB/);
});

test("with the script blocked every widget's visitor finds what stands between the tags", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria`);
  await bringInto(page, "Script bloqueado");
  const preview = page.frameLocator("iframe");
  for (const widget of Object.keys(CHANGES)) {
    await page.goto(`${site.url}/galeria/#${widget}`);
    const host = preview.locator(`[data-imo-widget="${widget}"]`);
    await expect(host.getByRole("link")).toBeVisible();
    await expect(host.locator("[data-imo-root]")).toHaveCount(0);
  }
});

for (const width of [360, 1280]) {
  test(`at ${width} px axe finds nothing in the gallery, and nothing sticks out`, async ({ page, site, said }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    for (const widget of Object.keys(CHANGES)) {
      await page.goto(`${site.url}/galeria#${widget}`);
      await page.frameLocator("iframe").locator("[data-imo-root]").waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
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
    for (const [state, isShown] of Object.entries(LISTING_STATES)) {
      await page.getByRole("button", { name: "Limpar", exact: true }).click();
      await bringInto(page, state);
      await isShown(page.frameLocator("iframe"), page.getByRole("log"));
    }
    await bringInto(page, "Tudo normal");
    await page.getByRole("link", { name: "Equipa" }).click();
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
      // What such a URL could say when it held the tag itself.
      tag: `<div data-imo-widget="general-contact" data-api-base="${strangerUrl}">${markup}</div>`,
      widget: "general-contact",
      values: { apiBase: strangerUrl, csrfUrl: strangerUrl, mensagem: markup, onmouseover: "document.title='taken'" },
      form: "atributos",
      calls: null,
      host: "nenhum",
      theme: { "--imo-color-surface": `url(${strangerUrl}/pixel)` },
      isDark: false,
      hasLessMotion: false,
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
    const known = { widget: "general-contact", values: {}, form: "atributos", calls: null, host: "nenhum", theme: {} };
    const right = { ...known, isDark: false, hasLessMotion: false };
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

/** A server that knows nothing but files. */
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
