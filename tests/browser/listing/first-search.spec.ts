/**
 * The listing's first search (docs/product/listing.md#requests, docs/product/listing.md#first-results): it leaves while
 * code is still loading, goes without the libraries that later ones need, and not at all where the page has its answer.
 */
import type { Page, Route } from "@playwright/test";
import { built, builtFile } from "../../support/built-files.ts";
import { holdRequests, interceptRequests } from "../../support/held-requests.ts";
import { events, expect, loadedFiles, recordEvents, test } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search" data-objectivo="Comprar"></div>';
const answerOf = (page: number) => ({
  data: [{ id: page, titulo: `Casa da página ${page}`, link: "casa", preco: 100000 }],
  current_page: page,
  last_page: 3,
  total: 36,
});
type Body = Record<string, unknown> & { page: number };

/** Answers every call and keeps the bodies. */
async function answerCalls(page: Page, answer?: (route: Route, body: Body, count: number) => unknown) {
  const bodies: Body[] = [];
  await page.route("**/api/imoveis", (route) => {
    const body = route.request().postDataJSON() as Body;
    bodies.push(body);
    return answer ? answer(route, body, bodies.length) : route.fulfill({ json: answerOf(body.page) });
  });
  return bodies;
}

/** Holds the file that has React DOM in it back until the returned function is called. */
const holdReact = (page: Page) => holdRequests(page, built("react-dom"));

const LATER = [builtFile("axios")];
const types = async (page: Page) => (await events(page)).map(({ type }) => type);

test.beforeEach(({ page }) => recordEvents(page));

test("the request leaves before React has come, and its answer is what the widget then shows", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page);
  const release = await holdReact(page);
  await open(LISTING, { path: "/cedo", query: "?pagina=2&quartos=3" });
  await expect.poll(() => bodies.length).toBe(1);
  expect(await types(page)).toEqual([]);
  expect(bodies[0]).toMatchObject({ page: 2, objetivo: ["Comprar"], quartos: ["3"] });
  release();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  await page.waitForTimeout(300);
  expect(bodies).toHaveLength(1);
  expect(await types(page)).toEqual(["imo:search", "imo:results", "imo:ready"]);
});

test("a first view loads no axios; a pointer that comes near does", async ({ page, open }) => {
  await answerCalls(page);
  await open(LISTING);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await page.waitForTimeout(300);
  for (const file of LATER) expect(await loadedFiles(page)).not.toContain(file);
  await page.getByText("Casa da página 1").hover();
  await expect.poll(() => loadedFiles(page)).toEqual(expect.arrayContaining(LATER));
});

test("a page turn survives that what it needs fails to load once, and says so when it fails twice", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page);
  let failing: (url: URL) => boolean = () => true;
  await interceptRequests(page, built("axios"), (route) =>
    failing(new URL(route.request().url())) ? route.abort() : route.continue(),
  );
  await open(LISTING);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect.poll(async () => (await events(page, "imo:error")).length).toBe(1);
  expect((await events(page, "imo:error"))[0]?.detail).toMatchObject({ code: "load" });
  await expect(page.getByText("Não foi possível carregar esta parte da página.")).toBeVisible();
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  expect(bodies).toHaveLength(1);
  failing = (url) => url.search === "";
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  expect(bodies.map((body) => body.page)).toEqual([1, 2]);
});

test("a host that leaves while its code is loading takes its request along", async ({ page, open }) => {
  const bodies = await answerCalls(page, () => undefined);
  const release = await holdReact(page);
  await open(LISTING);
  await expect.poll(() => bodies.length).toBe(1);
  const failed = page.waitForEvent("requestfailed");
  await page.evaluate(() => document.querySelector("[data-imo-widget]")?.remove());
  expect((await failed).failure()?.errorText).toBe("net::ERR_ABORTED");
  release();
});

test("a host that leaves before the first answer has come takes its request along", async ({ page, open, said }) => {
  await answerCalls(page, () => undefined);
  await open(LISTING);
  await page.waitForSelector(".imo-listing--skeleton");
  const failed = page.waitForEvent("requestfailed");
  await page.evaluate(() => document.querySelector("[data-imo-widget]")?.remove());
  expect((await failed).failure()?.errorText).toBe("net::ERR_ABORTED");
  expect(await events(page, "imo:error")).toEqual([]);
  expect(said.errors).toEqual([]);
});

const changes = {
  "the page data": () => document.querySelector("[data-imo-widget]")?.setAttribute("data-objectivo", "Arrendar"),
  "the query string": () => history.replaceState(null, "", "?objectivo=Arrendar"),
};
for (const [what, change] of Object.entries(changes)) {
  test(`a request is not used when ${what} changed while code was loading`, async ({ page, open }) => {
    const bodies = await answerCalls(page, (route, body, count) =>
      count === 1 ? undefined : route.fulfill({ json: answerOf(body.page) }),
    );
    const release = await holdReact(page);
    await open(LISTING);
    await expect.poll(() => bodies.length).toBe(1);
    await page.evaluate(change);
    const failed = page.waitForEvent("requestfailed");
    release();
    expect((await failed).failure()?.errorText).toBe("net::ERR_ABORTED");
    await expect(page.getByText("Casa da página 1")).toBeVisible();
    expect(bodies.map(({ objetivo }) => objetivo)).toEqual([["Comprar"], ["Arrendar"]]);
  });
}

test("of two listings only the first asks for what the query string says, ahead too", async ({ page, open }) => {
  const bodies = await answerCalls(page);
  const release = await holdReact(page);
  await open(LISTING + LISTING.replace("Comprar", "Arrendar"), {
    path: "/duas",
    query: "?pagina=2&objectivo=Permutar",
  });
  await expect.poll(() => bodies.length).toBe(2);
  release();
  await expect(page.locator(".imo-listing:not(.imo-listing--skeleton)")).toHaveCount(2);
  const asked = bodies.map(({ page, objetivo }) => [page, objetivo]);
  expect(asked.sort()).toEqual([
    [1, ["Arrendar"]],
    [2, ["Permutar"]],
  ]);
});

test("a listing far below the viewport asks nothing before its turn", async ({ page, open }) => {
  await page.addInitScript(() => {
    const turns: IdleRequestCallback[] = [];
    Object.assign(globalThis, { turns, requestIdleCallback: (turn: IdleRequestCallback) => turns.push(turn) });
  });
  const bodies = await answerCalls(page);
  await open(`<div style="height: 6000px"></div>${LISTING}`);
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { turns: unknown[] }).turns.length)).toBe(1);
  await page.waitForTimeout(300);
  expect(bodies).toEqual([]);
  expect(await loadedFiles(page)).toEqual([]);
  await page.evaluate(() => (globalThis as unknown as { turns: (() => void)[] }).turns[0]?.());
  await expect.poll(() => bodies.length).toBe(1);
});

const RESULTS = JSON.stringify({ resultados: { ...answerOf(1), segredo: "x" } });
const GIVEN = LISTING.replace("></div>", `><script type="application/json">${RESULTS}</script></div>`);

test("results of the page's own are shown at once: no request, no scroll, no search, but results", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page);
  await page.addInitScript(() => {
    const scrolls: unknown[] = [];
    Object.assign(globalThis, { scrolls, scrollTo: (...to: unknown[]) => scrolls.push(to) });
  });
  await open(GIVEN);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await page.waitForTimeout(500);
  expect(bodies).toEqual([]);
  expect(await types(page)).toEqual(["imo:results", "imo:ready"]);
  expect((await events(page, "imo:results"))[0]?.detail).toEqual({
    widget: "listing-search",
    count: 36,
    page: 1,
    lastPage: 3,
  });
  expect(await page.evaluate(() => (globalThis as unknown as { scrolls: unknown[] }).scrolls)).toEqual([]);
});

test("after results of the page's own a page link, a filter and Back ask the server", async ({ page, open }) => {
  const bodies = await answerCalls(page);
  await open(GIVEN);
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await expect.poll(() => bodies.length).toBe(2);
  await page.getByLabel("Ordenar").selectOption("asc");
  await expect.poll(() => bodies.length).toBe(3);
  expect(bodies.map(({ page, ordem }) => [page, ordem])).toEqual([
    [2, "rec"],
    [1, "rec"],
    [1, "asc"],
  ]);
});

test("other results that come later are shown as long as the visitor has asked for nothing else", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page);
  await open(GIVEN);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  const give = (data: object) =>
    page.evaluate(
      (text) => {
        const script = document.querySelector("[data-imo-widget] > script");
        if (script) script.textContent = text;
      },
      JSON.stringify({ resultados: data }),
    );
  await give({ ...answerOf(1), data: [{ id: 9, titulo: "Casa de agora" }] });
  await expect(page.getByText("Casa de agora")).toBeVisible();
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  await give({ ...answerOf(1), data: [{ id: 10, titulo: "Casa tardia" }] });
  await page.waitForTimeout(300);
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  expect(bodies.map((body) => body.page)).toEqual([2]);
});

test("broken results of the page's own are reported, and the listing asks for itself", async ({ page, open }) => {
  const bodies = await answerCalls(page);
  await open(GIVEN.replace('"last_page":3', '"last_page":"muitas"'));
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  expect(bodies).toHaveLength(1);
  const [error] = await events(page, "imo:error");
  expect(error?.detail).toMatchObject({ code: "page-data" });
  expect(error?.detail.message).toContain('"resultados" expected the answer of POST /api/imoveis');
  expect(await events(page, "imo:error")).toHaveLength(1);
});

test("the token of the session goes along to the page's own origin and to no other", async ({ page, open, host }) => {
  await page.context().addCookies([{ name: "XSRF-TOKEN", value: "eyJpdiI6%3D%3D", url: host.url }]);
  const headers: Record<string, string>[] = [];
  await page.route("**/api/imoveis", async (route) => {
    headers.push(await route.request().allHeaders());
    await route.fulfill({
      json: answerOf(1),
      headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
    });
  });
  await open(LISTING);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await open(LISTING.replace("></div>", ' data-api-base="http://api.example"></div>'));
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  const posts = headers.filter((one) => one["x-requested-with"] === "XMLHttpRequest");
  expect(posts.map((one) => [one["x-xsrf-token"], one["content-type"], one.accept])).toEqual([
    ["eyJpdiI6==", "application/json", "application/json"],
    [undefined, "application/json", "application/json"],
  ]);
});
