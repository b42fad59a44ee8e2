/** Tests that nothing moves while a widget loads, at any width (layout shift ≤ 0.01). */
import type { Page } from "@playwright/test";
import { holdRequests } from "../../../support/held-requests.ts";
import { recordShifts, shiftOfMounting, totalShift } from "../../../support/layout-shifts.ts";
import { rendered } from "../../../support/rendering.ts";
import { widgetTags } from "../../../support/widget-tags.ts";
import { expect, test } from "../../fixtures.ts";

const hosts = {
  ...widgetTags,
  "hero-search without links": '<div data-imo-widget="hero-search"></div>',
  "hero-search with a script without links":
    '<div data-imo-widget="hero-search"><script type="application/json">{"localizacoes":["Ovar"]}</script></div>',
};

for (const width of [360, 600, 768, 1280])
  test(`keeps what is below each widget in place at ${width} px`, async ({ page, open }) => {
    test.slow(); // a page for each widget
    await page.setViewportSize({ width, height: 800 });
    await page.route("**/api/imoveis", () => {});
    await recordShifts(page);
    for (const [name, html] of Object.entries(hosts))
      await test.step(name, async () => {
        expect.soft(await shiftOfMounting(page, open, html), name).toBeLessThanOrEqual(0.01);
      });
  });

const FORM = ["h1", "select[name=tipologia]", "[name=localizacao]", "button"];
const CONTROL = ".imo-select__control";
const HERO = [
  ".imo-hero__title",
  CONTROL,
  `.imo-field + .imo-field ${CONTROL}`,
  ".imo-hero__submit",
];

/** Returns the position of the first match of each selector in `scope`. */
const placesIn = (page: Page, scope: string, selectors: readonly string[]) =>
  Promise.all(
    selectors.map((selector) => page.locator(`${scope} ${selector}`).first().boundingBox()),
  );

test("puts the hero search's fields where those of the site's own search form were", async ({
  page,
  site,
}) => {
  await recordShifts(page);
  for (const width of [360, 768, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("about:blank");
      const release = await holdRequests(page, "**/imo-widgets.js");
      await page.goto(site.url, { waitUntil: "commit" });
      // The form's position is final once the page's own style sheet applies, which may be after
      // the footer on a slow machine.
      await expect(page.locator("footer")).toHaveCSS("background-color", "rgb(19, 41, 75)");
      const before = await placesIn(page, ".site-search", FORM);
      release();
      await page.locator(".imo-hero").waitFor();
      const after = await placesIn(page, ".imo-hero", HERO);
      for (const [at, box] of after.entries()) {
        const {
          x,
          y,
          width: wide,
        } = before[at] ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN };
        expect(Math.abs((box?.y ?? 0) - y), `y of ${at}`).toBeLessThanOrEqual(2);
        expect(Math.abs((box?.x ?? 0) - x), `x of ${at}`).toBeLessThanOrEqual(8);
        // The width of the first element, the title, depends on its font.
        if (at > 0)
          expect(Math.abs((box?.width ?? 0) - wide), `width of ${at}`).toBeLessThanOrEqual(12);
      }
      expect(await totalShift(page)).toBeLessThanOrEqual(0.02);
    });
});

test("shows an answer without listings in the skeletons' place, and moves nothing above it", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }),
  );
  const release = await holdRequests(page, "**/api/imoveis");
  await recordShifts(page);
  await open('<h1>Página</h1><div data-imo-widget="listing-search"></div><p>Por baixo</p>');
  await page.locator(".imo-listing--skeleton").first().waitFor();
  await rendered(page);
  release();
  await page.getByRole("heading", { name: "Nenhum imóvel corresponde à sua pesquisa" }).waitFor();
  // The text below moves up into view, which counts as a small shift.
  expect(await totalShift(page)).toBeLessThanOrEqual(0.05);
});
