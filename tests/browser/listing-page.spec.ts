/** The demo's page of one listing: what a visitor on a phone sees at once, and the photos. */
import { expect, test, violations } from "./fixtures.ts";

test.beforeEach(async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/lista`);
  const path = await page.locator(".imo-listing__link").first().getAttribute("href");
  await page.goto(`${site.url}${path}`);
});

test("on a phone price, class, telephone and form are at hand without scrolling", async ({ page }) => {
  await expect(page.locator(".site-listing__price")).toBeInViewport();
  await expect(page.locator(".site-listing__price .site-energy[data-class]")).toBeInViewport();
  await expect(page.getByRole("link", { name: "Ligar" })).toBeInViewport();
  await page.getByRole("link", { name: "Contactar" }).click();
  await expect(page.locator('[data-imo-widget="property-contact"] input').first()).toBeInViewport();
  await expect(page.getByRole("link", { name: "Ligar" })).toBeInViewport();
});

test("by keyboard nothing that has the focus lies under the bar", async ({ page }) => {
  const bar = await page.locator(".site-bar").elementHandle();
  const stops = new Set<string>();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate((bar) => {
      const focused = document.activeElement;
      if (!focused || !bar || bar.contains(focused)) return "the bar";
      const [own, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
      const isUnder = own.bottom > over.top && own.top < over.bottom;
      return `${focused.outerHTML.slice(0, 60)}${isUnder ? " UNDER" : ""}`;
    }, bar);
    stops.add(stop);
  }
  expect(stops.size).toBeGreaterThan(12);
  expect([...stops].filter((stop) => stop.endsWith(" UNDER"))).toEqual([]);
});

test("the photos open over the whole screen, turn by keys, and give the focus back to the one last seen", async ({
  page,
}) => {
  await page.locator(".site-photos a").first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("status")).toHaveText(/^1\//);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("status")).toHaveText(/^2\//);
  await viewer.getByRole("button", { name: "Fotografia seguinte" }).click();
  await expect(viewer.getByRole("status")).toHaveText(/^3\//);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(page.locator(".site-photos a").nth(2)).toBeFocused();
});

test("its heart keeps the home, says so after a reload, and the list shows it", async ({ page, site }) => {
  const heart = page.getByRole("button", { name: "Favorito" });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).toBeVisible();
  await page.goto(`${site.url}/lista`);
  await expect(page.getByRole("button", { name: `Favorito: ${title}` })).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});
