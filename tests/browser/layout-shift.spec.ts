/** A visitor who reads on while the widgets come: nothing under his eyes moves (layout shift ≤ 0.02 each). */
import { expect, test } from "./fixtures.ts";

const hosts = [
  { name: "hero-search", html: '<div data-imo-widget="hero-search" data-facebook="https://example.pt/f"></div>' },
  { name: "hero-search without links", html: '<div data-imo-widget="hero-search"></div>' },
  { name: "listing-search", html: '<div data-imo-widget="listing-search"></div>' },
];

for (const { name, html } of hosts) {
  for (const width of [360, 768, 1280]) {
    test(`what stands below ${name} stays where it is at ${width} px`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 800 });
      // Late enough that the page has been painted without the widget.
      await page.route("**/imo-widgets.js", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.route("**/api/imoveis", () => {});
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });

      await open(`<h1>Página</h1>${html}<p id="below">Por baixo</p><p>${"Texto do site. ".repeat(80)}</p>`);
      const before = await page.locator("#below").boundingBox();
      expect(before?.y, "the height is kept before the script runs").toBeGreaterThan(300);
      await page.waitForSelector("[data-imo-root]");
      await page.waitForTimeout(300);

      const total = await page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
      );
      expect(total).toBeLessThanOrEqual(0.02);
    });
  }
}
