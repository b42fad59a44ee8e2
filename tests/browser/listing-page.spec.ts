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
  // The bar leads to the form, and goes while that is in sight.
  await expect(page.locator(".site-bar")).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.locator(".site-bar")).toBeVisible();
});

test("the bar keeps to one row on the smallest phones", async ({ page }) => {
  for (const width of [320, 340, 360]) {
    await page.setViewportSize({ width, height: 640 });
    const heights = await page.locator(".site-bar").evaluate(({ clientHeight }) => clientHeight);
    expect(heights, `${width} px`).toBeLessThan(80);
  }
});

test("the way back leads to the search that the visitor came from", async ({ page, site }) => {
  await page.goto(`${site.url}/lista?objectivo=Comprar&localizacao=Ovar`);
  await page.locator(".imo-listing__link").first().click();
  await expect(page.locator(".site-trail a")).toHaveAttribute("href", /\/lista\?objectivo=Comprar&localizacao=Ovar$/);
});

test("title and place come before what a loan would cost", async ({ page }) => {
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
  const tops = [
    await top(".site-listing__price"),
    await top(".site-h1"),
    await top(".site-listing__place"),
    await top(".site-listing__instalment"),
  ];
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test("on a phone the bar stays at the window's lower edge down to the footer, and covers none of it", async ({
  page,
}) => {
  const bar = page.locator(".site-bar");
  const lowerEdge = () => bar.evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
  for (const below of ["#contacto", "#calculadora", ".site-cards"]) {
    await page.locator(below).evaluate((part) => part.scrollIntoView({ block: "end" }));
    expect(await lowerEdge(), below).toBe(740);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.locator(".site-foot").evaluate((foot) => foot.getBoundingClientRect().top);
  expect(await lowerEdge()).toBeLessThanOrEqual(footer);
});

for (const width of [768, 1280, 1920]) {
  test(`at ${width} px every photo that is shown is 4:3, and the form begins at the photos' middle`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/lista`);
    const paths = await page
      .locator(".imo-listing__link")
      .evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute("href")));
    expect(paths).toHaveLength(4);
    for (const path of paths) {
      await page.goto(`${site.url}${path}`);
      const shapes = await page.locator(".site-photos__track li:visible img").evaluateAll((images) =>
        images.map((image) => {
          const { width, height } = image.getBoundingClientRect();
          return (width / height).toFixed(1);
        }),
      );
      expect([2, 5]).toContain(shapes.length);
      expect(new Set(shapes), `${path}`).toEqual(new Set(["1.3"]));
    }
    if (width === 768) return;
    const form = await page.locator("#contacto").boundingBox();
    const second = await page.locator(".site-photos__track li").nth(1).boundingBox();
    expect(form?.x).toBeCloseTo(second?.x ?? Number.NaN, 0);
  });
}

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

test("its heart keeps the home, says so after a reload, and the list shows it", async ({ page, site }) => {
  const heart = page.getByRole("button", { name: "Favorito", exact: true });
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
