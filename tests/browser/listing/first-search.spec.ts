/**
 * Tests the listing's first search (docs/product/listing.md#requests,
 * docs/product/listing.md#first-results): it is sent while code is still loading and without the
 * libraries that later calls need, and isn't sent if the page contains its answer.
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

/** Answers every call and records the bodies. */
async function answerCalls(page: Page, answer?: (route: Route) => unknown) {
  const bodies: Body[] = [];
  await page.route("**/api/imoveis", (route) => {
    const body = route.request().postDataJSON() as Body;
    bodies.push(body);
    return answer ? answer(route) : route.fulfill({ json: answerOf(body.page) });
  });
  return bodies;
}

const AXIOS = builtFile("axios");
const types = async (page: Page) => (await events(page)).map(({ type }) => type);
const isReady = (page: Page) => expect.poll(() => types(page)).toContain("imo:ready");
const nextCall = (page: Page) => page.waitForRequest("**/api/imoveis");

test.beforeEach(({ page }) => recordEvents(page));

test("sends the first search before React has loaded, and shows its answer", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page);
  const release = await holdRequests(page, built("react-dom"));
  const asked = nextCall(page);
  await open(LISTING, { path: "/cedo", query: "?pagina=2&quartos=3" });
  await asked;
  expect(await types(page)).toEqual([]);
  release();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  await isReady(page);
  expect(await types(page)).toEqual(["imo:search", "imo:results", "imo:ready"]);
  // A second first search would have been sent before this one.
  await page.getByRole("link", { name: "Página 3" }).click();
  await expect(page.getByText("Casa da página 3")).toBeVisible();
  expect(bodies).toMatchObject([
    { page: 2, objetivo: ["Comprar"], quartos: ["3"] },
    { page: 3, objetivo: ["Comprar"], quartos: ["3"] },
  ]);
});

test("turns the page without axios, the panels' code or any other file", async ({ page, open }) => {
  await answerCalls(page);
  await open(LISTING);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await isReady(page);
  const files = await loadedFiles(page);
  expect(files).not.toContain(AXIOS);
  await page.getByText("Casa da página 1").hover();
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  expect(await loadedFiles(page)).toEqual(files);
});

test("renews the session although the code for that fails to load once, and says so if it fails twice", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page, (route) => {
    const { page: wanted } = route.request().postDataJSON() as Body;
    return wanted === 2 && bodies.length < 4
      ? route.fulfill({ status: 419, json: { message: "CSRF token mismatch." } })
      : route.fulfill({ json: answerOf(wanted) });
  });
  let failing: (url: URL) => boolean = () => true;
  await interceptRequests(page, built("axios"), (route) =>
    failing(new URL(route.request().url())) ? route.abort() : route.continue(),
  );
  await open(LISTING);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page.getByText("Não foi possível carregar esta parte da página.")).toBeVisible();
  expect((await events(page, "imo:error")).map(({ detail }) => detail)).toMatchObject([
    { code: "load" },
  ]);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  failing = (url) => url.search === "";
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  expect(bodies.map((body) => body.page)).toEqual([1, 2, 2, 2]);
});

test("stops the request of a host that leaves, before its code has loaded and before its answer has arrived", async ({
  page,
  open,
  said,
}) => {
  await answerCalls(page, () => undefined);
  const leave = async () => {
    const failed = page.waitForEvent("requestfailed");
    await page.evaluate(() => document.querySelector("[data-imo-widget]")?.remove());
    expect((await failed).failure()?.errorText).toBe("net::ERR_ABORTED");
  };
  await open(LISTING);
  await expect(page.locator(".imo-listing--skeleton").first()).toBeVisible();
  await leave();
  const release = await holdRequests(page, built("react-dom"));
  const asked = nextCall(page);
  await open(LISTING);
  await asked;
  await leave();
  release();
  expect([await events(page, "imo:error"), said.errors]).toEqual([[], []]);
});

test("neither loads nor searches for a listing far below the window before the browser is idle", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const turns: IdleRequestCallback[] = [];
    Object.assign(globalThis, {
      turns,
      requestIdleCallback: (turn: IdleRequestCallback) => turns.push(turn),
    });
  });
  const bodies = await answerCalls(page);
  await open(`<div style="height: 6000px"></div>${LISTING}`);
  await page.waitForFunction(
    () => (globalThis as unknown as { turns: unknown[] }).turns.length === 1,
  );
  expect(await loadedFiles(page)).toEqual([]);
  expect(bodies).toEqual([]);
  const asked = nextCall(page);
  await page.evaluate(() => (globalThis as unknown as { turns: (() => void)[] }).turns[0]?.());
  await asked;
});

const RESULTS = JSON.stringify({ resultados: { ...answerOf(1), segredo: "x" } });
const GIVEN = LISTING.replace(
  "></div>",
  `><script type="application/json">${RESULTS}</script></div>`,
);

test("shows the page's own results without a request or a scroll, and sends requests from the first page link on", async ({
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
  await isReady(page);
  // If a search had been sent, the page would scroll in the frame after its answer.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
  expect(
    await page.evaluate(() => (globalThis as unknown as { scrolls: unknown[] }).scrolls),
  ).toEqual([]);
  expect(await types(page)).toEqual(["imo:results", "imo:ready"]);
  expect((await events(page, "imo:results"))[0]?.detail).toEqual({
    widget: "listing-search",
    count: 36,
    page: 1,
    lastPage: 3,
  });

  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page.getByText("Casa da página 2")).toBeVisible();
  const back = nextCall(page);
  await page.goBack();
  await back;
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  const sorted = page.waitForResponse("**/api/imoveis");
  await page.getByLabel("Ordenar").selectOption("asc");
  await sorted;
  expect(bodies.map(({ page, ordem }) => [page, ordem])).toEqual([
    [2, "rec"],
    [1, "rec"],
    [1, "asc"],
  ]);
});
