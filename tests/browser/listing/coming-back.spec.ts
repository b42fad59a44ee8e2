/**
 * Tests that a visitor who goes Back from a listing's page, or reloads, finds the same cards and
 * scroll position even if the browser kept no copy of the page
 * (docs/product/listing.md#coming-back).
 */
import type { Page } from "@playwright/test";
import { built } from "../../support/built-files.ts";
import { interceptRequests } from "../../support/held-requests.ts";
import { events, expect, recordEvents, test } from "../fixtures.ts";
import {
  answerCalls,
  drawFrames,
  FOOTER,
  goToHome,
  HEADER,
  LISTING,
  NO_COPY,
  topOf,
} from "./way-back.ts";

/** Records every scroll position of the window from now on, and whether the footer was visible. */
const watchScrolling = (page: Page) =>
  page.addInitScript(() => {
    const seen: { y: number; isFooterSeen: boolean }[] = [];
    Object.assign(globalThis, { scrolls: seen });
    const look = () => {
      const footer = document.querySelector("footer");
      if (footer)
        seen.push({ y: scrollY, isFooterSeen: footer.getBoundingClientRect().top < innerHeight });
      requestAnimationFrame(look);
    };
    look();
  });
const framesOf = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { scrolls: { y: number; isFooterSeen: boolean }[] }).scrolls,
  );

/**
 * Waits until the home is at its earlier position, and expects it to stay there after the page has
 * loaded.
 */
async function expectAt(page: Page, name: RegExp, before: number) {
  const isThere = async () => Math.abs((await topOf(page, name)) - before) < 2;
  await expect.poll(isThere).toBe(true);
  await page.waitForLoadState();
  await drawFrames(page);
  expect(await isThere()).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.setViewportSize({ width: 360, height: 640 });
});

test("shows the same cards at the same place after Back, without a request", async ({
  page,
  open,
}) => {
  const asked = await answerCalls(page);
  await watchScrolling(page);
  const home = /^Casa 207/;
  const options = { query: "?pagina=2", ...NO_COPY };
  for (const [path, body] of [
    ["/vazio", LISTING],
    ["/com-reserva", LISTING.replace("></", "><p>Os nossos imóveis</p></")],
  ] as const) {
    await test.step(path, async () => {
      asked.length = 0;
      await open(HEADER + body + FOOTER, { path, ...options });
      await goToHome(page, home);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1500);
      const before = await topOf(page, home);
      await page.getByRole("link", { name: home }).last().click();
      await expect(page.getByText("Uma casa")).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("link", { name: home }).last()).toBeVisible();
      await expectAt(page, home, before);
      expect((await events(page)).map(({ type }) => type)).toEqual(["imo:results", "imo:ready"]);
      expect(asked).toEqual([2]);
      expect(new URL(page.url()).search).toBe("?pagina=2");
      const frames = await framesOf(page);
      expect(frames.filter(({ y, isFooterSeen }) => y > 0 && isFooterSeen)).toEqual([]);
    });
  }

  await test.step("a link to the same page sends a request and starts at the top", async () => {
    await page.goto("about:blank");
    await open(HEADER + LISTING + FOOTER, { path: "/vazio", ...options });
    await expect(page.getByText(/^Casa 200/)).toBeVisible();
    await drawFrames(page);
    expect(asked).toEqual([2, 2]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test("returns to the same place from the page of a favourite that was opened from the panel", async ({
  page,
  open,
}) => {
  const asked = await answerCalls(page);
  await open(HEADER + LISTING + FOOTER, { path: "/imoveis", query: "?pagina=2", ...NO_COPY });
  const home = /^Casa 207/;
  await goToHome(page, home);
  await page.getByRole("button", { name: /^Favorito: Casa 207/ }).click();
  const before = await topOf(page, home);
  // The button is far above, so a script clicks it without scrolling the page.
  await page
    .getByRole("button", { name: "Favoritos: 1" })
    .evaluate((button: HTMLElement) => button.click());
  await page.getByRole("dialog").getByRole("link", { name: home }).click();
  await expect(page.getByText("Uma casa")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: home }).last()).toBeVisible();
  await expectAt(page, home, before);
  expect(asked).toEqual([2]);
});

test("shows what has changed at the same place after a reload, whether its answer or the code arrives first", async ({
  page,
  open,
}) => {
  const home = /107/;
  for (const isFirst of [false, true]) {
    await test.step(
      isFirst ? "the answer comes before the code" : "the answer comes behind the code",
      async () => {
        await page.unroute("**/api/imoveis");
        await answerCalls(page);
        await open(HEADER + LISTING + FOOTER, { path: `/recarregar-${isFirst}`, ...NO_COPY });
        await goToHome(page, home);
        const before = await topOf(page, home);
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
        if (!isFirst)
          await expect(page.getByRole("link", { name: /^Casa 107/ }).last()).toBeVisible();
        release();
        await expect(page.getByRole("link", { name: /^Moradia 107/ }).last()).toBeVisible();
        await expectAt(page, home, before);
        expect(asked).toEqual([1]);
      },
    );
  }
});

test("keeps the listings that the page itself shows until the first answer, or grey boxes if it shows none", async ({
  page,
  open,
}) => {
  const fallback = LISTING.replace("></", '><a href="/casa-1">Casa da página</a></');
  const own = page.getByText("Casa da página");
  const boxes = page.locator(".imo-listing--skeleton");
  let release = () => {};
  const hold = () => answerCalls(page, "Casa", new Promise<void>((resolve) => (release = resolve)));

  await test.step("the page's own listings", async () => {
    await hold();
    await open(fallback, { path: "/reserva" });
    await expect.poll(async () => (await events(page, "imo:ready")).length).toBe(1);
    await expect(own).toBeVisible();
    await expect(page.locator("[data-imo-root]")).toBeHidden();
    release();
    await expect(page.getByText(/^Casa 100/)).toBeVisible();
    await expect(own).toBeHidden();
  });

  await test.step("an empty fallback", async () => {
    await hold();
    await open(
      LISTING.replace("></", "> <!-- vazio --> <noscript>Ligue o JavaScript</noscript></"),
      {
        path: "/vazio",
      },
    );
    await expect(boxes.first()).toBeVisible();
    release();
    await expect(page.getByText(/^Casa 100/)).toBeVisible();
  });

  await test.step("a search that fails leaves the filters in their place", async () => {
    await page.route("**/api/imoveis", (route) => route.abort());
    await open(fallback, { path: "/falha" });
    await expect(page.getByRole("button", { name: "Pesquisa Avançada" })).toBeVisible();
    await expect(own).toBeHidden();
  });
});
