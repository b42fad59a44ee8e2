/**
 * A visitor who comes Back from a listing's page, or reloads, finds the cards and the place that they left, where the
 * browser kept no copy of the page (docs/product/listing.md#coming-back).
 */
import type { Page } from "@playwright/test";
import { built } from "../../support/built-files.ts";
import { interceptRequests } from "../../support/held-requests.ts";
import { events, expect, recordEvents, test } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';
const HEADER = '<header style="height: 300px">Cal e Maré</header>';
const FOOTER = '<footer style="height: 900px"><a href="/">Rodapé</a></footer>';
// The header keeps the page out of the back/forward cache.
const NO_COPY = { headers: { "Cache-Control": "no-store" } };

/** Answers every call with twelve homes, of which no two have facts of the same height. */
async function answerCalls(page: Page, name = "Casa", until?: Promise<unknown>) {
  const asked: number[] = [];
  const home = (at: number, id: number) => ({
    id,
    titulo: `${name} ${id} ${at % 3 ? "" : "com um nome que não cabe numa só linha de um cartão"}`,
    preco: 100_000 + id,
    link: `casa-${id}`,
    fotos: { capa: "/sem.jpg", fotos: [] },
    ...(at % 2 && { numQuartos: 3, numWCs: 2, areaPrivada: 142, areaTerreno: 640, garagem: 2, certificado: "B" }),
  });
  await page.route("**/api/imoveis", async (route) => {
    await until;
    const { page: wanted } = route.request().postDataJSON();
    asked.push(wanted);
    const data = Array.from({ length: 12 }, (_, at) => home(at, wanted * 100 + at));
    return route.fulfill({ json: { data, current_page: wanted, last_page: 3, total: 36 } });
  });
  await page.route("**/casa-*", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Casa</title>Uma casa", ...NO_COPY }),
  );
  return asked;
}

/** Returns an element's top in whole pixels; a scroll may differ by one. */
const topOf = (page: Page, name: RegExp) =>
  page
    .getByRole("link", { name })
    .last()
    .evaluate((link) => Math.round(link.getBoundingClientRect().top));

/** Goes to a home of the first page, after the answer has taken the window to its top. */
async function goToHome(page: Page, name: RegExp) {
  const link = page.getByRole("link", { name }).last();
  await expect.poll(async () => (await events(page, "imo:results")).length).toBe(1);
  await expect(async () => {
    await link.scrollIntoViewIfNeeded();
    const before = await topOf(page, name);
    await page.waitForTimeout(200);
    expect(await topOf(page, name)).toBe(before);
  }).toPass();
}

/** Records every scroll position of the window from now on, and if the footer was visible there. */
const watchScrolling = (page: Page) =>
  page.addInitScript(() => {
    const seen: { y: number; isFooterSeen: boolean }[] = [];
    Object.assign(globalThis, { scrolls: seen });
    const look = () => {
      const footer = document.querySelector("footer");
      if (footer) seen.push({ y: scrollY, isFooterSeen: footer.getBoundingClientRect().top < innerHeight });
      requestAnimationFrame(look);
    };
    look();
  });
const framesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { scrolls: { y: number; isFooterSeen: boolean }[] }).scrolls);

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.setViewportSize({ width: 360, height: 640 });
});

for (const [what, body] of Object.entries({
  "an empty tag": LISTING,
  "a tag with a fallback": LISTING.replace("></", "><p>Os nossos imóveis</p></"),
})) {
  test(`Back from a home: the same cards at the same place, without a request, ${what}`, async ({ page, open }) => {
    const asked = await answerCalls(page);
    await watchScrolling(page);
    await open(HEADER + body + FOOTER, { path: "/imoveis", query: "?pagina=2", ...NO_COPY });
    const link = page.getByRole("link", { name: /^Casa 207/ }).last();
    await goToHome(page, /^Casa 207/);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1500);
    const before = await topOf(page, /^Casa 207/);
    expect(asked).toEqual([2]);
    await link.click();
    await expect(page.getByText("Uma casa")).toBeVisible();
    await page.goBack();
    await expect(link).toBeVisible();
    await expect.poll(async () => Math.abs((await topOf(page, /^Casa 207/)) - before)).toBeLessThan(2);
    // Nothing is asked, nothing scrolls afterwards, and the visitor never saw the page's end.
    await page.waitForLoadState("networkidle");
    expect(Math.abs((await topOf(page, /^Casa 207/)) - before)).toBeLessThan(2);
    expect(asked).toEqual([2]);
    expect(new URL(page.url()).search).toBe("?pagina=2");
    expect((await events(page)).map(({ type }) => type)).toEqual(["imo:results", "imo:ready"]);
    const frames = await framesOf(page);
    expect(frames.filter(({ y, isFooterSeen }) => y > 0 && isFooterSeen)).toEqual([]);
  });
}

test("Back from a favourite's page, opened from the panel, ends at the same place", async ({ page, open }) => {
  const asked = await answerCalls(page);
  await open(HEADER + LISTING + FOOTER, { path: "/imoveis", query: "?pagina=2", ...NO_COPY });
  await page.getByRole("button", { name: /^Favorito: Casa 207/ }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const before = await topOf(page, /^Casa 207/);
  // The button is far above: a script's click leaves the page where it is.
  await page.getByRole("button", { name: "Favoritos: 1" }).evaluate((button: HTMLElement) => button.click());
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /^Casa 207/ })
    .click();
  await expect(page.getByText("Uma casa")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: /^Casa 207/ }).last()).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(page, /^Casa 207/)) - before)).toBeLessThan(2);
  await page.waitForLoadState("networkidle");
  expect(Math.abs((await topOf(page, /^Casa 207/)) - before)).toBeLessThan(2);
  expect(asked).toEqual([2]);
});

for (const isFirst of [false, true]) {
  const when = isFirst ? "comes before the code" : "comes behind it";
  test(`a reload shows what was there at its place, and what has changed since, which ${when}, without moving`, async ({
    page,
    open,
  }) => {
    await answerCalls(page);
    await open(HEADER + LISTING + FOOTER, { path: "/recarregar", ...NO_COPY });
    await goToHome(page, /107/);
    const before = await topOf(page, /107/);
    await page.unroute("**/api/imoveis");
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = await answerCalls(page, "Moradia", isFirst ? undefined : held);
    const answer = page.waitForResponse("**/api/imoveis");
    await interceptRequests(page, built("react-dom"), async (route) => {
      if (isFirst) await answer;
      await route.continue();
    });
    await page.reload();
    if (!isFirst) await expect(page.getByRole("link", { name: /^Casa 107/ }).last()).toBeVisible();
    release();
    await expect(page.getByRole("link", { name: /^Moradia 107/ }).last()).toBeVisible();
    await expect.poll(async () => Math.abs((await topOf(page, /107/)) - before)).toBeLessThan(2);
    expect(asked).toEqual([1]);
  });
}

test("a reload without a line keeps the homes on the page, and the place when the line is back", async ({
  page,
  open,
}) => {
  await answerCalls(page);
  await open(LISTING + FOOTER, { path: "/sem-rede", ...NO_COPY });
  await expect(page.getByText(/^Casa 100/)).toBeVisible();
  await page.getByText(/^Casa 108/).scrollIntoViewIfNeeded();
  await page.unroute("**/api/imoveis");
  await page.route("**/api/imoveis", (route) => route.abort());
  await page.reload();
  await expect.poll(async () => (await events(page, "imo:error")).length).toBe(1);
  await expect(page.getByText(/^Casa 100/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const kept = await topOf(page, /^Casa 108/);
  await page.unroute("**/api/imoveis");
  await answerCalls(page, "Lote");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText(/^Lote 100/)).toBeVisible();
  await page.waitForTimeout(500);
  expect(Math.abs((await topOf(page, /^Lote 108/)) - kept)).toBeLessThan(2);
});

test("with storage refused, or with rubbish in it, a listing asks as ever", async ({ page, open }) => {
  const asked = await answerCalls(page);
  await page.addInitScript(() => {
    if (location.pathname === "/recusado")
      Object.defineProperty(globalThis, "sessionStorage", {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
    else sessionStorage.setItem("imo:imoveis", '{"0 /lixo":{"v":1,"answer":7}}');
  });
  for (const path of ["/recusado", "/lixo"]) {
    await open(LISTING, { path, ...NO_COPY });
    await expect(page.getByText(/^Casa 100/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Casa 100/)).toBeVisible();
  }
  expect(asked).toEqual([1, 1, 1, 1]);
});

test("a link to the same page, later, asks anew and starts at the top", async ({ page, open }) => {
  const asked = await answerCalls(page);
  await open(HEADER + LISTING + FOOTER, { path: "/outra-vez", ...NO_COPY });
  await goToHome(page, /^Casa 107/);
  await page.goto("about:blank");
  await open(HEADER + LISTING + FOOTER, { path: "/outra-vez", ...NO_COPY });
  await expect(page.getByText(/^Casa 100/)).toBeVisible();
  expect(asked).toEqual([1, 1]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("homes that the page itself shows stay until the first answer, and after it the widget is there", async ({
  page,
  open,
}) => {
  let release = () => {};
  await answerCalls(page, "Casa", new Promise<void>((resolve) => (release = resolve)));
  await open(LISTING.replace("></", '><a href="/casa-1">Casa da página</a></'), { path: "/reserva" });
  await expect.poll(async () => (await events(page, "imo:ready")).length).toBe(1);
  await expect(page.getByText("Casa da página")).toBeVisible();
  await expect(page.locator("[data-imo-root]")).toBeHidden();
  release();
  await expect(page.getByText(/^Casa 100/)).toBeVisible();
  await expect(page.getByText("Casa da página")).toBeHidden();
});

test("without a fallback, or with an empty one, grey boxes stand for the first homes", async ({ page, open }) => {
  let release = () => {};
  await answerCalls(page, "Casa", new Promise<void>((resolve) => (release = resolve)));
  await open(LISTING.replace("></", "> <!-- vazio --> <noscript>Ligue o JavaScript</noscript></"), { path: "/vazio" });
  await expect(page.locator(".imo-listing--skeleton").first()).toBeVisible();
  release();
  await expect(page.getByText(/^Casa 100/)).toBeVisible();
});

test("when the first search fails, the filters take the place of the fallback", async ({ page, open }) => {
  await page.route("**/api/imoveis", (route) => route.abort());
  await open(LISTING.replace("></", "><p>Os nossos imóveis</p></"), { path: "/falha" });
  await expect(page.getByRole("button", { name: "Pesquisa Avançada" })).toBeVisible();
  await expect(page.getByText("Os nossos imóveis")).toBeHidden();
});
