/**
 * The listing's requests, and its reaction to each answer (docs/product/listing.md#query-string,
 * docs/product/listing.md#requests, docs/product/listing.md#failure, docs/product/listing.md#typed-filters,
 * docs/contract.md#bodies).
 */
import type { Page, Route } from "@playwright/test";
import { events, expect, recordEvents, test } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search" data-objectivo="Comprar"></div>';
const answerOf = (page = 1, lastPage = 3, total: number | null = 36) => ({
  data: [{ id: page, titulo: `Casa da página ${page}`, link: "casa", preco: 100000 }],
  current_page: page,
  last_page: lastPage,
  ...(total === null ? {} : { total }),
});

/** Answers every call by `answer` and keeps the bodies. */
async function answerCalls(page: Page, answer: (route: Route, body: Body, count: number) => unknown) {
  const bodies: Body[] = [];
  await page.route("**/api/imoveis", (route) => {
    const body = route.request().postDataJSON() as Body;
    bodies.push(body);
    return answer(route, body, bodies.length);
  });
  return bodies;
}
type Body = Record<string, unknown> & { page: number };
const byPage = (route: Route, body: Body) => route.fulfill({ json: answerOf(body.page) });

test.beforeEach(({ page }) => recordEvents(page));

test("the request carries every key of the contract in its order, and the headers of a script", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page, byPage);
  const asked = page.waitForRequest("**/api/imoveis");
  await open(LISTING);
  const headers = await (await asked).allHeaders();
  expect(headers).toMatchObject({ "x-requested-with": "XMLHttpRequest", accept: "application/json" });
  expect(JSON.stringify(bodies[0])).toBe(
    '{"page":1,"objetivo":["Comprar"],"tipologia":[],"localizacao":[],"quartos":[],"wcs":[],"garagem":[],"estado":[],"minprice":null,"maxprice":null,"ordem":"rec","comercial":[],"idRef":""}',
  );
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeVisible();
  expect((await events(page, "imo:results"))[0]?.detail).toEqual({
    widget: "listing-search",
    count: 36,
    page: 1,
    lastPage: 3,
  });
});

test("changes made while the first request runs go out as one request after it", async ({ page, open }) => {
  const held: Route[] = [];
  const bodies = await answerCalls(page, (route, body, count) =>
    count === 1 ? held.push(route) : byPage(route, body),
  );
  await open(LISTING);
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  await page.getByRole("checkbox", { name: "Novo" }).check();
  await page.getByRole("checkbox", { name: "Usado" }).check();
  await page.waitForTimeout(300);
  expect(bodies).toHaveLength(1);
  await held[0]?.fulfill({ json: answerOf() });
  await expect.poll(() => bodies.length).toBe(2);
  await page.waitForTimeout(300);
  expect(bodies.map((body) => body.estado)).toEqual([[], ["Novo", "Usado"]]);
});

test("a newer request aborts the older one, and a late answer is never shown", async ({ page, open }) => {
  const held: Route[] = [];
  await answerCalls(page, (route, body, count) => (count === 2 ? held.push(route) : byPage(route, body)));
  await open(LISTING);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect.poll(() => held.length).toBe(1);
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("link", { name: "Página 3" }).click();
  expect((await failed).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(page.getByText("Casa da página 3")).toBeVisible();
});

test("page changes push, filter changes replace, foreign parameters stay, and Back shows the page before", async ({
  page,
  open,
}) => {
  await answerCalls(page, byPage);
  await open(LISTING, { path: "/lista", query: "?utm=a%20b&x" });
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  expect(new URL(page.url()).search).toBe("?utm=a%20b&x");
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeFocused();
  expect(new URL(page.url()).search).toBe("?utm=a%20b&x&pagina=2");
  await page.getByLabel("Ordenar").selectOption("asc");
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  expect(new URL(page.url()).search).toBe("?utm=a%20b&x&ordem=asc");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.getByRole("link", { name: "Página 3" }).click();
  await expect(page.getByText("Casa da página 3")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await page.goForward();
  await expect(page.getByText("Casa da página 3")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Casa da página 3")).toBeVisible();
});

test("an emptied preset is written empty, and a link with it shows the same", async ({ page, open }) => {
  const bodies = await answerCalls(page, byPage);
  await open(LISTING);
  await page.getByRole("button", { name: "Retirar Comprar" }).click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(new URL(page.url()).search).toBe("?objectivo=");
  await page.reload();
  await expect.poll(() => bodies.length).toBe(3);
  expect(bodies[2]?.objetivo).toEqual([]);
});

test("prices wait a second, go along with another filter, and a bad one is marked and sends nothing", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page, byPage);
  await open(LISTING);
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  const minimum = page.getByLabel("Preço mínimo");
  await minimum.pressSequentially("200.000", { delay: 20 });
  await page.waitForTimeout(500);
  expect(bodies).toHaveLength(1);
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies[1]?.minprice).toBe(200000);
  await minimum.fill("200 000 €");
  await page.waitForTimeout(1300);
  expect(bodies, "the same value sends nothing").toHaveLength(2);
  await page.evaluate(() => document.querySelector("[data-imo-widget]")?.setAttribute("data-other", "1"));
  await page.evaluate(() => {
    location.hash = "topo";
  });
  await page.waitForTimeout(200);
  expect(await events(page, "imo:search"), "one event a request").toHaveLength(2);
  await page.getByLabel("Preço máximo").fill("1.250.000,50");
  await page.getByRole("checkbox", { name: "Novo" }).check();
  await expect.poll(() => bodies.length).toBe(3);
  expect(bodies[2]).toMatchObject({ maxprice: 1250000.5, estado: ["Novo"] });
  await minimum.fill("50 mil");
  await expect(minimum).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Escreva o preço em algarismos, por exemplo 250 000")).toBeVisible();
  await page.waitForTimeout(1300);
  expect(bodies).toHaveLength(3);
});

test("a reference asks from four characters on, at once with Enter, and counts as none to other requests below that", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page, byPage);
  await open(LISTING);
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  const reference = page.getByRole("textbox", { name: "Referência" });
  await reference.fill("OVR");
  await page.waitForTimeout(1300);
  expect(bodies).toHaveLength(1);
  await reference.fill("OVR-1");
  await reference.press("Enter");
  await expect.poll(() => bodies.length, { timeout: 500 }).toBe(2);
  expect(bodies[1]?.idRef).toBe("OVR-1");
  await reference.fill("OV");
  await page.getByRole("checkbox", { name: "Novo" }).check();
  await expect.poll(() => bodies.length).toBe(3);
  expect(bodies[2]?.idRef).toBe("");
  await expect(reference).toHaveValue("OV");
});

test("Limpar empties everything, presets too, closes the panel and sends exactly one request, even with nothing to empty", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page, byPage);
  await open(LISTING);
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  await page.getByRole("checkbox", { name: "Novo" }).check();
  await expect.poll(() => bodies.length).toBe(2);
  await page.getByLabel("Preço mínimo").fill("1000");
  await page.getByRole("button", { name: "Limpar", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.waitForTimeout(1300);
  expect(bodies).toHaveLength(3);
  expect(bodies[2]).toMatchObject({ objetivo: [], estado: [], minprice: null });
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  await page.getByRole("button", { name: "Limpar", exact: true }).click();
  await expect.poll(() => bodies.length).toBe(4);
});

test("the next page is fetched ahead when the pointer comes near, and the click uses that same request", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page, byPage);
  await open(LISTING);
  await page.getByRole("link", { name: "Página 2" }).hover();
  await expect.poll(() => bodies.length).toBe(2);
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  await page.waitForTimeout(300);
  expect(bodies.map((body) => body.page)).toEqual([1, 2]);
});

/** Holds the second call until the test answers it. */
async function holdSecondCall(page: Page) {
  const held: Route[] = [];
  await answerCalls(page, (route, body, count) => (count === 2 ? held.push(route) : byPage(route, body)));
  return held;
}

/** Marks a card's element, to recognize it later. */
const markCard = (page: Page) => page.locator(".imo-listing").evaluate((card) => card.setAttribute("data-mark", ""));

test("while another page is on its way the cards' own elements are skeletons that nobody can read, reach or hear", async ({
  page,
  open,
}) => {
  const held = await holdSecondCall(page);
  await open(LISTING);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await markCard(page);
  const height = (await page.locator(".imo-listing").boundingBox())?.height;

  await page.getByRole("link", { name: "Página 2" }).click();
  await expect.poll(() => held.length).toBe(1);
  const card = page.locator(".imo-listing[data-mark]");
  const parts = card.locator(".imo-carousel *, .imo-listing__top *, .imo-listing__title *");
  await expect(card.locator(".imo-listing__price, .imo-listing__link, .imo-carousel__track")).toHaveCount(3);
  for (const part of await parts.all()) {
    await expect.poll(() => part.evaluate((element) => element.checkVisibility())).toBe(false);
  }
  expect((await card.boundingBox())?.height).toBe(height);
  expect(await page.locator(".imo-results").ariaSnapshot()).not.toContain("Casa da página 1");
  await card
    .locator("a")
    .first()
    .evaluate((link: HTMLElement) => link.focus());
  await expect(card.locator("a").first()).not.toBeFocused();

  await held[0]?.fulfill({ json: answerOf(2) });
  await expect(card.getByText("Casa da página 2")).toBeVisible();
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Casa da página 2" })).toHaveCount(2);
});

test("what moves while a page is on its way is opacity, and it comes to an end", async ({ page, open }) => {
  const held = await holdSecondCall(page);
  await open(LISTING);
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect.poll(() => held.length).toBe(1);
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => ({
      properties: (effect as KeyframeEffect)
        .getKeyframes()
        .flatMap((frame) => ("opacity" in frame ? [] : Object.keys(frame))),
      isEndless: effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    })),
  );
  expect(moving.length).toBeGreaterThan(0);
  expect(moving.filter(({ properties, isEndless }) => isEndless || properties.length > 0)).toEqual([]);
});

test("a card that had the focus gives it to the results' heading when it becomes a skeleton", async ({
  page,
  open,
  said,
}) => {
  const held: Route[] = [];
  await answerCalls(page, (route, body, count) => (count === 3 ? held.push(route) : byPage(route, body)));
  await open(LISTING);
  await page.getByRole("link", { name: "Página 2" }).click();
  await page.getByRole("link", { name: "Casa da página 2" }).last().focus();
  await page.goBack();
  await expect.poll(() => held.length).toBe(1);
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeFocused();
  // A hint for developers that focusing worked out a hidden card's style is no complaint.
  expect(said.console.filter((line) => !line.startsWith("verbose"))).toEqual([]);
});

const failures: { name: string; code?: "answer"; answer: (route: Route) => unknown }[] = [
  { name: "a 500", answer: (route) => route.fulfill({ status: 500, json: { message: "Server Error" } }) },
  { name: "a 422", answer: (route) => route.fulfill({ status: 422, json: { message: "x", errors: {} } }) },
  { name: "a 419 that stays one", answer: (route) => route.fulfill({ status: 419, json: { message: "x" } }) },
  {
    name: "a sign-in page in HTML",
    code: "answer",
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<h1>Entrar</h1>" }),
  },
  { name: "a wrong shape", code: "answer", answer: (route) => route.fulfill({ json: { data: {}, current_page: 1 } }) },
  { name: "a cut connection", answer: (route) => route.abort("connectionreset") },
];

for (const { name, code = "network", answer } of failures) {
  test(`after ${name} the cards that were there come back, without a word, and the same page can be asked for again`, async ({
    page,
    open,
    said,
  }) => {
    let isDown = false;
    await answerCalls(page, (route, body) => (isDown ? answer(route) : byPage(route, body)));
    await open(LISTING);
    await expect(page.getByText("Casa da página 1")).toBeVisible();
    await page.waitForTimeout(400);
    await page.evaluate(() => scrollTo({ top: 50, behavior: "instant" }));
    isDown = true;
    await markCard(page);
    await page.getByRole("link", { name: "Página 3" }).click();
    await expect.poll(async () => (await events(page, "imo:error")).length).toBe(1);
    expect((await events(page, "imo:error"))[0]?.detail).toMatchObject({ widget: "listing-search", code });
    await expect(page.locator(".imo-listing[data-mark]").getByText("Casa da página 1")).toBeVisible();
    await expect(page.getByRole("link", { name: "Casa da página 1" })).toHaveCount(2);
    await expect(page.locator('[aria-current="page"]')).toHaveText("1");
    // A call that failed the browser logs by itself; of an answer that cannot be read only we can tell.
    const told = said.console.filter((line) => !line.includes("Failed to load resource"));
    expect([told.length, said.errors.length]).toEqual(code === "answer" ? [1, 1] : [0, 0]);
    isDown = false;
    await page.getByRole("link", { name: "Página 3" }).click();
    await expect(page.getByText("Casa da página 3")).toBeVisible();
  });
}

test("a first request that fails leaves the bar, and a filter asks again", async ({ page, open }) => {
  const bodies = await answerCalls(page, (route, body, count) => (count === 1 ? route.abort() : byPage(route, body)));
  await open(LISTING);
  await expect(page.locator(".imo-listing--skeleton, .imo-results__counting")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Pesquisa Avançada" })).toBeVisible();
  await page.getByRole("button", { name: "Retirar Comprar" }).click();
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  expect(bodies).toHaveLength(2);
});

test("an answer that never comes leaves the filters usable", async ({ page, open }) => {
  await answerCalls(page, () => undefined);
  await open(LISTING);
  await expect(page.locator(".imo-listing--skeleton")).toHaveCount(6);
  const bars = page.locator(".imo-listing--skeleton").first().locator(".imo-listing__body > *");
  const sizes = await bars.evaluateAll((all) =>
    all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
  );
  const [[width] = []] = sizes;
  expect(sizes).toEqual([30, 24, 20, 38].map((height) => [width, height]));
  expect(width).toBeGreaterThan(200);
  await page.getByRole("combobox", { name: "Tipo de imóvel" }).click();
  await page.getByRole("option", { name: "Loja" }).click();
  await expect(page.getByRole("button", { name: "Retirar Loja" })).toBeVisible();
});

test("an expired session is mended out of sight: one HEAD, the same request once more", async ({ page, open }) => {
  const heads: string[] = [];
  page.on("request", (request) => request.method() === "HEAD" && heads.push(request.url()));
  const bodies = await answerCalls(page, (route, body, count) =>
    count === 1 ? route.fulfill({ status: 419, json: {} }) : byPage(route, body),
  );
  await open(LISTING);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  expect(bodies).toHaveLength(2);
  expect(heads).toEqual([page.url()]);
});

test("null, missing and string numbers still make cards; prices without a number read Sob Consulta", async ({
  page,
  open,
  said,
}) => {
  await answerCalls(page, (route) =>
    route.fulfill({
      json: {
        data: [
          { id: "7", titulo: "Com texto", preco: "250000", numQuartos: "3", fotos: { capa: { url: "/x.jpg" } } },
          { id: 8, titulo: null, preco: null, numQuartos: 0, fotos: null, link: "javascript:alert(1)" },
          { titulo: '<img src=x onerror="alert(1)">', preco: "muito", areaPrivada: {} },
        ],
        current_page: "1",
        last_page: "1",
      },
    }),
  );
  await open(LISTING);
  const cards = page.locator(".imo-listing");
  await expect(page.getByRole("heading", { name: "3 imóveis" })).toBeVisible();
  await expect(cards.nth(0)).toContainText("250\u00A0000\u00A0€");
  await expect(cards.nth(0)).toContainText("3 quartos");
  await expect(cards.nth(1)).toContainText("Sob Consulta");
  await expect(cards.nth(1).locator(".imo-carousel__track")).toHaveAttribute("href", /^\/(?!\/)/);
  await expect(cards.nth(2)).toContainText('<img src=x onerror="alert(1)">');
  expect(said.errors).toEqual([]);
});

test("a resource collection with its numbers under meta is read too; without a total the page is named", async ({
  page,
  open,
}) => {
  await answerCalls(page, (route) =>
    route.fulfill({ json: { data: answerOf().data, meta: { current_page: 2, last_page: 9 } } }),
  );
  await open(LISTING);
  await expect(page.getByRole("heading", { name: "Página 2 de 9" })).toBeVisible();
});

test("a page beyond the last offers page 1", async ({ page, open }) => {
  await answerCalls(page, (route, body) =>
    body.page > 3
      ? route.fulfill({ json: { data: [], current_page: body.page, last_page: 3, total: 36 } })
      : byPage(route, body),
  );
  await open(LISTING, { path: "/alem", query: "?pagina=99" });
  await page.getByRole("button", { name: "Voltar à primeira página" }).click();
  await expect(page.getByText("Casa da página 1")).toBeVisible();
});

test("no listing at all offers to drop each filter with one click", async ({ page, open }) => {
  const bodies = await answerCalls(page, (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1, total: 0 } }),
  );
  // Near searches are calls too (this-search.spec.ts).
  const tag = LISTING.replace("></", ' data-funcoes="favoritos"></');
  await open(tag, { path: "/nada", query: "?tipologia=Loja&quartos=3,4&localizacao=Ovar&maxprice=60000" });
  await expect(page.getByRole("heading", { name: "Nenhum imóvel corresponde à sua pesquisa" })).toBeVisible();
  const filters = page.getByRole("button", { name: /^Retirar filtro:/ });
  await expect(filters).toHaveText(["Comprar", "Loja", "Ovar", "Quartos: 3, 4", "Até 60\u00A0000\u00A0€"]);
  await page.getByRole("button", { name: "Retirar filtro: Quartos: 3, 4" }).click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies[1]).toMatchObject({ quartos: [], tipologia: ["Loja"] });
});

test("a hand-written URL full of nonsense shows what makes sense of it", async ({ page, open, said }) => {
  const bodies = await answerCalls(page, byPage);
  const long = "x".repeat(8000);
  const query = `?quartos=abc&pagina=-3&minprice=1e9&wcs=+5,2&tipologia=LOJA,%E0%A4&localizacao=${long}&z=%`;
  await open(LISTING, { path: "/torto", query });
  await expect.poll(() => bodies.length).toBe(1);
  expect(bodies[0]).toMatchObject({
    page: 1,
    quartos: [],
    minprice: null,
    wcs: ["+5", "2"],
    tipologia: ["Loja"],
    localizacao: [long],
  });
  expect(said.errors).toEqual([]);
});
