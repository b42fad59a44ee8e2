/** Tests that nothing moves in front of a visitor who reads while widgets load. */
import type { Page } from "@playwright/test";
import { interceptRequests } from "../../support/held-requests.ts";
import { recordShifts, shiftOfMounting } from "../../support/layout-shifts.ts";
import { widgetTags } from "../../support/widget-tags.ts";
import { expect, test } from "../fixtures.ts";

test("keeps what is below all ten widgets in place, on a phone and on a desktop", async ({
  page,
  open,
}) => {
  await recordShifts(page);
  await page.route("**/api/imoveis", () => {});
  for (const width of [360, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await shiftOfMounting(page, open, Object.values(widgetTags).join("")),
      ).toBeLessThanOrEqual(0.05);
    });
});

const FALLBACK = "<p>Ligue-nos: 256 000 000</p>";
const BELOW = '<p id="below">Por baixo</p>';
const topOfBelow = async (page: Page) =>
  (await page.locator("#below").boundingBox())?.y ?? Number.NaN;

test("releases the kept height if no widget mounts", async ({ page, open }) => {
  await open(`<div>${FALLBACK}</div>${BELOW}`);
  const plain = await topOfBelow(page);
  await test.step("an unknown name", async () => {
    await open(`<div data-imo-widget="hero-serch">${FALLBACK}</div>${BELOW}`);
    await expect.poll(() => topOfBelow(page)).toBe(plain);
  });
  await test.step("an agency without people", async () => {
    const nobody = '<script type="application/json">{"colaboradores":[]}</script>';
    await open(`<div data-imo-widget="team-cards">${nobody}${FALLBACK}</div>${BELOW}`);
    await expect.poll(() => topOfBelow(page)).toBe(plain);
  });
  await test.step("a page whose entry script is missing, after ten seconds", async () => {
    await open(`<div style="display: flow-root">${FALLBACK}</div>${BELOW}`);
    const apart = await topOfBelow(page);
    await interceptRequests(page, "**/imo-widgets.js", (route) => route.fulfill({ status: 404 }));
    await open(`<div data-imo-widget="hero-search">${FALLBACK}</div>${BELOW}`);
    expect(await topOfBelow(page)).toBeGreaterThan(apart + 200);
    const delays = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        const { delay } = animation.effect?.getComputedTiming() ?? {};
        animation.finish();
        return delay;
      }),
    );
    expect(delays).toEqual([10_000]);
    expect(await topOfBelow(page)).toBe(apart);
  });
});
