/** Tests lists on a page that the site zooms (docs/look.md#menu). */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const WIDGETS = `<div style="height:300px"></div><div style="margin-left:60px">
<div data-imo-widget="listing-search"></div></div><div style="height:2000px"></div>`;

test.beforeEach(({ page }) =>
  page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1, total: 0 } }),
  ),
);

/** Returns the distances between a control and its open list, in px of the window. */
const distances = (page: Page, kind: string) =>
  page.evaluate((box) => {
    const boxOf = (selector: string) =>
      (document.querySelector(selector) as Element).getBoundingClientRect();
    const control = boxOf(`${box} .imo-select__control`);
    const list = boxOf(`${box} .imo-select__menu`);
    const near = (length: number) => Math.round(length);
    return {
      left: near(list.left - control.left),
      width: near(list.width - control.width),
      gap: near(list.top - control.bottom),
      isInWindow: list.bottom <= innerHeight,
    };
  }, kind);

for (const on of ["html", "body"]) {
  for (const zoom of [0.8, 1.25]) {
    test(`opens a list at its control and equally wide, zoomed by ${zoom} on ${on}`, async ({
      page,
      open,
    }) => {
      await open(`<style>${on} { zoom: ${zoom} }</style>${WIDGETS}`);
      for (const kind of [".imo-select-box--list", ".imo-select-box--typed"]) {
        await page.locator(`${kind} .imo-select__control`).first().click();
        if (kind.endsWith("typed")) await page.keyboard.type("o");
        await expect(page.locator(`${kind} .imo-select__menu`)).toBeVisible();
        await expect
          .poll(() => distances(page, kind))
          .toEqual({ left: 0, width: 0, gap: 6, isInWindow: true });
        await page.keyboard.press("Escape");
      }
    });
  }
}
