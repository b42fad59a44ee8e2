/**
 * Tests every side panel by touch and at a zoom of 400 %: only a panel's body scrolls, and its head
 * and foot stay in sight (docs/look.md#side-panel).
 */
import type { Locator, Page } from "@playwright/test";
import { expect, test, violations } from "../../fixtures.ts";
import {
  keep,
  openFavourites,
  openFilters,
  openListing,
  openSearch,
  panel,
  press,
  slidIn,
  tick,
} from "../../listing/side-panels.ts";

/** Drags upwards from the middle of `from` with the browser's touch events. */
async function drag(page: Page, from: Locator) {
  const { x, y, width, height } = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const browser = await page.context().newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 2 };
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  for (let step = 1; step <= 10; step += 1) {
    await browser.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [{ x: at.x, y: Math.max(1, at.y - step * 30) }],
    });
  }
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const toHeight = ({ clientHeight, scrollHeight, scrollTop }: Element) => ({
  clientHeight,
  scrollHeight,
  scrollTop,
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("keeps the head and the foot of every panel in place, wherever a wheel or a finger scrolls", async ({
    page,
    open,
  }) => {
    test.slow();
    const expectParts = (name: string) =>
      test.step(name, async () => {
        await slidIn(page);
        const partOf = (name: string) => panel(page).locator(`.imo-panel__${name}`);
        const [head, body, foot] = [partOf("head"), partOf("body"), partOf("foot")] as const;
        const hasFoot = (await foot.count()) > 0;
        for (const part of hasFoot ? [head, body, foot] : [head, body]) {
          await part.hover({ position: { x: 20, y: 20 } });
          await page.mouse.wheel(0, 20_000);
          await drag(page, part);
        }
        await body.hover({ position: { x: 20, y: 20 } });
        await page.mouse.wheel(0, 20_000);
        await expect
          .poll(() =>
            body.evaluate((box) => Math.ceil(box.scrollTop) >= box.scrollHeight - box.clientHeight),
          )
          .toBe(true);
        expect(await panel(page).evaluate(toHeight)).toEqual({
          clientHeight: 640,
          scrollHeight: 640,
          scrollTop: 0,
        });
        await expect(head).toBeInViewport({ ratio: 1 });
        if (hasFoot) await expect(foot).toBeInViewport({ ratio: 1 });
      });
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(panel(page)).toHaveCount(0);
    };

    await openListing(page, open);
    await openSearch(page);
    await expectParts("this search");
    await close();
    await openFilters(page);
    await expectParts("all filters");
    await close();
    await openFavourites(page);
    await expectParts("no favourite");
    await close();
    await keep(page, 40);
    await openFavourites(page);
    await expectParts("40 favourites");
    await press(page, "Enviar");
    await expectParts("their message");
    await close();
    await openFavourites(page);
    await tick(page, 2);
    await press(page, "Comparar 2 imóveis");
    await expectParts("a comparison of two");
    await press(page, "Voltar à lista");
    await tick(page, 4);
    await press(page, "Comparar 4 imóveis");
    await expectParts("a comparison of four");
  });
});

test.describe("at 400 %, in the system's own colours", () => {
  test.use({ viewport: { width: 320, height: 256 }, forcedColors: "active" });

  test("leaves room for what scrolls in a panel, and opens its lists within the window, without violations", async ({
    page,
    open,
  }) => {
    await openListing(page, open);
    await keep(page, 6);
    const expectRoom = async () => {
      const body = await panel(page).locator(".imo-panel__body").boundingBox();
      expect(body?.height).toBeGreaterThan(64);
      expect(body?.width).toBeCloseTo(320, 1);
      await expect(panel(page).locator(".imo-panel__foot")).toBeInViewport({ ratio: 1 });
      expect(await violations(page)).toEqual([]);
    };
    await openFavourites(page);
    await slidIn(page);
    await tick(page, 4);
    await press(page, "Comparar 4 imóveis");
    await expectRoom();
    await press(page, "Voltar à lista");
    await expectRoom();
    await press(page, /^Favorito: Moradia 1 /);
    await expectRoom();
    await page.keyboard.press("Escape");
    await openFilters(page);
    await slidIn(page);
    await expectRoom();
    await panel(page).getByRole("combobox", { name: "Localização" }).fill("ov");
    const list = panel(page).locator(".imo-select__menu");
    await expect(list.getByRole("option").first()).toBeInViewport();
    const box = await list.boundingBox();
    expect([box?.x, box?.width]).toEqual([20, 280]);
    expect(await violations(page)).toEqual([]);
  });
});
