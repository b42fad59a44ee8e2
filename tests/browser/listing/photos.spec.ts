/**
 * Tests a card's photos with finger, wheel and keys (docs/product/cards.md#carousel,
 * docs/look.md#carousel).
 */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path d="M0 0h8v6H0z"/></svg>`;

/** Answers with one home that has six photos. */
async function answerCalls(page: Page) {
  await page.route("**/foto-*.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: PHOTO }),
  );
  const fotos = { capa: "/foto-0.svg", fotos: [1, 2, 3, 4, 5].map((at) => `/foto-${at}.svg`) };
  const json = {
    data: [{ id: 1, titulo: "Casa", link: "casa", fotos }],
    current_page: 1,
    last_page: 1,
  };
  await page.route("**/api/imoveis", (route) => route.fulfill({ json }));
}

const carousel = (page: Page) =>
  page.locator(".imo-listing:not(.imo-listing--skeleton) .imo-carousel");
const looks = (page: Page) =>
  carousel(page).evaluate((carousel) => {
    const dots = getComputedStyle(carousel, "::before");
    const opacity = (selector: string) =>
      getComputedStyle(carousel.querySelector(selector) as Element).opacity;
    return {
      dots: dots.width,
      next: opacity(".imo-carousel__button--next"),
      previous: opacity(".imo-carousel__button--prev"),
    };
  });
const current = (page: Page) =>
  carousel(page).evaluate(({ style }: HTMLElement) => Number(style.getPropertyValue("--_current")));

test("turns photos with buttons, arrow keys and a sideways wheel, with a dot for each and no button beyond an end", async ({
  page,
  open,
}) => {
  await answerCalls(page);
  await open(LISTING);
  await page.getByRole("link", { name: "Casa" }).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => current(page)).toBe(1);
  await expect(page.getByText("Fotografia 2 de 6")).toBeAttached();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => current(page)).toBe(0);
  await carousel(page).hover();
  await expect.poll(() => looks(page)).toEqual({ dots: "72px", next: "1", previous: "0" });
  await page.mouse.wheel(300, 0);
  await expect.poll(() => current(page)).toBe(1);
  for (let at = 2; at <= 5; at++) {
    await page.getByRole("button", { name: "Fotografia seguinte" }).click();
    await expect.poll(() => current(page)).toBe(at);
  }
  await expect.poll(() => looks(page)).toEqual({ dots: "72px", next: "0", previous: "1" });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test("opens the listing on a tap where a mouse has a button, which a finger doesn't get", async ({
    page,
    open,
    host,
  }) => {
    host.serve("/casa", { html: "<!doctype html><p>Uma casa" });
    await answerCalls(page);
    await open(LISTING);
    await expect.poll(() => looks(page)).toEqual({ dots: "72px", next: "0", previous: "0" });
    const box = await carousel(page).boundingBox();
    if (!box) throw new Error("no photo");
    await page.touchscreen.tap(box.x + box.width - 28, box.y + box.height / 2);
    await expect(page.getByText("Uma casa")).toBeVisible();
  });
});

// A transition that the compositor can't run makes the main thread paint frames, three for each
// card that passes.
test("starts no transition on cards that pass under a resting pointer, but does at its next movement", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/lista`);
  await expect(
    page.locator(".imo-grid:not(.imo-grid--waiting) .imo-carousel").first(),
  ).toBeAttached();
  const next = page.getByRole("link", { name: "Seguinte" });
  await next.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const begun: string[] = [];
    Object.assign(globalThis, { begun });
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      const { className } = target as Element;
      if ((target as Element).closest(".imo-grid")) begun.push(`${propertyName} of ${className}`);
    });
  });
  // The cards will pass here, because the click moves the pointer to the middle of the link.
  const box = await next.boundingBox();
  if (!box) throw new Error("Expected the next page's link to be drawn.");
  const back = page.evaluate(
    () => new Promise((resolve) => addEventListener("scrollend", resolve, { once: true })),
  );
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await back;
  const begun = () => page.evaluate(() => (globalThis as unknown as { begun: string[] }).begun);
  expect(await begun()).toEqual([]);
  await page.locator(".imo-listing").first().hover();
  await expect.poll(begun).toContain("box-shadow of imo-listing");
});
