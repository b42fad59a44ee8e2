/**
 * The features around a search: alternatives to a search without results (docs/product/listing.md#near-searches), "Avise-me", sharing,
 * the tab's title and the last searches (docs/product/memory.md#this-search), by mouse, touch and keyboard, with broken storage
 * and without a network.
 */
import { readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import { built } from "../../support/built-files.ts";
import { holdRequests } from "../../support/held-requests.ts";
import { events, expect, recordEvents, test, violations } from "../fixtures.ts";

const ARIMO = new URL("../../../node_modules/@expo-google-fonts/arimo/", import.meta.url);
const LISTING = '<main><h1>Imóveis</h1><div data-imo-widget="listing-search"></div></main>';
const HERO = '<main><h1>Início</h1><div data-imo-widget="hero-search"></div><p>Depois da pesquisa</p></main>';
type Body = Record<string, unknown> & { maxprice: number | null; quartos: string[]; ordem: string; page: number };

const home = (id: number) => ({ id, titulo: `Casa ${id}`, link: `casa-${id}`, conselho: "Ovar" });
const found = (route: Route, ids: number[], total = ids.length) =>
  route.fulfill({
    json: { data: ids.map(home), current_page: 1, last_page: Math.max(1, Math.ceil(total / 12)), total },
  });

/** Answers every call by `ids`, and keeps the bodies. */
async function answerCalls(page: Page, idsOf: (body: Body) => number[] = () => [3, 2, 1]) {
  const bodies: Body[] = [];
  await page.route("**/api/imoveis", (route) => {
    const body = route.request().postDataJSON() as Body;
    bodies.push(body);
    return found(route, idsOf(body));
  });
  return bodies;
}
const DEAD_END = "?objectivo=Arrendar&localizacao=Esmoriz&quartos=3&maxprice=900";
const nearTitle = (page: Page) => page.getByRole("heading", { name: "Pesquisas semelhantes com imóveis" });
const panel = (page: Page) => page.getByRole("dialog");
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("imo:pesquisas") ?? "{}").data ?? []);

test.describe("near searches", () => {
  /** Homes for a higher price and without rooms; nothing else. */
  const some = (body: Body) => (body.maxprice === 990 ? [9] : body.quartos.length === 0 ? [8, 7] : []);

  test("a search that finds nothing offers the nearest that do, and one of them is a key away", async ({
    page,
    open,
  }) => {
    const bodies = await answerCalls(page, some);
    await open(LISTING, { path: "/lista", query: DEAD_END });
    await expect(page.getByRole("heading", { name: "Nenhum imóvel corresponde à sua pesquisa" })).toBeVisible();
    await expect(nearTitle(page)).toBeVisible();
    const options = page.getByRole("list", { name: "Pesquisas semelhantes com imóveis" }).getByRole("button");
    await expect(options).toHaveText([
      "Até 990\u00a0€1 imóvel",
      "Qualquer número de quartos2 imóveis",
      "Arrendar · Esmoriz, sem outros filtros2 imóveis",
    ]);
    expect(bodies.length).toBeLessThanOrEqual(7);
    await expect(page.getByRole("status").filter({ hasText: "Há imóveis em 3 pesquisas semelhantes." })).toBeAttached();
    expect(await violations(page)).toEqual([]);
    await options.first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "1 imóvel" })).toBeFocused();
    expect(new URL(page.url()).searchParams.get("maxprice")).toBe("990");
  });

  test("on a phone what else can be done stands in one row above them", async ({ page, open }) => {
    await answerCalls(page, some);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(LISTING, { path: "/lista", query: DEAD_END });
    await expect(nearTitle(page)).toBeVisible();
    const ways = page.locator(".imo-empty__ways .imo-tool");
    await expect(ways).toHaveText(["Avise-me", "Partilhar", "Favoritos"]);
    const boxes = await Promise.all((await ways.all()).map((way) => way.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    expect(Math.min(...boxes.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(44);
  });

  test("the box is there before them and does not move when they come", async ({ page, open }) => {
    await answerCalls(page, some);
    let first = true;
    const waiting: (() => void)[] = [];
    await page.route("**/api/imoveis", async (route) => {
      if (!first) await new Promise<void>((resolve) => waiting.push(resolve));
      first = false;
      await route.fallback();
    });
    await open(LISTING, { path: "/lista", query: DEAD_END });
    const clear = page.getByRole("button", { name: "Limpar todos os filtros" });
    await expect.poll(() => waiting.length).toBe(3);
    const before = await clear.boundingBox();
    await expect(nearTitle(page)).toHaveCount(0);
    for (const release of waiting) release();
    await expect.poll(() => waiting.length).toBe(6);
    for (const release of waiting) release();
    await expect(nearTitle(page)).toBeVisible();
    expect((await clear.boundingBox())?.y).toBe(before?.y);
  });

  test("they are given up when the visitor moves on", async ({ page, open }) => {
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.failure()?.errorText ?? ""));
    let calls = 0;
    await page.route("**/api/imoveis", (route) => {
      calls += 1;
      if (calls === 1) return found(route, []);
      const body = route.request().postDataJSON() as Body;
      // The near ones never answer.
      return body.maxprice === null && body.quartos.length === 1 ? found(route, [1]) : undefined;
    });
    await recordEvents(page);
    await open(LISTING, { path: "/lista", query: DEAD_END });
    await expect.poll(() => calls).toBe(4);
    await page.getByRole("button", { name: /^Retirar filtro: Até/ }).click();
    await expect(page.getByRole("heading", { name: "1 imóvel" })).toBeVisible();
    await expect.poll(() => failed.filter((text) => text.includes("ABORTED")).length).toBe(3);
    expect(await events(page, "imo:error")).toEqual([]);
  });

  test("without a network nothing is offered, and the page is told once", async ({ page, open, said }) => {
    let calls = 0;
    await page.route("**/api/imoveis", (route) => {
      calls += 1;
      return calls === 1 ? found(route, []) : route.abort();
    });
    await recordEvents(page);
    await open(LISTING, { path: "/lista", query: DEAD_END });
    await expect.poll(() => events(page, "imo:error").then((all) => all.length)).toBe(1);
    await expect(nearTitle(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Limpar todos os filtros" })).toBeVisible();
    expect(said.errors).toEqual([]);
  });

  test("a page that switches them off asks for nothing more, and loads nothing", async ({ page, open }) => {
    const bodies = await answerCalls(page, () => []);
    await open('<div data-imo-widget="listing-search" data-funcoes="favoritos"></div>', { query: DEAD_END });
    await expect(page.getByRole("button", { name: "Limpar todos os filtros" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Favoritos", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /Avise-me/ })).toHaveCount(0);
    await page.waitForTimeout(300);
    expect(bodies).toHaveLength(1);
  });
});

test.describe("this search", () => {
  const openPanel = (page: Page) => page.getByRole("button", { name: /^Avise-me/ }).click();

  test("Avise-me sends the search in words and as a link by the general contact's call", async ({
    page,
    open,
    host,
  }) => {
    await answerCalls(page);
    await page.route("**/api/contacto/contacto", (route) => route.fulfill({ json: {} }));
    await recordEvents(page);
    await open(LISTING, { path: "/lista", query: "?objectivo=Arrendar&localizacao=Ovar&quartos=3&pagina=2" });
    await page.getByRole("button", { name: /^Avise-me/ }).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("heading", { name: "Esta pesquisa" })).toBeVisible();
    await expect(panel(page).getByText("Arrendar · Ovar · Quartos: 3", { exact: true })).toBeVisible();
    await panel(page).getByLabel("O Seu nome*").fill("Ana Silva");
    await panel(page).getByLabel("E-mail*").fill("ana@exemplo.pt");
    await panel(page).getByLabel("Contacto*").fill("912345678");
    expect(await violations(page)).toEqual([]);
    const sent = page.waitForRequest("**/api/contacto/contacto");
    await panel(page).getByRole("button", { name: "Enviar" }).click();
    const request = await sent;
    expect(request.postDataJSON().mensagem).toBe(
      [
        "Olá, gostaria que me avisassem quando houver imóveis que correspondam a esta pesquisa:",
        "- Arrendar",
        "- Ovar",
        "- Quartos: 3",
        `${host.url}/lista?objectivo=Arrendar&localizacao=Ovar&quartos=3`,
        "Com os melhores cumprimentos.",
      ].join("\n"),
    );
    expect((await request.allHeaders())["imo-send-id"]).toBeTruthy();
    await expect(panel(page).getByText("Mensagem enviada com sucesso!")).toBeVisible();
    expect((await events(page, "imo:alert")).map(({ detail }) => detail)).toMatchObject([
      { widget: "listing-search", criteria: { objetivo: ["Arrendar"], localizacao: ["Ovar"], quartos: ["3"] } },
    ]);
    // A second look is not at the first one's result.
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Avise-me/ })).toBeFocused();
  });

  test("a half-written message is that of its search, and not of another one", async ({ page, open }) => {
    await answerCalls(page);
    await open(LISTING, { path: "/lista", query: "?localizacao=Ovar&estado=Novo" });
    await openPanel(page);
    await panel(page).getByLabel("O Seu nome*").fill("Ana Silva");
    await panel(page).getByLabel("Mensagem*").press("End");
    await panel(page).getByLabel("Mensagem*").pressSequentially(" De preferência perto do mar.");
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole("button", { name: /^Retirar filtro: Estado/ }).click();
    await openPanel(page);
    await expect(panel(page).getByLabel("Mensagem*")).toHaveValue(/esta pesquisa:\n- Ovar\n/);
    await page.reload();
    await openPanel(page);
    await expect(panel(page).getByLabel("Mensagem*")).not.toHaveValue(/perto do mar/);
  });

  test("without a network the form says so and keeps what was typed", async ({ page, open, context }) => {
    await answerCalls(page);
    await open(LISTING, { path: "/lista" });
    await openPanel(page);
    await panel(page).getByLabel("O Seu nome*").fill("Ana");
    await context.setOffline(true);
    await expect(panel(page).getByText("Está sem ligação à internet.", { exact: false })).toBeVisible();
    await expect(panel(page).getByRole("button", { name: "Enviar" })).toBeDisabled();
    await context.setOffline(false);
  });

  test("the link is copied, without the hash, and the page hears that a search was shared", async ({
    page,
    open,
    host,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (text: string) => void Object.assign(globalThis, { copied: text }) },
      });
    });
    await answerCalls(page);
    await recordEvents(page);
    await open(LISTING, { path: "/lista", query: "?localizacao=Ovar#topo" });
    await page.getByRole("button", { name: "Partilhar" }).click();
    await expect(page.getByRole("button", { name: "Copiada" })).toBeVisible();
    await expect(page.getByText("Ligação copiada.")).toHaveCount(1);
    expect(await page.evaluate(() => (globalThis as unknown as { copied: string }).copied)).toBe(
      `${host.url}/lista?localizacao=Ovar`,
    );
    expect((await events(page, "imo:share")).map(({ detail }) => detail)).toEqual([
      { widget: "listing-search", what: "search" },
    ]);
  });

  test("where the browser allows neither, the panel has the link to copy by hand", async ({ page, open, host }) => {
    await page.addInitScript(() => {
      for (const name of ["share", "clipboard"]) Object.defineProperty(navigator, name, { value: undefined });
    });
    await answerCalls(page);
    await open(LISTING, { path: "/lista", query: "?localizacao=Ovar" });
    await page.getByRole("button", { name: "Partilhar" }).click();
    await panel(page).getByRole("button", { name: "Partilhar" }).click();
    await expect(panel(page).getByLabel("Copie a ligação")).toHaveValue(`${host.url}/lista?localizacao=Ovar`);
  });

  test("each part goes with its word, and without any of them there is no button", async ({ page, open }) => {
    await answerCalls(page);
    await open('<div data-imo-widget="listing-search" data-funcoes="partilhar"></div>', { query: "?localizacao=Ovar" });
    await expect(page.getByRole("button", { name: "Partilhar", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /Avise-me|pesquisas/ })).toHaveCount(0);
    await open('<div data-imo-widget="listing-search" data-funcoes="nenhuma"></div>', { query: "?localizacao=Ovar" });
    await expect(page.getByRole("heading", { name: "3 imóveis" })).toBeVisible();
    await expect(page.locator(".imo-results__head button")).toHaveCount(0);
    await expect(page).toHaveTitle("Página do site");
  });
});

test("a second listing's search, which no URL says, is not handed on", async ({ page, open }) => {
  await answerCalls(page);
  await open(
    `<div data-imo-widget="listing-search"></div><div id="b" data-imo-widget="listing-search" data-objectivo="Arrendar"></div>
    <div id="c" data-imo-widget="listing-search" data-funcoes="partilhar"></div>`,
    { path: "/lista", query: "?objectivo=Comprar" },
  );
  await expect(page.getByRole("heading", { name: "3 imóveis" })).toHaveCount(3);
  await expect(page.getByRole("button", { name: /Partilhar/ })).toHaveCount(1);
  await page.locator("#b").getByRole("button", { name: "Avise-me, Últimas pesquisas" }).click();
  await expect(panel(page).getByText("Arrendar", { exact: true })).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Partilhar" })).toHaveCount(0);
});

test.describe("the tab's title", () => {
  test("it names the search and gives the page its own back, and Back and Forward take it along", async ({
    page,
    open,
  }) => {
    await answerCalls(page);
    await open(LISTING, { path: "/lista", query: "?objectivo=Arrendar&localizacao=Ovar&estado=Novo" });
    await expect(page).toHaveTitle("Arrendar · Ovar · Estado: Novo – Página do site");
    await page.getByRole("button", { name: /^Retirar filtro: Estado/ }).click();
    await expect(page).toHaveTitle("Arrendar · Ovar – Página do site");
    await page.evaluate(() => document.querySelector("[data-imo-widget]")?.remove());
    await expect(page).toHaveTitle("Página do site");
  });

  test("presets are the page's, not the visitor's; a second listing leaves the title alone", async ({ page, open }) => {
    await answerCalls(page);
    await open(
      '<div data-imo-widget="listing-search" data-objectivo="Arrendar"></div><div data-imo-widget="listing-search" data-objectivo="Comprar"></div>',
    );
    await expect(page.getByRole("heading", { name: "3 imóveis" })).toHaveCount(2);
    const second = page.locator("[data-imo-widget]").nth(1);
    await second.getByRole("button", { name: "Pesquisa Avançada" }).click();
    await panel(page).getByRole("checkbox", { name: "Novo" }).check();
    await page.keyboard.press("Escape");
    await page.waitForTimeout(300);
    await expect(page).toHaveTitle("Página do site");
  });
});

/** Waits for three seconds, after which a search counts as looked at. */
async function untilKept(page: Page, count: number) {
  await expect(async () => {
    await page.clock.fastForward(3000);
    expect(await stored(page)).toHaveLength(count);
  }).toPass({ timeout: 8000 });
}

test.describe("the last searches", () => {
  test.beforeEach(({ page }) => page.clock.install());

  /** Looks at a search until it is kept. */
  async function look(page: Page, open: (body: string, options?: object) => Promise<void>, query: string) {
    const before = (await stored(page).catch(() => [])).length;
    await open(LISTING, { path: "/lista", query });
    await expect(page.getByRole("heading", { name: /imóve/ }).first()).toBeVisible();
    await untilKept(page, before + 1);
  }

  test("hero and listing offer them with what is new, asked when they are looked at", async ({ page, open }) => {
    let ids = [3, 2, 1];
    const bodies = await answerCalls(page, () => ids);
    await open(HERO, { path: "/" });
    await expect(page.getByRole("button", { name: "Últimas pesquisas" })).toHaveCount(0);
    await look(page, open, "?objectivo=Arrendar&localizacao=Ovar");
    await look(page, open, "?objectivo=Comprar&tipologia=Loja");
    ids = [5, 4, 3, 2];
    bodies.length = 0;

    await open(HERO, { path: "/" });
    const button = page.getByRole("button", { name: "Últimas pesquisas" });
    await expect(button).toBeVisible();
    await page.waitForTimeout(200);
    expect(bodies).toEqual([]);
    await button.focus();
    await page.keyboard.press("Enter");
    const links = page.locator(".imo-hero").getByRole("link");
    await expect(links).toHaveText([
      /^Comprar · Loja.*2 novidades/,
      /^Arrendar · Ovar.*Vista hoje · 4 imóveis.*2 novidades/,
    ]);
    expect(bodies.map((body) => [body.page, body.ordem])).toEqual([
      [1, "rec"],
      [1, "rec"],
    ]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(links).toHaveCount(0);
    await button.click();
    await links.last().click();
    await expect(page).toHaveURL(/\/lista\?objectivo=Arrendar&localizacao=Ovar$/);

    await page.getByRole("button", { name: /^Avise-me/ }).click();
    await expect(panel(page).getByRole("heading", { name: "Últimas pesquisas" })).toBeVisible();
    await expect(panel(page).getByRole("link", { name: /^Comprar · Loja.*2 novidades/ })).toBeVisible();
    await expect(panel(page).getByRole("link", { name: /^Arrendar · Ovar/ })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  test("nothing moves when the hero's button comes, and its list opens over the fields", async ({ page, open }) => {
    await answerCalls(page);
    await look(page, open, "?localizacao=Ovar");
    const release = await holdRequests(page, built("recent searches"));
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("about:blank");
      await open(HERO, { path: "/" });
      const below = page.getByText("Depois da pesquisa");
      await expect(page.getByRole("button", { name: "Procurar" })).toBeVisible();
      const before = await below.boundingBox();
      release();
      const name = width < 560 ? "Últimas" : "Últimas pesquisas";
      const button = page.getByRole("button", { name, exact: true });
      await button.click();
      await expect(page.getByRole("link", { name: /^Ovar/ })).toBeVisible();
      expect(await below.boundingBox()).toEqual(before);
      const tab = await page.getByRole("tab", { name: "Arrendar" }).boundingBox();
      const box = await button.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual((tab?.x ?? 0) + (tab?.width ?? 0));
      // In the middle of the tabs' row, above its hairline.
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - (tab?.y ?? 0) - (tab?.height ?? 0) / 2)).toBeLessThan(3);
    }
  });

  test("in a wide font the hero's button lies over no tab: its word gives way", async ({ page, open }) => {
    await answerCalls(page);
    await look(page, open, "?localizacao=Ovar");
    // As wide as Verdana.
    const faces = ["400Regular/Arimo_400Regular", "700Bold/Arimo_700Bold"].map((file) => {
      const data = readFileSync(new URL(`${file}.ttf`, ARIMO), "base64");
      const weight = file.slice(0, 3);
      return `@font-face { font-family: Wide; font-weight: ${weight}; size-adjust: 118%; src: url(data:font/ttf;base64,${data}) }`;
    });
    const style = `<style>${faces.join("")} body { margin: 0 16px; font-family: Wide }</style>`;
    for (const width of [320, 344, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await open(style + HERO, { path: "/" });
      const button = page.getByRole("button", { name: "Últimas", exact: true });
      await expect(button).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const tab = await page.getByRole("tab", { name: "Arrendar" }).boundingBox();
      const box = await button.boundingBox();
      expect(box?.x, `at ${width} px`).toBeGreaterThanOrEqual((tab?.x ?? 0) + (tab?.width ?? 0));
    }
  });

  test("another tab's clearing takes the button away, and the listing's one button clears searches too", async ({
    page,
    open,
    context,
  }) => {
    await answerCalls(page);
    await look(page, open, "?localizacao=Ovar");
    const other = await context.newPage();
    await answerCalls(other);
    await other.goto(page.url().replace("/lista?localizacao=Ovar", "/lista"));
    await open(HERO, { path: "/" });
    await expect(page.getByRole("button", { name: "Últimas pesquisas" })).toBeVisible();
    await other.getByRole("button", { name: /^Favoritos/ }).click();
    await other.getByText("Apagar tudo o que está guardado").click();
    await other.getByRole("button", { name: "Apagar", exact: true }).click();
    await expect(page.getByRole("button", { name: "Últimas pesquisas" })).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test("with storage refused, and with storage full, the pages work and nothing is said", async ({
    browser,
    host,
    said,
  }) => {
    for (const method of ["refused", "full"] as const) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.clock.install();
      page.on("pageerror", (error) => said.errors.push(error.message));
      await page.addInitScript((kind) => {
        if (kind === "refused")
          Object.defineProperty(globalThis, "localStorage", {
            get() {
              throw new DOMException("no", "SecurityError");
            },
          });
        else
          for (let size = 5_300_000; size >= 1; size = Math.floor(size / 2)) {
            try {
              for (;;) localStorage.setItem(`host-${Math.random()}`, "x".repeat(size));
            } catch {
              // Full for this size.
            }
          }
      }, method);
      await answerCalls(page);
      host.serve("/lista", { html: await documentOf(LISTING) });
      await page.goto(`${host.url}/lista?localizacao=Ovar`);
      await expect(page).toHaveTitle("Ovar – Página");
      await page.clock.fastForward(3300);
      await page.getByRole("button", { name: /^Avise-me/ }).click();
      await expect(panel(page).getByLabel("Mensagem*")).toHaveValue(/- Ovar/);
      await context.close();
    }
    expect(said.errors).toEqual([]);
  });

  test("a page that switches them off keeps none and offers none", async ({ page, open }) => {
    await answerCalls(page);
    await open('<div data-imo-widget="listing-search" data-funcoes="partilhar"></div>', { query: "?localizacao=Ovar" });
    await expect(page).toHaveTitle(/^Ovar/);
    await page.clock.fastForward(3300);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await look(page, open, "?localizacao=Ovar");
    await open('<div data-imo-widget="hero-search" data-funcoes=""></div>', { path: "/" });
    await expect(page.getByRole("button", { name: "Procurar" })).toBeVisible();
    await page.waitForTimeout(300);
    await expect(page.getByRole("button", { name: "Últimas pesquisas" })).toHaveCount(0);
  });
});

async function documentOf(body: string): Promise<string> {
  return `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Página</title>
<link rel="stylesheet" href="/vendor/imo-widgets/imo-widgets.css">
<script type="module" src="/vendor/imo-widgets/imo-widgets.js"></script></head><body>${body}</body></html>`;
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("near searches, the panel and the hero's list work by thumb", async ({ page, open }) => {
    await page.clock.install();
    await answerCalls(page, (body) => (body.maxprice === 990 ? [9] : []));
    await open(LISTING, { path: "/lista", query: DEAD_END });
    await page.getByRole("button", { name: /^Avise-me/ }).tap();
    await expect(panel(page).getByLabel("Mensagem*")).toHaveValue(/- Esmoriz/);
    await panel(page).getByRole("button", { name: "Fechar" }).tap();
    await page.getByRole("button", { name: /^Até 990/ }).tap();
    await expect(page.getByRole("heading", { name: "1 imóvel" })).toBeVisible();
    await untilKept(page, 1);
    await open(HERO, { path: "/" });
    await expect(page.getByRole("button", { name: "Últimas", exact: true }).locator("svg")).toBeVisible();
    await page.getByRole("button", { name: "Últimas", exact: true }).tap();
    await expect(page.getByRole("link", { name: /^Arrendar · Esmoriz/ })).toBeVisible();
    await page.getByText("Explore o nosso site", { exact: false }).tap();
    await expect(page.getByRole("link", { name: /^Arrendar · Esmoriz/ })).toHaveCount(0);
  });

  test("the order is a button of its own, and says itself to a screen reader", async ({ page, open }) => {
    const bodies = await answerCalls(page);
    await open(LISTING, { path: "/lista" });
    const sort = page.getByRole("combobox", { name: "Ordenar" });
    const box = await sort.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const head = await page.locator(".imo-results__head").boundingBox();
    expect(head?.height).toBe(44);
    for (const word of ["Avise-me", "Partilhar", "Favoritos", "Ordenar"]) {
      await expect(page.getByText(word, { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await sort.selectOption("asc");
    await expect.poll(() => bodies.at(-1)?.ordem).toBe("asc");
    expect(await violations(page)).toEqual([]);
  });
});
