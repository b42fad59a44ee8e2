/**
 * Tests the features around a search: alternatives to a search without results
 * (docs/product/listing.md#near-searches), "Avise-me" and the last searches
 * (docs/product/memory.md#this-search).
 */
import { built } from "../../support/built-files.ts";
import { holdRequests, interceptRequests } from "../../support/held-requests.ts";
import { events, expect, recordEvents, test, violations } from "../fixtures.ts";
import { answerSearches, type Body, DEAD_END, HERO, LISTING, look, panel } from "./searches.ts";

test("offers near searches below a box that they don't move, and opens one by keyboard", async ({
  page,
  open,
}) => {
  /** Finds homes only for a higher price or without a number of rooms. */
  const some = (body: Body) =>
    body.maxprice === 990 ? [9] : body.quartos.length === 0 ? [8, 7] : [];
  const bodies = await answerSearches(page, some);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  await interceptRequests(page, "**/api/imoveis", async (route) => {
    calls += 1;
    if (calls > 1) await released;
    await route.fallback();
  });
  let sent = 0;
  const asked = page.waitForRequest(
    (request) => request.url().endsWith("/api/imoveis") && ++sent === 4,
  );
  await open(LISTING, { path: "/lista", query: DEAD_END });
  await expect(
    page.getByRole("heading", { name: "Nenhum imóvel corresponde à sua pesquisa" }),
  ).toBeVisible();
  await asked;
  const clear = page.getByRole("button", { name: "Limpar todos os filtros" });
  const title = page.getByRole("heading", { name: "Pesquisas semelhantes com imóveis" });
  const before = await clear.boundingBox();
  await expect(title).toHaveCount(0);
  release();
  await expect(title).toBeVisible();
  expect(await clear.boundingBox()).toEqual(before);

  const options = page
    .getByRole("list", { name: "Pesquisas semelhantes com imóveis" })
    .getByRole("button");
  await expect(options).toHaveText([
    "Até 990\u00a0€1 imóvel",
    "Qualquer número de quartos2 imóveis",
    "Arrendar · Esmoriz, sem outros filtros2 imóveis",
  ]);
  expect(bodies.length).toBeLessThanOrEqual(7);
  await expect(
    page.getByRole("status").filter({ hasText: "Há imóveis em 3 pesquisas semelhantes." }),
  ).toBeAttached();
  expect(await violations(page)).toEqual([]);

  await test.step("on a phone the other ways are in one row, each large enough for a thumb", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const ways = page.locator(".imo-empty__ways .imo-tool");
    await expect(ways).toHaveText(["Avise-me", "Partilhar", "Favoritos"]);
    const boxes = await Promise.all((await ways.all()).map((way) => way.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    expect(Math.min(...boxes.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(44);
  });

  await options.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "1 imóvel" })).toBeFocused();
  expect(new URL(page.url()).searchParams.get("maxprice")).toBe("990");
});

test("sends the search in words and as a link with Avise-me", async ({ page, open, host }) => {
  await answerSearches(page);
  await page.route("**/api/contacto/contacto", (route) => route.fulfill({ json: {} }));
  await recordEvents(page);
  await open(LISTING, {
    path: "/lista",
    query: "?objectivo=Arrendar&localizacao=Ovar&quartos=3&pagina=2",
  });
  await page.getByRole("button", { name: /^Avise-me/ }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Esta pesquisa" })).toBeVisible();
  await expect(
    panel(page).getByText("Arrendar · Ovar · Quartos: 3", { exact: true }),
  ).toBeVisible();
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
    {
      widget: "listing-search",
      criteria: { objetivo: ["Arrendar"], localizacao: ["Ovar"], quartos: ["3"] },
    },
  ]);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Avise-me/ })).toBeFocused();
});

test.describe("the last searches", () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("are offered by hero and listing with their news, and send nothing before they are opened", async ({
    page,
    open,
  }) => {
    let ids = [3, 2, 1];
    const bodies = await answerSearches(page, () => ids);
    await look(page, open, "?objectivo=Arrendar&localizacao=Ovar");
    await look(page, open, "?objectivo=Comprar&tipologia=Loja");
    ids = [5, 4, 3, 2];
    bodies.length = 0;

    await open(HERO, { path: "/" });
    const button = page.getByRole("button", { name: "Últimas pesquisas" });
    await button.focus();
    expect(bodies).toEqual([]);
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
    await expect(
      panel(page).getByRole("link", { name: /^Comprar · Loja.*2 novidades/ }),
    ).toBeVisible();
    await expect(panel(page).getByRole("link", { name: /^Arrendar · Ovar/ })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  test("move nothing when the hero's button appears, and open over its fields", async ({
    page,
    open,
  }) => {
    await answerSearches(page);
    await look(page, open, "?localizacao=Ovar");
    for (const width of [320, 768, 1280]) {
      await test.step(`${width} px`, async () => {
        const release = await holdRequests(page, built("recent searches"));
        await page.setViewportSize({ width, height: 700 });
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
        // The button is in the middle of the tabs' row, above its hairline.
        const middleOf = (of: typeof box) => (of?.y ?? 0) + (of?.height ?? 0) / 2;
        expect(Math.abs(middleOf(box) - middleOf(tab))).toBeLessThan(3);
      });
    }
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("draws the order as a button beside the others, and names it for screen readers", async ({
    page,
    open,
  }) => {
    await answerSearches(page);
    await open(LISTING, { path: "/lista" });
    const sort = page.getByRole("combobox", { name: "Ordenar" });
    const box = await sort.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const head = await page.locator(".imo-results__head").boundingBox();
    expect(head?.height).toBe(44);
    for (const word of ["Avise-me", "Partilhar", "Favoritos", "Ordenar"]) {
      await expect(page.getByText(word, { exact: true })).toBeInViewport({ ratio: 1 });
    }
    const sorted = page.waitForRequest((request) => request.postDataJSON()?.ordem === "asc");
    await sort.selectOption("asc");
    await sorted;
    expect(await violations(page)).toEqual([]);
  });
});
