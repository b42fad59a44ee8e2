/**
 * Tests the last searches in a wide font, and all features around a search by touch
 * (docs/product/memory.md#this-search).
 */
import { readFileSync } from "node:fs";
import { expect, test } from "../../fixtures.ts";
import {
  answerSearches,
  DEAD_END,
  HERO,
  LISTING,
  look,
  panel,
  untilLookedAt,
} from "../../listing/searches.ts";

const ARIMO = new URL("../../../../node_modules/@expo-google-fonts/arimo/", import.meta.url);

test.beforeEach(({ page }) => page.clock.install());

test("shortens the label of the hero's button in a wide font, so that it covers no tab", async ({
  page,
  open,
}) => {
  await answerSearches(page);
  await look(page, open, "?localizacao=Ovar");
  // This font is as wide as Verdana.
  const faces = ["400Regular/Arimo_400Regular", "700Bold/Arimo_700Bold"].map((file) => {
    const data = readFileSync(new URL(`${file}.ttf`, ARIMO), "base64");
    const weight = file.slice(0, 3);
    return `@font-face { font-family: Wide; font-weight: ${weight}; size-adjust: 118%; src: url(data:font/ttf;base64,${data}) }`;
  });
  const style = `<style>${faces.join("")} body { margin: 0 16px; font-family: Wide }</style>`;
  for (const width of [320, 344, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await open(style + HERO, { path: "/" });
    const button = page.getByRole("button", { name: "Últimas", exact: true });
    await expect(button).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const tab = await page.getByRole("tab", { name: "Arrendar" }).boundingBox();
    const box = await button.boundingBox();
    expect(box?.x, `at ${width} px`).toBeGreaterThanOrEqual((tab?.x ?? 0) + (tab?.width ?? 0));
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("lets a thumb use near searches, the search's panel and the hero's list", async ({
    page,
    open,
  }) => {
    await answerSearches(page, (body) => (body.maxprice === 990 ? [9] : []));
    await open(LISTING, { path: "/lista", query: DEAD_END });
    await page.getByRole("button", { name: /^Avise-me/ }).tap();
    await expect(panel(page).getByLabel("Mensagem*")).toHaveValue(/- Esmoriz/);
    await panel(page).getByRole("button", { name: "Fechar" }).tap();
    await page.getByRole("button", { name: /^Até 990/ }).tap();
    await expect(page.getByRole("heading", { name: "1 imóvel" })).toBeVisible();
    await untilLookedAt(page, /Até 990\u00a0€ – Página do site$/);
    await open(HERO, { path: "/" });
    await expect(
      page.getByRole("button", { name: "Últimas", exact: true }).locator("svg"),
    ).toBeVisible();
    await page.getByRole("button", { name: "Últimas", exact: true }).tap();
    await expect(page.getByRole("link", { name: /^Arrendar · Esmoriz/ })).toBeVisible();
    await page.getByText("Explore o nosso site", { exact: false }).tap();
    await expect(page.getByRole("link", { name: /^Arrendar · Esmoriz/ })).toHaveCount(0);
  });
});
