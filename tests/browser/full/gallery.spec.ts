/**
 * Tests the whole gallery: each widget is changed, its tag is copied to another page, and each of
 * its states is shown, on the demo site and as static files.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { holdRequests } from "../../support/held-requests.ts";
import { expect, test, violations } from "../fixtures.ts";

const BUILT = fileURLToPath(new URL("../../../dist-demo", import.meta.url));
if (!existsSync(join(BUILT, "index.html")))
  throw new Error("dist-demo/ is not there: npm run build:demo comes first.");

type Change = { label: string; text: string; attribute: string; written?: string };

/** For each widget a key, the value that an editor enters, and the resulting attribute. */
const CHANGES: Record<string, Change> = {
  "hero-search": {
    label: "Facebook",
    text: "https://www.facebook.com/outra",
    attribute: "data-facebook",
  },
  "listing-search": { label: "Localização", text: "Espinho", attribute: "data-localizacao" },
  "mortgage-calculator": {
    ...{ label: "Preço do imóvel (€)", text: "312 000 €" },
    ...{ attribute: "data-preco-imovel", written: "312000" },
  },
  "property-contact": { label: "Referência do imóvel", text: "SMF-0007", attribute: "data-id-ref" },
  "general-contact": { label: "Mensagem", text: "Quero vender.", attribute: "data-mensagem" },
  "agent-contact": {
    label: "Nome do comercial",
    text: "Rui O'Neill",
    attribute: "data-nome-comercial",
  },
  "agency-contact": {
    label: "Política de privacidade",
    text: "/legal",
    attribute: "data-privacidade-url",
  },
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

test("shows each widget's change in the preview and the tag, and the same widget on a page with the copied tag", async ({
  page,
  site,
  open,
}) => {
  test.setTimeout(90_000);
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }),
  );
  const preview = page.frameLocator("iframe");
  for (const [widget, { label, text, attribute, written = text }] of Object.entries(CHANGES)) {
    await test.step(widget, async () => {
      await page.goto(`${site.url}/galeria#${widget}`);
      if (widget === "listing-search") await bringInto(page, "Sem resultados");
      await page.getByRole("textbox", { name: label, exact: true }).fill(text);
      await expect(preview.locator("[data-imo-widget]")).toHaveAttribute(attribute, written);
      await expect(page.getByRole("region", { name: "Etiqueta", exact: true })).toContainText(
        written,
      );

      await page.getByRole("button", { name: "Copiar a etiqueta" }).click();
      await expect(page.getByRole("status").filter({ hasText: "Copiado." })).toBeVisible();
      const snippet = await page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(() => shown(preview)).not.toBe("");
      const inTheGallery = await shown(preview);
      await open(snippet);
      await expect.poll(() => shown(page)).toBe(inTheGallery);
    });
  }
});

/** Returns a widget's texts, the values of its fields, and the URLs of its links. */
async function shown(place: Page | FrameLocator): Promise<string> {
  const slot = place.locator("[data-imo-root]");
  await slot.first().waitFor();
  return slot.evaluate((root) => {
    const values = [...root.querySelectorAll<HTMLInputElement>("input, textarea, select")].map(
      ({ value }) => value,
    );
    const links = [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    return JSON.stringify([root.textContent, values, links]);
  });
}

test("shows each widget's fallback if the script is blocked", async ({ page, site }) => {
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

test("passes axe with each widget at each width, and stays within the window", async ({
  page,
  site,
  said,
}) => {
  test.setTimeout(120_000);
  for (const widget of Object.keys(CHANGES)) {
    // Each page is loaded once for all widths.
    await page.goto(`${site.url}/galeria#${widget}`);
    await page.frameLocator("iframe").locator("[data-imo-root]").waitFor();
    for (const width of [360, 768, 1280]) {
      await test.step(`${widget} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBe(width);
        expect(await violations(page)).toEqual([]);
      });
    }
  }
  expect(said.console.filter((line) => /Content Security|Refused|violates/i.test(line))).toEqual(
    [],
  );
});

test("adds, moves and removes people by keyboard only, without JSON", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#team-cards/uma-pessoa`);
  const people = page.getByRole("group", { name: "Pessoas" });
  const preview = page.frameLocator("iframe");
  await people.getByRole("button", { name: "Adicionar pessoa" }).press("Enter");
  const second = people.getByRole("group", { name: "Pessoa 2" });
  await expect(second.getByLabel("Nome *")).toBeFocused();
  // An empty row is not an error.
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

test("shows a developer other widths, hosts and themes, and what a Laravel page includes", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/galeria#mortgage-calculator/de-um-imovel`);
  const preview = page.frameLocator("iframe");
  const inside = preview.locator("html");
  const widthInside = () => inside.evaluate(() => innerWidth);
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

  await page.getByLabel("Página escura").uncheck();
  await expect(page.getByText("Todos os contrastes são suficientes.")).toBeVisible();
  await page.getByLabel("Destaque", { exact: true }).fill("#ffcc00");
  await expect(
    page.getByText(/«Texto sobre o destaque» sobre «Destaque» tem um contraste de 1,\d:1/),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "CSS do aspeto" })).toContainText(
    "--imo-color-accent: #ffcc00;",
  );
  await expect
    .poll(() =>
      inside.evaluate((root) => getComputedStyle(root).getPropertyValue("--imo-color-accent")),
    )
    .toBe("#ffcc00");

  await page.getByRole("radio", { name: "Componente Blade" }).check();
  await page.getByText("Linhas a incluir uma só vez por página").click();
  const box = page.locator(".gallery-snippet");
  await expect(box).toContainText("composer require imo-widgets/laravel");
  await expect(box).toContainText("@imoWidgets");
  await expect(box).not.toContainText("<link rel");
  await page.getByRole("button", { name: "Copiar a diretiva" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("@imoWidgets");
});

test("links to the guides and back, with their pictures", async ({ page, site, said }) => {
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

test("sends a message in each state only once the preview has changed to it", async ({
  page,
  site,
}) => {
  for (const [state, outcome] of [
    ["Tudo normal", "success"],
    ["Dados recusados (422)", "failure"],
    ["Sem ligação", "failure"],
  ] as const) {
    await test.step(state, async () => {
      await page.goto("about:blank");
      await page.goto(`${site.url}/galeria#general-contact/com-formas-de-contacto`);
      await previewHasCome(page);
      await tryOut(page);
      if (state !== "Tudo normal") {
        const release = await holdRequests(page, /\/moldura/);
        await page.getByLabel("Estado").selectOption(state);
        // Until the slow page has loaded, the frame shows the previous one, in which a test could
        // type by mistake.
        await expect(stageOf(page)).toHaveAttribute("aria-busy", "true");
        release();
      }
      await send(page);
      await expect(page.getByRole("log")).toContainText(`"outcome":"${outcome}"`);
    });
  }
});

const LISTING_STATES: Record<string, (preview: FrameLocator, log: Locator) => Promise<void>> = {
  "Tudo normal": (preview) =>
    expect(preview.getByRole("heading", { name: /\d imóveis$/ })).toBeVisible(),
  // The fallback stays until the first answer.
  "Respostas lentas (3 s)": async (preview) => {
    await expect(preview.getByRole("link", { name: "Ver todos os imóveis" })).toBeVisible();
    await expect(preview.getByRole("heading", { name: /\d imóveis$/ })).toBeVisible({
      timeout: 8000,
    });
  },
  "Sem resultados": (preview) =>
    expect(preview.getByRole("heading", { name: /^Nenhum imóvel corresponde/ })).toBeVisible(),
  "Sessão expirada (419)": failsSilently,
  "Dados recusados (422)": failsSilently,
  "Erro do servidor (500)": failsSilently,
  "Sem ligação": failsSilently,
  "Nunca responde": (preview) =>
    expect(preview.getByRole("link", { name: "Ver todos os imóveis" })).toBeVisible(),
  "Dados da página inválidos": (_, log) => expect(log).toContainText("text that is not JSON"),
  "Script bloqueado": (preview) =>
    expect(preview.getByRole("link", { name: "Ver todos os imóveis" })).toBeVisible(),
};

async function failsSilently(preview: FrameLocator, log: Locator) {
  await expect(log).toContainText('"network"');
  await expect(preview.locator("[class*=skeleton]")).toHaveCount(0);
  await expect(preview.locator(".imo-listing")).toHaveCount(0);
}

/** Opens the part of the gallery for trying out states. */
async function tryOut(page: Page) {
  const box = page.locator(".gallery-experiments");
  if ((await box.getAttribute("open")) === null) await box.locator("summary").click();
}

/** Chooses a state and waits until the preview shows it. */
async function bringInto(page: Page, state: string) {
  await tryOut(page);
  await page.getByLabel("Estado").selectOption(state);
  await previewHasCome(page);
}

const stageOf = (page: Page) => page.getByRole("region", { name: "Pré-visualização" });

async function previewHasCome(page: Page) {
  await expect(stageOf(page)).toHaveAttribute("aria-busy", "false");
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

test.describe("as static files in a folder of any server", () => {
  test("answers a listing in each state in the browser, and shows the team's photos", async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const server = await staticServer();
    await page.goto(`${server.url}/pasta/#listing-search`);
    await tryOut(page);
    for (const [state, isShown] of Object.entries(LISTING_STATES)) {
      await test.step(state, async () => {
        await page.getByRole("button", { name: "Limpar", exact: true }).click();
        // In the other states, the result of the request is visible.
        const asked = state === "Nunca responde" ? page.waitForRequest("**/api/imoveis") : null;
        await bringInto(page, state);
        await asked;
        await isShown(page.frameLocator("iframe"), page.getByRole("log"));
      });
    }
    await bringInto(page, "Tudo normal");
    await page.getByRole("link", { name: "Equipa" }).click();
    await page.locator("iframe").scrollIntoViewIfNeeded();
    const photo = page.frameLocator("iframe").locator("img").first();
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole("link", { name: "Contacto geral" }).click();
    await send(page);
    await expect(page.getByRole("log")).toContainText('"outcome":"success"');
    await server.close();
  });

  test("runs nothing from a stranger's frame URL, and keeps a message typed there on the site", async ({
    page,
  }) => {
    const server = await staticServer();
    const foreign: string[] = [];
    const stranger = createServer(({ method = "", url = "" }, response) => {
      foreign.push(`${method} ${url}`);
      response
        .writeHead(204, { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" })
        .end();
    });
    await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
    const strangerUrl = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    const markup = `<img src="data:," onerror="document.title='taken'">`;
    const request = {
      // Such a URL could contain this markup when URLs still contained the tag itself.
      tag: `<div data-imo-widget="general-contact" data-api-base="${strangerUrl}">${markup}</div>`,
      widget: "general-contact",
      fallbackText: markup,
      values: {
        apiBase: strangerUrl,
        csrfUrl: strangerUrl,
        mensagem: markup,
        onmouseover: "document.title='taken'",
      },
      form: "atributos",
      calls: null,
      host: "nenhum",
      theme: { "--imo-color-surface": `url(${strangerUrl}/pixel)` },
      isDark: false,
    };
    await page.goto(
      `${server.url}/pasta/gallery/moldura.html#${encodeURIComponent(JSON.stringify(request))}`,
    );
    const host = page.locator('[data-imo-widget="general-contact"]');
    await host.locator("[data-imo-root]").waitFor();
    await expect(host.locator("img")).toHaveCount(0);
    expect(await host.evaluate((element) => element.getAttributeNames())).toEqual([
      "data-imo-widget",
      "data-mensagem",
    ]);
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
    const file = name.startsWith("/pasta/")
      ? await readFile(join(BUILT, name.slice(6))).catch(() => null)
      : null;
    if (file)
      response.writeHead(200, { "Content-Type": TYPES[extname(name)] ?? "text/plain" }).end(file);
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
