/**
 * The listing is drawn before React DOM has come, as soon as its first answer is there (docs/contract.md#drawn-ahead), and
 * taken over like a server's drawing: nothing moves, nothing is asked twice, nothing that a visitor did is lost.
 */
import type { Page } from "@playwright/test";
import { built } from "../support/built-files.ts";
import { holdRequests, interceptRequests } from "../support/held-requests.ts";
import { events, expect, recordEvents, test, violations } from "./fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search" data-objectivo="Comprar"><p>Todos os imóveis</p></div>';
const WITHOUT_FALLBACK = LISTING.replace(/<p>.*<\/p>/, "");
const listings = Array.from({ length: 12 }, (_, place) => ({
  id: place + 1,
  titulo: `Casa número ${place + 1}`,
  link: `casa-${place + 1}`,
  preco: 100_000 + place,
}));
const ANSWER = { data: listings, current_page: 1, last_page: 3, total: 36 };

const holdReactDom = (page: Page) => holdRequests(page, built("react-dom"));
const drawn = (page: Page) => page.locator("[data-imo-drawn]");

/** Answers every search at once, and counts them. */
async function answerCalls(page: Page): Promise<() => number> {
  let count = 0;
  await page.route("**/api/imoveis", (route) => {
    count += 1;
    return route.fulfill({ json: ANSWER });
  });
  return () => count;
}

/** A page with a listing that is drawn and not alive yet. @returns lets React DOM come */
async function openDrawn(page: Page, open: (body: string) => Promise<unknown>, tag = LISTING): Promise<() => void> {
  const release = await holdReactDom(page);
  await open(`<main><h1>Imóveis</h1>${tag}</main>`);
  await expect(drawn(page).locator(".imo-listing")).toHaveCount(12);
  return release;
}

test.beforeEach(({ page }) => recordEvents(page));

test("cards and filters are seen before React DOM, accessible, and every element of them stays", async ({
  page,
  open,
  said,
}) => {
  const asked = await answerCalls(page);
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(globalThis, { shifted: entry });
    }).observe({ type: "layout-shift", buffered: true });
  });
  const release = await openDrawn(page, open);
  await expect(page.getByText("Todos os imóveis")).toBeHidden();
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Página 2" })).toHaveAttribute("href", /pagina=2/);
  expect(await violations(page)).toEqual([]);
  expect(await events(page)).toEqual([]);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-imo-root] *")) Object.assign(element, { isOld: true });
  });
  release();
  await expect(drawn(page)).toHaveCount(0);
  await expect
    .poll(async () => (await events(page)).map(({ type }) => type))
    .toEqual(["imo:search", "imo:results", "imo:ready"]);
  const young = await page.evaluate(
    () => [...document.querySelectorAll("[data-imo-root] *")].filter((element) => !("isOld" in element)).length,
  );
  expect(young).toBe(0);
  expect(await page.evaluate(() => "shifted" in globalThis)).toBe(false);
  expect(asked()).toBe(1);
  // React would say here that it drew anew.
  expect(warnings).toEqual([]);
  expect(said.errors).toEqual([]);
});

test("results of the page's own are seen before React DOM, and no search is sent", async ({ page, open, said }) => {
  const asked = await answerCalls(page);
  const script = `<script type="application/json">${JSON.stringify({ resultados: ANSWER })}</script>`;
  const release = await openDrawn(page, open, LISTING.replace("<p>", `${script}<p>`));
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeVisible();
  expect(await events(page)).toEqual([]);
  release();
  await expect.poll(async () => (await events(page)).map(({ type }) => type)).toEqual(["imo:results", "imo:ready"]);
  await expect(drawn(page)).toHaveCount(0);
  expect(asked()).toBe(0);
  expect(said.errors).toEqual([]);
});

test("of broken results nothing is drawn: the fallback stays, and React reports them and asks", async ({
  page,
  open,
}) => {
  const asked = await answerCalls(page);
  const release = await holdReactDom(page);
  await open(LISTING.replace("<p>", `<script type="application/json">{"resultados":{"data":"nada"}}</script><p>`));
  await expect
    .poll(() =>
      page.evaluate(
        () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/listing-search-")).length,
      ),
    )
    .toBe(2);
  await page.waitForTimeout(200);
  await expect(page.getByText("Todos os imóveis")).toBeVisible();
  await expect(drawn(page)).toHaveCount(0);
  expect(asked()).toBe(0);
  release();
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeVisible();
  expect(asked()).toBe(1);
  expect((await events(page, "imo:error")).map(({ detail }) => detail)).toMatchObject([{ code: "page-data" }]);
});

test("a heart and a page number that were clicked before have been clicked when the listing is alive", async ({
  page,
  open,
}) => {
  const asked = await answerCalls(page);
  const release = await openDrawn(page, open);
  const heart = page.getByRole("button", { name: "Favorito: Casa número 2" });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  release();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect.poll(asked).toBe(2);
});

test("who has scrolled down the drawn cards stays there when the listing is alive", async ({ page, open }) => {
  await answerCalls(page);
  const release = await openDrawn(page, open);
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  release();
  await expect.poll(async () => (await events(page, "imo:ready")).length).toBe(1);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test("page data that change before React DOM is there are what the listing then shows", async ({ page, open }) => {
  const asked = await answerCalls(page);
  const release = await openDrawn(page, open);
  await page.evaluate(() => document.querySelector("[data-imo-widget]")?.setAttribute("data-objectivo", "Arrendar"));
  release();
  await expect(drawn(page)).toHaveCount(0);
  await expect.poll(asked).toBe(2);
  const searches = await events(page, "imo:search");
  expect(searches.map(({ detail }) => detail.criteria)).toMatchObject([{ objetivo: ["Arrendar"] }]);
});

test("a host that leaves takes its drawing along; a copy of it out of a page cache is drawn anew", async ({
  page,
  open,
  said,
}) => {
  await answerCalls(page);
  const release = await openDrawn(page, open);
  await page.evaluate(() => {
    const host = document.querySelector("[data-imo-widget]") as HTMLElement;
    const copy = host.cloneNode(true);
    host.replaceWith(copy);
    Object.assign(globalThis, { host });
  });
  release();
  await expect(drawn(page)).toHaveCount(0);
  await expect(page.locator("[data-imo-root] .imo-listing")).toHaveCount(12);
  await page.waitForTimeout(300);
  const left = await page.evaluate(() => (globalThis as unknown as { host: HTMLElement }).host.innerHTML);
  expect(left).not.toContain("data-imo-root");
  expect(said.errors).toEqual([]);
  expect(await page.locator("[data-imo-root]").count()).toBe(1);
});

const FAILING = { "with a fallback, which shows again": LISTING, "without one, whose cards stay": WITHOUT_FALLBACK };
for (const [what, tag] of Object.entries(FAILING)) {
  test(`React DOM that never comes is reported, on a page ${what}`, async ({ page, open }) => {
    await answerCalls(page);
    let abort = () => {};
    const held = new Promise<void>((resolve) => {
      abort = resolve;
    });
    await interceptRequests(page, built("react-dom"), (route) => held.then(() => route.abort()));
    await open(tag);
    await expect(drawn(page).locator(".imo-listing")).toHaveCount(12);
    abort();
    await expect.poll(async () => (await events(page, "imo:error")).map(({ detail }) => detail.code)).toEqual(["load"]);
    const hasFallback = tag === LISTING;
    await expect(page.locator(".imo-listing")).toHaveCount(hasFallback ? 0 : 12);
    await expect(page.getByText("Todos os imóveis")).toHaveCount(hasFallback ? 1 : 0);
  });
}

test("an answer that fails is drawn by nobody, and React says so", async ({ page, open }) => {
  await page.route("**/api/imoveis", (route) => route.fulfill({ status: 500, json: {} }));
  const release = await holdReactDom(page);
  await open(LISTING);
  await page.waitForTimeout(300);
  await expect(drawn(page)).toHaveCount(0);
  await expect(page.getByText("Todos os imóveis")).toBeVisible();
  release();
  await expect
    .poll(async () => (await events(page, "imo:error")).map(({ detail }) => detail.code))
    .toEqual(["network"]);
});
