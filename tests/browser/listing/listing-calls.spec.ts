/**
 * Tests the listing's requests and its reaction to each answer
 * (docs/product/listing.md#query-string, docs/product/listing.md#requests,
 * docs/product/listing.md#failure).
 */
import type { Page, Route } from "@playwright/test";
import { events, expect, recordEvents, test } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search" data-objectivo="Comprar"></div>';
type Body = Record<string, unknown> & { page: number };

/** Answers with the requested one of three pages, each with one home. */
const byPage = (route: Route, { page }: Body) =>
  route.fulfill({
    json: {
      data: [{ id: page, titulo: `Casa da página ${page}`, link: "casa", preco: 100000 }],
      current_page: page,
      last_page: 3,
      total: 36,
    },
  });

/** Answers every call with `answer` and records the bodies. */
async function answerCalls(page: Page, answer: (route: Route, body: Body) => unknown = byPage) {
  const bodies: Body[] = [];
  await page.route("**/api/imoveis", (route) => {
    const body = route.request().postDataJSON() as Body;
    bodies.push(body);
    return answer(route, body);
  });
  return bodies;
}

/** Holds all further calls that request this page. */
async function holdCalls(page: Page, wanted: number) {
  const asked = page.waitForRequest((request) => request.postDataJSON()?.page === wanted);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/imoveis", async (route) => {
    if (route.request().postDataJSON().page === wanted) await answered;
    await route.fallback();
  });
  return { asked, answer: () => answer() };
}

/** Marks a card's element, to recognize it later. */
const markCard = (page: Page) =>
  page.locator(".imo-listing").evaluate((card) => card.setAttribute("data-mark", ""));

test("adds an entry for another page and none for a filter, keeps foreign parameters, and follows Back and Forward", async ({
  page,
  open,
}) => {
  const bodies = await answerCalls(page);
  await open(LISTING, { path: "/lista", query: "?utm=a%20b&x" });
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  expect(new URL(page.url()).search).toBe("?utm=a%20b&x");
  const entries = await page.evaluate(() => history.length);
  // The pointer first hovers over the link, which requests page 2; the click uses the same answer.
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
  expect(bodies.slice(0, 4).map(({ page, ordem }) => [page, ordem])).toEqual([
    [1, "rec"],
    [2, "rec"],
    [1, "asc"],
    [3, "asc"],
  ]);
});

test("turns cards into skeletons, unread and out of reach, until the next page has arrived", async ({
  page,
  open,
  said,
}) => {
  await answerCalls(page);
  await open(LISTING);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await markCard(page);
  const height = (await page.locator(".imo-listing").boundingBox())?.height;
  const second = await holdCalls(page, 2);

  await test.step("animates only the opacity, and only for a while", async () => {
    const moving = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('[aria-label="Página 2"]')?.click();
      while (!document.querySelector(".imo-grid--waiting"))
        await new Promise(requestAnimationFrame);
      return document.getAnimations().map(({ effect }) => ({
        properties: (effect as KeyframeEffect)
          .getKeyframes()
          .flatMap((frame) => ("opacity" in frame ? [] : Object.keys(frame))),
        isEndless: effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      }));
    });
    expect(moving.length).toBeGreaterThan(0);
    expect(
      moving.filter(({ properties, isEndless }) => isEndless || properties.length > 0),
    ).toEqual([]);
  });

  await second.asked;
  const card = page.locator(".imo-listing[data-mark]");
  const parts = card.locator(".imo-carousel *, .imo-listing__top *, .imo-listing__title *");
  await expect(
    card.locator(".imo-listing__price, .imo-listing__link, .imo-carousel__track"),
  ).toHaveCount(3);
  const areSeen = () =>
    parts.evaluateAll((all) => all.filter((part) => part.checkVisibility()).length);
  await expect.poll(areSeen).toBe(0);
  expect((await card.boundingBox())?.height).toBe(height);
  expect(await page.locator(".imo-results").ariaSnapshot()).not.toContain("Casa da página 1");
  const link = card.locator("a").first();
  await link.evaluate((element: HTMLElement) => element.focus());
  await expect(link).not.toBeFocused();

  second.answer();
  await expect(card.getByText("Casa da página 2")).toBeVisible();
  const heading = page.getByRole("heading", { name: "36 imóveis" });
  await expect(heading).toBeFocused();
  await expect(page.getByRole("link", { name: "Casa da página 2" })).toHaveCount(2);

  await test.step("moves the focus of a card that becomes a skeleton to the heading", async () => {
    await page.getByRole("link", { name: "Casa da página 2" }).last().focus();
    const first = await holdCalls(page, 1);
    await page.goBack();
    await first.asked;
    await expect(heading).toBeFocused();
  });
  // Chromium's hint that focusing computed a hidden card's style isn't an error.
  expect(said.console.filter((line) => !line.startsWith("verbose"))).toEqual([]);
});

/** The browser itself logs a failed call; only the widget reports an unreadable answer. */
const failures = [
  {
    name: "a 500",
    code: "network",
    told: 0,
    answer: (route: Route) => route.fulfill({ status: 500, json: {} }),
  },
  {
    name: "a sign-in page in HTML",
    code: "answer",
    told: 1,
    answer: (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>Entrar</h1>" }),
  },
];

test("brings the cards back if a page can't be fetched, and requests it again", async ({
  page,
  open,
  said,
}) => {
  await recordEvents(page);
  let answer: (route: Route, body: Body) => unknown = byPage;
  await answerCalls(page, (route, body) => answer(route, body));
  await open(LISTING);
  await expect(page.getByText("Casa da página 1")).toBeVisible();
  await markCard(page);
  for (const [at, failure] of failures.entries()) {
    await test.step(failure.name, async () => {
      said.console.length = 0;
      said.errors.length = 0;
      answer = failure.answer;
      await page.getByRole("link", { name: "Página 3" }).click();
      await expect.poll(async () => (await events(page, "imo:error")).length).toBe(at + 1);
      expect((await events(page, "imo:error")).at(-1)?.detail).toMatchObject({
        widget: "listing-search",
        code: failure.code,
      });
      await expect(
        page.locator(".imo-listing[data-mark]").getByText("Casa da página 1"),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: "Casa da página 1" })).toHaveCount(2);
      await expect(page.locator('[aria-current="page"]')).toHaveText("1");
      const told = said.console.filter((line) => !line.includes("Failed to load resource"));
      expect([told.length, said.errors.length]).toEqual([failure.told, failure.told]);
    });
  }
  answer = byPage;
  await page.getByRole("link", { name: "Página 3" }).click();
  await expect(page.getByText("Casa da página 3")).toBeVisible();
});

test("draws skeletons in the shape of cards and keeps the filters usable while no answer arrives", async ({
  page,
  open,
}) => {
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
