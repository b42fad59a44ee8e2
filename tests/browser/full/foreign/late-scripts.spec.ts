/**
 * Tests pages that hold their scripts back until the first touch, or whose files arrive slowly.
 * Once the entry has started, no press on a drawn widget is lost
 * (docs/contract.md#drawn-by-the-server).
 */

import type { Page } from "@playwright/test";
import { builtExcept } from "../../../support/built-files.ts";
import { resultsOf } from "../../../support/calls-over-the-wire.ts";
import { drawnPlainTag, drawnTag, sheetLinks } from "../../../support/drawn-tags.ts";
import { holdRequests } from "../../../support/held-requests.ts";
import { expect, INCLUDES, recordEvents, test } from "../../fixtures.ts";

const RESULTS = resultsOf(1);
const drawnListing = () =>
  drawnTag({ widget: "listing-search", script: JSON.stringify({ resultados: RESULTS }) });

/** The controls to press, and the visible result of each. */
const presses: Record<
  string,
  {
    tag: () => Promise<string>;
    press: (page: Page) => Promise<void>;
    see: (page: Page) => Promise<void>;
  }
> = {
  "a tab of the home search": {
    tag: () => drawnPlainTag("hero-search"),
    press: (page) => page.getByRole("tab", { name: "Arrendar" }).click(),
    see: (page) =>
      expect(page.getByRole("tab", { name: "Arrendar" })).toHaveAttribute("aria-selected", "true"),
  },
  "the calculator's button": {
    tag: () =>
      drawnTag({
        widget: "mortgage-calculator",
        attributes: { "data-preco-imovel": "250000", "data-tan": "3", "data-anos": "30" },
      }),
    press: (page) => page.getByRole("button", { name: "Ver a simulação completa" }).click(),
    see: (page) => expect(page.locator(".imo-plan__sums")).toBeVisible(),
  },
  "a heart": {
    tag: drawnListing,
    press: (page) => page.getByRole("button", { name: "Favorito: Casa 100", exact: true }).click(),
    see: (page) =>
      expect(page.getByRole("button", { name: "Favorito: Casa 100", exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      ),
  },
  "Pesquisa Avançada": {
    tag: drawnListing,
    press: (page) => page.getByRole("button", { name: "Pesquisa Avançada" }).click(),
    see: (page) => expect(page.getByRole("dialog")).toBeVisible(),
  },
};

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) => route.fulfill({ json: RESULTS }));
});

test("loses no press while all files but the entry are held back", async ({ page, open, said }) => {
  test.slow(); // four pages
  for (const [what, { tag, press, see }] of Object.entries(presses))
    await test.step(what, async () => {
      await page.goto("about:blank");
      const release = await holdRequests(page, builtExcept());
      const markup = await tag();
      await open(markup, { head: `${INCLUDES}${sheetLinks(markup)}`, path: "/lista" });
      await page.waitForFunction(() => "imoWidgets" in globalThis);
      await press(page);
      await expect(page.locator("[data-imo-drawn]")).toHaveCount(1);
      release();
      await expect(page.locator("[data-imo-drawn]")).toHaveCount(0);
      await see(page);
    });
  expect(said.errors).toEqual([]);
});

test("hydrates the drawing if scripts load at the first touch, and keeps what was typed before", async ({
  page,
  open,
  said,
}) => {
  const held = `<script>
    // As performance plugins do, this keeps scripts under a type that no browser runs.
    addEventListener("pointerdown", function () {
      var waiting = document.querySelector('script[type="text/delayed"]');
      var script = document.createElement("script");
      script.type = "module";
      script.src = waiting.dataset.src;
      waiting.replaceWith(script);
      window.released = true;
    }, { once: true });
  </script><script type="text/delayed" data-src="/vendor/imo-widgets/imo-widgets.js"></script>`;
  const markup = await drawnPlainTag("general-contact");
  const [sheet] = INCLUDES.split("\n");
  await open(markup, { head: `${sheet}${held}${sheetLinks(markup)}` });
  await page.getByLabel("O Seu nome*").pressSequentially("Ana");
  expect(await page.evaluate(() => "released" in globalThis)).toBe(false);
  await page.getByLabel("E-mail*").click();
  await expect(page.locator("[data-imo-drawn]")).toHaveCount(0);
  expect(await page.evaluate(() => "released" in globalThis)).toBe(true);
  await expect(page.getByLabel("O Seu nome*")).toHaveValue("Ana");
  await expect(page.getByLabel("E-mail*")).toBeFocused();
  expect(said.errors).toEqual([]);
});
