/**
 * Tests what a change to the widgets or the site breaks first on the demo's pages; everything else
 * is tested in `full/`.
 */
import { expect, test, violations } from "./fixtures.ts";

test("keeps a listing with the heart of a front page card, and shows it in the list", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const card = page.locator(".site-card").first();
  const title = await card.getByRole("link").textContent();
  const heart = card.getByRole("button", { name: `Favorito: ${title}` });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await violations(page, ".site-cards")).toEqual([]);
  await page.goto(`${site.url}/lista`);
  await expect(page.getByRole("button", { name: `Favorito: ${title}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("shows the first price of a list and the front page's button without scrolling on a low phone", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site.url}/lista?objectivo=Comprar&localizacao=Ovar&quartos=3`);
  await expect(page.getByRole("button", { name: /Quartos: 3/ })).toBeVisible();
  await expect(page.locator(".imo-listing__price").first()).toBeInViewport({ ratio: 1 });

  await page.goto(site.url);
  await page.locator(".imo-hero").waitFor();
  const lines = await page.locator(".imo-hero h1").evaluate((title) => {
    // This makes the text as wide as in a wide host font.
    title.style.letterSpacing = "2px";
    return title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight);
  });
  expect(lines).toBe(2);
  await expect(page.getByRole("button", { name: "Procurar" })).toBeInViewport({ ratio: 1 });
});
