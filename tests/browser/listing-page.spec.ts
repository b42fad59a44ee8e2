/**
 * Tests the demo's page of one listing: what a visitor on a phone sees at once, the photos, the
 * heart and the way back.
 */
import { expect, test, violations } from "./fixtures.ts";

test.beforeEach(async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/lista`);
  const path = await page.locator(".imo-listing__link").first().getAttribute("href");
  await page.goto(`${site.url}${path}`);
});

test("shows price, class, telephone and form on a phone without scrolling, and keeps the bar out of the way", async ({
  page,
}) => {
  const bar = page.locator(".site-bar");

  await test.step("puts title and place before what a loan would cost", async () => {
    const top = async (selector: string) =>
      (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
    const tops = [
      await top(".site-listing__price"),
      await top(".site-h1"),
      await top(".site-listing__place"),
      await top(".site-listing__instalment"),
    ];
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(page.locator(".site-listing__price")).toBeInViewport();
    await expect(page.locator(".site-listing__price .site-energy[data-class]")).toBeInViewport();
    await expect(page.getByRole("link", { name: "Ligar" })).toBeInViewport();
  });

  await test.step("leads from the bar to the form, and hides the bar while the form is in view", async () => {
    await page.getByRole("link", { name: "Contactar" }).click();
    await expect(
      page.locator('[data-imo-widget="property-contact"] input').first(),
    ).toBeInViewport();
    await expect(bar).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(bar).toBeVisible();
  });

  await test.step("keeps the bar at the window's lower edge down to the footer, without covering it", async () => {
    const lowerEdge = () => bar.evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
    for (const below of ["#contacto", "#calculadora", ".site-cards"]) {
      await page
        .locator(below)
        .evaluate((part) => part.scrollIntoView({ block: "end", behavior: "instant" }));
      expect(await lowerEdge(), below).toBe(740);
    }
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
    );
    const footer = await page
      .locator(".site-foot")
      .evaluate((foot) => foot.getBoundingClientRect().top);
    expect(await lowerEdge()).toBeLessThanOrEqual(footer);
  });

  await test.step("keeps the bar to one row on the smallest phones", async () => {
    for (const width of [320, 340, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const heights = await bar.evaluate(({ clientHeight }) => clientHeight);
      expect(heights, `${width} px`).toBeLessThan(80);
    }
  });
});

test("leads back to the search that the visitor came from", async ({ page, site }) => {
  await page.goto(`${site.url}/lista?objectivo=Comprar&localizacao=Ovar`);
  await page.locator(".imo-listing__link").first().click();
  await expect(page.locator(".site-trail a")).toHaveAttribute(
    "href",
    /\/lista\?objectivo=Comprar&localizacao=Ovar$/,
  );
});

test("never hides the focused element under the bar", async ({ page }) => {
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

test("opens the photos full screen, turns them with keys, and returns the focus to the one last seen", async ({
  page,
}) => {
  await page.locator(".site-photos a").first().click();
  const viewer = page.getByRole("dialog");
  const arrow = viewer.getByRole("button", { name: "Fotografia seguinte" });
  expect(await arrow.evaluate((button) => getComputedStyle(button).fontSize)).toBe("28px");
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

test("keeps the listing with its heart, across a reload and in the list", async ({
  page,
  site,
}) => {
  const heart = page.getByRole("button", { name: "Favorito", exact: true });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).toBeVisible();
  await page.goto(`${site.url}/lista`);
  await expect(page.getByRole("button", { name: `Favorito: ${title}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.goBack();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});
