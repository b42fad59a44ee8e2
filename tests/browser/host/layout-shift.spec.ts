/** A visitor who reads on while the widgets come: nothing under their eyes moves (layout shift ≤ 0.01 each, ≤ 0.05 for all ten). */
import type { Page } from "@playwright/test";
import { holdRequests, interceptRequests } from "../../support/held-requests.ts";
import { widgetTags } from "../../support/widget-tags.ts";
import { expect, test } from "../fixtures.ts";

const hosts: { name: string; html: string; limit?: number }[] = [
  ...Object.entries(widgetTags).map(([name, html]) => ({ name, html })),
  { name: "hero-search without links", html: '<div data-imo-widget="hero-search"></div>' },
  {
    name: "hero-search with a script without links",
    html: '<div data-imo-widget="hero-search"><script type="application/json">{"localizacoes":["Ovar"]}</script></div>',
  },
  { name: "all widgets", html: Object.values(widgetTags).join(""), limit: 0.05 },
];

for (const { name, html, limit = 0.01 } of hosts) {
  for (const width of [360, 600, 768, 1280]) {
    test(`what stands below ${name} stays where it is at ${width} px`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 800 });
      // Late enough that the page has been painted without the widget.
      await interceptRequests(page, "**/imo-widgets.js", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.route("**/api/imoveis", () => {});
      await recordShifts(page);

      await open(`<h1>Página</h1>${html}<p id="below">Por baixo</p><p>${"Texto do site. ".repeat(80)}</p>`);
      const before = await page.locator("#below").boundingBox();
      expect(before?.y, "the height is kept before the script runs").toBeGreaterThan(250);
      const hostCount = await page.locator("[data-imo-widget]").count();
      await expect(page.locator("[data-imo-root]")).toHaveCount(hostCount, { timeout: 15_000 });
      await page.waitForTimeout(300);

      expect(await totalShift(page)).toBeLessThanOrEqual(limit);
    });
  }
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the sum of all layout shifts since the page's start. */
async function totalShift(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0));
}

for (const width of [360, 768, 1280]) {
  test(`a search form that stands in for the hero search has its fields where the widget's come at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdRequests(page, "**/imo-widgets.js");
    await recordShifts(page);
    await page.goto(site.url, { waitUntil: "commit" });
    const places = async (...selectors: string[]) =>
      Promise.all(selectors.map((selector) => page.locator(selector).first().boundingBox()));
    // The form's place is known once the page's own style sheet is there, which a slow machine may read after the footer.
    await expect(page.locator("footer")).toHaveCSS("background-color", "rgb(19, 41, 75)");
    const form = ".site-search";
    const before = await places(
      `${form} h1`,
      `${form} select[name=tipologia]`,
      `${form} [name=localizacao]`,
      `${form} button`,
    );
    release();
    const hero = ".imo-hero";
    await page.locator(hero).waitFor();
    const control = ".imo-select__control";
    const after = await places(
      `${hero}__title`,
      `${hero} ${control}`,
      `${hero} .imo-field + .imo-field ${control}`,
      `${hero}__submit`,
    );
    for (const [at, box] of after.entries()) {
      expect(Math.abs((box?.y ?? 0) - (before[at]?.y ?? Number.NaN)), `y of ${at}`).toBeLessThanOrEqual(2);
      expect(Math.abs((box?.x ?? 0) - (before[at]?.x ?? Number.NaN)), `x of ${at}`).toBeLessThanOrEqual(8);
      expect(Math.abs((box?.width ?? 0) - (before[at]?.width ?? Number.NaN)), `width of ${at}`).toBeLessThanOrEqual(
        at === 0 ? Number.POSITIVE_INFINITY : 12,
      );
    }
    expect(await totalShift(page)).toBeLessThanOrEqual(0.02);
  });
}

test("an answer without listings takes the skeletons' place and moves nothing above it", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.route("**/api/imoveis", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } });
  });
  await recordShifts(page);
  await open(`<h1>Página</h1><div data-imo-widget="listing-search"></div><p>Por baixo</p>`);
  await page.getByRole("heading", { name: "Nenhum imóvel corresponde à sua pesquisa" }).waitFor();
  await page.waitForTimeout(300);
  // The text below comes up into view, which counts a little.
  expect(await totalShift(page)).toBeLessThanOrEqual(0.05);
});

const FALLBACK = "<p>Ligue-nos: 256 000 000</p>";

/** Returns the position of the text below, with a bare `<div>` in the place of the host. */
async function placeWithoutHost(open: (body: string) => Promise<void>, page: Page): Promise<number> {
  await open(`<div style="display: flow-root">${FALLBACK}</div><p id="below">Por baixo</p>`);
  return topOfBelow(page);
}
async function topOfBelow(page: Page): Promise<number> {
  return (await page.locator("#below").boundingBox())?.y ?? Number.NaN;
}

test("a tag with a name that nobody knows takes no more room than its fallback", async ({ page, open }) => {
  await open(`<div>${FALLBACK}</div><p id="below">Por baixo</p>`);
  const plain = await topOfBelow(page);
  await open(`<div data-imo-widget="hero-serch">${FALLBACK}</div><p id="below">Por baixo</p>`);
  await expect.poll(() => topOfBelow(page)).toBe(plain);
});

test("a page whose entry script is missing gives the kept height back after ten seconds", async ({ page, open }) => {
  const plain = await placeWithoutHost(open, page);
  await interceptRequests(page, "**/imo-widgets.js", (route) => route.fulfill({ status: 404 }));
  await open(`<div data-imo-widget="hero-search">${FALLBACK}</div><p id="below">Por baixo</p>`);
  expect(await topOfBelow(page)).toBeGreaterThan(plain + 200);
  const delays = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { delay } = animation.effect?.getComputedTiming() ?? {};
      animation.finish();
      return delay;
    }),
  );
  expect(delays).toEqual([10_000]);
  expect(await topOfBelow(page)).toBe(plain);
});

test("an agency without people gives the kept height back at once", async ({ page, open }) => {
  await open(`<div>${FALLBACK}</div><p id="below">Por baixo</p>`);
  const plain = await topOfBelow(page);
  const nobody = '<script type="application/json">{"colaboradores":[]}</script>';
  await open(`<div data-imo-widget="team-cards">${nobody}${FALLBACK}</div><p id="below">Por baixo</p>`);
  await expect.poll(() => topOfBelow(page)).toBe(plain);
});
