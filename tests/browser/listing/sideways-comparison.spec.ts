/** Tests a comparison on a phone that is held sideways (docs/look.md#comparison). */
import { expect, test } from "../fixtures.ts";
import { home } from "./side-panels.ts";

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

const typedHome = (id: number) => ({ ...home(id), tipoImovel: "Moradia" });

for (const { width, height } of [
  { width: 844, height: 390 },
  { width: 500, height: 320 },
]) {
  test(`compares four listings in one box that scrolls up and down, at ${width} × ${height}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route("**/api/imoveis", (route) =>
      route.fulfill({
        json: { data: [1, 2, 3, 4].map(typedHome), current_page: 1, last_page: 1, total: 4 },
      }),
    );
    await open('<div data-imo-widget="listing-search"></div>');
    for (const id of [1, 2, 3, 4])
      await page.getByRole("button", { name: `Favorito: Moradia ${id}` }).click();
    await page.getByRole("button", { name: "Favoritos: 4" }).click();
    const panel = page.getByRole("dialog");
    for (let at = 0; at < 4; at += 1) await panel.getByRole("checkbox").nth(at).check();
    await panel.getByRole("button", { name: "Comparar 4 imóveis" }).click();
    await expect(panel.getByRole("region", { name: "Comparação de imóveis" })).toBeVisible();
    const seen = () =>
      panel.evaluate((dialog) => {
        const body = dialog.querySelector(".imo-panel__body") as Element;
        const scrollers = [body, ...body.querySelectorAll("*")].filter((one) => {
          const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowY);
          return scrolls && one.scrollHeight > one.clientHeight + 1;
        });
        const { top, bottom } = body.getBoundingClientRect();
        const head = dialog.querySelector("thead th:nth-child(2)")?.getBoundingClientRect() ?? {
          top: 0,
          bottom: 0,
        };
        const rows = [...dialog.querySelectorAll("tbody tr")].filter((row) => {
          const box = row.getBoundingClientRect();
          return (
            box.top >= Math.max(top, Math.min(head.bottom, bottom)) - 1 && box.bottom <= bottom + 1
          );
        });
        return {
          scrollers: scrollers.map(({ className }) => className),
          rows: rows.length,
          isHeadSeen: head.top >= top - 1,
        };
      });
    expect((await seen()).scrollers).toEqual(["imo-panel__body"]);
    if (width < 560) return;
    expect((await seen()).rows).toBeGreaterThanOrEqual(4);
    await panel.locator(".imo-panel__body").evaluate((body) => body.scrollTo(0, 200));
    expect((await seen()).isHeadSeen).toBe(true);
  });
}
