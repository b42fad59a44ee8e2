/**
 * Tests what rarely breaks in the listing's head and in the press that opens its panels
 * (docs/product/listing.md#listing, docs/look.md#button).
 */
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';

test.beforeEach(({ page }) =>
  page.route("**/api/imoveis", (route) =>
    route.fulfill({
      json: {
        data: [{ id: 1, titulo: "Casa", link: "casa" }],
        current_page: 1,
        last_page: 1,
        total: 2000,
      },
    }),
  ),
);

test("keeps the count on one line above the head's words if those need a whole row", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(`<style>
      @font-face { font-family: Wide; src: local("Arimo Regular"), local("Arimo-Regular"); size-adjust: 120% }
      body { font-family: Wide }
    </style>${LISTING}`);
  const heading = page.locator(".imo-results__count");
  await expect(heading).toHaveText(/^2\s000 imóveis$/);
  const count = await heading.boundingBox();
  const tools = await page.locator(".imo-results__tools").boundingBox();
  expect(count?.height).toBe(22);
  expect(tools?.y).toBeGreaterThan((count?.y ?? Number.NaN) + 21);
});

/** Waits until a closing that an event has started is on the screen. */
const draw = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

test("keeps a panel open when its button is clicked twice or its key is held", async ({
  page,
  open,
}) => {
  test.slow();
  await open(LISTING);
  const panel = page.getByRole("dialog");
  const leaveEntry = () =>
    expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe("null");
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of [/Pesquisa Avançada/, /^Favoritos/, /^Avise-me/]) {
      await test.step(`${name} at ${width} px`, async () => {
        const button = page.getByRole("button", { name });
        await button.hover();
        await page.mouse.down();
        await page.mouse.up();
        await expect(panel).toBeVisible();
        await page.mouse.down({ clickCount: 2 });
        await page.mouse.up({ clickCount: 2 });
        await draw(page);
        await expect(panel).toBeVisible();
        await panel.getByRole("button", { name: "Fechar" }).click();
        await expect(panel).toBeHidden();
        await leaveEntry();
        await button.focus();
        await page.keyboard.down("Enter");
        await expect(panel).toBeVisible();
        for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down("Enter");
        await page.keyboard.up("Enter");
        await draw(page);
        await expect(panel).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
        await leaveEntry();
      });
    }
  }
});
