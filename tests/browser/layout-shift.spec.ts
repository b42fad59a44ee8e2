/** A visitor who reads on while the widgets come: nothing under his eyes moves (layout shift ≤ 0.02 each, ≤ 0.05 for all ten). */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const people = Array.from({ length: 8 }, (_, id) => ({ id, name: `Pessoa ${id}`, titulo: "Consultora" }));
const script = (data: object) => `<script type="application/json">${JSON.stringify(data)}</script>`;

const hosts = [
  { name: "hero-search", html: '<div data-imo-widget="hero-search" data-facebook="https://example.pt/f"></div>' },
  { name: "hero-search without links", html: '<div data-imo-widget="hero-search"></div>' },
  { name: "listing-search", html: '<div data-imo-widget="listing-search"></div>' },
  { name: "mortgage-calculator", html: '<div data-imo-widget="mortgage-calculator" data-preco-imovel="250000"></div>' },
  { name: "property-contact", html: '<div data-imo-widget="property-contact" data-id-ref="OVR-0231"></div>' },
  { name: "general-contact", html: '<div data-imo-widget="general-contact"></div>' },
  {
    name: "agent-contact",
    html: '<div data-imo-widget="agent-contact" data-comercial="7" data-nome-comercial="Rui"></div>',
  },
  { name: "agency-contact", html: '<div data-imo-widget="agency-contact" data-agencia="OVR"></div>' },
  { name: "recruitment-wizard", html: '<div data-imo-widget="recruitment-wizard"></div>' },
  { name: "valuation-wizard", html: '<div data-imo-widget="valuation-wizard"></div>' },
  { name: "team-cards", html: `<div data-imo-widget="team-cards">${script({ colaboradores: people })}</div>` },
  { name: "all ten", html: "", limit: 0.05 },
];
for (const all of hosts.filter(({ html }) => html === "")) {
  all.html = hosts
    .filter(({ name }) => !name.includes("without"))
    .map(({ html }) => html)
    .join("");
}

for (const { name, html, limit = 0.02 } of hosts) {
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
      expect(before?.y, "the height is kept before the script runs").toBeGreaterThan(250);
      const hostCount = await page.locator("[data-imo-widget]").count();
      await expect(page.locator("[data-imo-root]")).toHaveCount(hostCount, { timeout: 15_000 });
      await page.waitForTimeout(300);

      const total = await page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
      );
      expect(total).toBeLessThanOrEqual(limit);
    });
  }
}

const FALLBACK = "<p>Ligue-nos: 256 000 000</p>";

/** Where the text below stands, with a bare `<div>` in the place of the host. */
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
  await page.route("**/imo-widgets.js", (route) => route.fulfill({ status: 404 }));
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
  const nobody = script({ colaboradores: [] });
  await open(`<div data-imo-widget="team-cards">${nobody}${FALLBACK}</div><p id="below">Por baixo</p>`);
  await expect.poll(() => topOfBelow(page)).toBe(plain);
});
