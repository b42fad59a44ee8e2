/** Text that a visitor's browser shows twice as large, on a phone (docs/look.md#breakpoints). */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** What a browser's own setting for text does: twice the size and the line's height, and no box any wider. */
async function doubleText(page: Page) {
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>("body, body *:not(svg *)")];
    const sizes = elements.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, fontSize: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) };
    });
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.setProperty("font-size", `${fontSize * 2}px`, "important");
      if (!Number.isNaN(lineHeight)) element.style.setProperty("line-height", `${lineHeight * 2}px`, "important");
    }
  });
}

/** What stands outside the page or its own button. */
const cutOff = (page: Page) =>
  page.locator(".imo-button, .imo-badge, .imo-results__sort select").evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isTooLow = !element.matches("select") && element.scrollHeight > Math.ceil(element.clientHeight);
        return right > 360 || left < 0 || isTooLow || element.scrollWidth > Math.ceil(element.clientWidth);
      })
      .map((element) => `${element.className}: ${element.textContent}`),
  );

const LIST = "/lista?quartos=3&localizacao=Ovar";
for (const path of ["/", LIST, "/x_1", "/contactos", "/equipa", "/agente/13", "/avaliacao", "/recrutamento"]) {
  test(`${path} has all of it in sight with text twice as large`, async ({ page, site }) => {
    await page.goto(site.url + path);
    if (path !== "/equipa") await page.locator("[data-imo-root]:not([data-imo-waiting])").first().waitFor();
    if (path === LIST) await expect(page.getByRole("heading", { name: /imóveis$/ }).last()).toBeVisible();
    await doubleText(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await cutOff(page)).toEqual([]);
    // The skip link is in sight when it has the focus, and then alone.
    const skip = page.getByRole("link", { name: "Saltar para o conteúdo" });
    await expect(skip).not.toBeInViewport();
    await skip.focus();
    await expect(skip).toBeInViewport({ ratio: 1 });
  });
}
