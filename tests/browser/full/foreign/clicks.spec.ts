/**
 * Tests that a page number changes the page despite scripts that intercept clicks on links: smooth
 * scrollers, lightboxes and page transitions.
 */
import type { Page } from "@playwright/test";
import { answerOverTheWire, resultsOf, take } from "../../../support/calls-over-the-wire.ts";
import { drawnTag, sheetLinks } from "../../../support/drawn-tags.ts";
import { expect, INCLUDES, test } from "../../fixtures.ts";

const JQUERY = '<script src="/node_modules/jquery/dist/jquery.min.js"></script>';
const LISTING = '<div data-imo-widget="listing-search"></div>';
const acted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { acted: number }).acted);

/**
 * Goes to page 2, and expects one history entry, no action of other scripts, and page 1 after one
 * Back.
 */
async function expectPageTurn(page: Page) {
  await expect(page.getByRole("link", { name: "Casa 100", exact: true }).last()).toBeVisible();
  const [entries, acts] = [await page.evaluate(() => history.length), await acted(page)];
  await page.getByRole("link", { name: "Página 2", exact: true }).click();
  await expect(page.getByRole("link", { name: "Casa 200", exact: true }).last()).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await acted(page)).toBe(acts);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The browser goes back from the panel's history entry a moment after the panel has closed.
  await expect.poll(() => page.evaluate(() => Object(history.state).imoBy)).toBeUndefined();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Casa 100", exact: true }).last()).toBeVisible();
}

test("turns only one page under a smooth scroller that handles every link with a hash", async ({
  page,
  open,
  answer,
  said,
}) => {
  test.slow(); // two pages
  answerOverTheWire(answer, take);
  const handler =
    "function (event) { event.preventDefault(); acted += 1; $('html').animate({ scrollTop: 0 }, 100); }";
  const drawn = await drawnTag({
    widget: "listing-search",
    script: JSON.stringify({ resultados: resultsOf(1) }),
  });
  const pages = {
    "bound to the document": {
      tag: LISTING,
      bind: `$(document).on("click", 'a[href*="#"]', ${handler})`,
    },
    "bound to each link of a drawn listing": {
      tag: drawn,
      bind: `$(function () { $('a[href*="#"]').on("click", ${handler}); })`,
    },
  };
  for (const [when, { tag, bind }] of Object.entries(pages))
    await test.step(when, async () => {
      const script = `<a id="own" href="#topo">Topo</a><script>var acted = 0; ${bind};</script>`;
      await page.goto("about:blank");
      await open(tag + script, {
        head: `${JQUERY}${INCLUDES}${sheetLinks(tag)}`,
        path: "/lista",
        query: "#topo",
      });
      await page.locator("#own").click();
      expect(await acted(page)).toBe(1);
      await expectPageTurn(page);
    });
  expect(said.errors).toEqual([]);
});

const transitions: Record<string, { head: string; body: string; init: string; type?: string }> = {
  swup: {
    head: '<script src="/node_modules/swup/dist/Swup.umd.js"></script>',
    body: `<main id="swup">${LISTING}</main>`,
    init: "new Swup({ animationSelector: false }).hooks.on('page:view', function () { acted += 1; });",
  },
  Barba: {
    head: '<script src="/node_modules/@barba/core/dist/barba.umd.js"></script>',
    body: `<div data-barba="wrapper"><main data-barba="container">${LISTING}</main></div>`,
    // The script comes after the bundle, so the bundle handles the Back from a panel first
    // (docs/host-guide.md#page-caches-and-partial-updates).
    type: "module",
    init: "barba.init({ transitions: [{ name: 'none', leave() {}, enter() { acted += 1; } }] });",
  },
};
test("turns only one page under scripts that animate page changes", async ({
  page,
  open,
  answer,
  said,
}) => {
  test.slow(); // two pages
  answerOverTheWire(answer, take);
  for (const [name, { head, body, init, type = "text/javascript" }] of Object.entries(transitions))
    await test.step(name, async () => {
      const script = `<script>var acted = 0;</script><script type="${type}">${init}</script>`;
      await open(`<a href="/lista?a=1">Imóveis</a>${body}${script}`, {
        head: head + INCLUDES,
        path: "/lista",
      });
      await expectPageTurn(page);
      await page.getByRole("link", { name: "Imóveis", exact: true }).click();
      await expect.poll(() => acted(page)).toBeGreaterThan(0);
    });
  expect(said.errors).toEqual([]);
});
