/** Tests text that the browser shows twice as large, on a phone (docs/look.md#breakpoints). */
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";

test.use({ viewport: { width: 360, height: 740 } });

/**
 * Doubles the text as a browser's setting does: font size and line height double, boxes don't
 * become wider.
 */
async function doubleText(page: Page) {
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>("body, body *:not(svg *)")];
    const sizes = elements.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return {
        element,
        fontSize: Number.parseFloat(fontSize),
        lineHeight: Number.parseFloat(lineHeight),
      };
    });
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.setProperty("font-size", `${fontSize * 2}px`, "important");
      if (!Number.isNaN(lineHeight))
        element.style.setProperty("line-height", `${lineHeight * 2}px`, "important");
    }
  });
}

/**
 * Returns the texts that overflow the page or their button; a chip's touch target is larger than
 * the chip.
 */
const cutOff = (page: Page) =>
  page
    .locator(".imo-button:not(.imo-chip), .imo-chip__label, .imo-badge, .imo-results__sort select")
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          const isTooLow =
            !element.matches("select") && element.scrollHeight > Math.ceil(element.clientHeight);
          return (
            right > 360 ||
            left < 0 ||
            isTooLow ||
            element.scrollWidth > Math.ceil(element.clientWidth)
          );
        })
        .map((element) => `${element.className}: ${element.textContent}`),
    );

const LIST = "/lista?quartos=3&localizacao=Ovar";
const PAGES = [
  "/",
  LIST,
  "/x_1",
  "/contactos",
  "/equipa",
  "/agente/13",
  "/avaliacao",
  "/recrutamento",
];

test("keeps every part of every page visible with text twice as large", async ({ page, site }) => {
  test.slow(); // eight pages
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(site.url + path);
      if (path !== "/equipa")
        await page.locator("[data-imo-root]:not([data-imo-waiting])").first().waitFor();
      if (path === LIST)
        await expect(page.getByRole("heading", { name: /imóveis$/ }).last()).toBeVisible();
      await doubleText(page);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
      expect.soft(await cutOff(page), path).toEqual([]);
      // The skip link is visible only while it has the focus.
      const skip = page.getByRole("link", { name: "Saltar para o conteúdo" });
      await expect(skip).not.toBeInViewport();
      await skip.focus();
      await expect(skip).toBeInViewport({ ratio: 1 });
    });
});

test("adopts the page's own adjustment of text to the screen", async ({ page, open, said }) => {
  const style = "<style>html { -webkit-text-size-adjust: 150%; text-size-adjust: 150% }</style>";
  await open(
    `${style}<div data-imo-widget="general-contact" data-privacidade-url="/privacidade"></div>`,
  );
  const root = page.locator("[data-imo-root]");
  await root.waitFor();
  expect(
    await root.evaluate((element) =>
      getComputedStyle(element).getPropertyValue("text-size-adjust"),
    ),
  ).toBe("150%");
  expect(said.errors).toEqual([]);
});

/**
 * Returns cut words and elements that overflow the panel. A comparison scrolls sideways, and its
 * titles are cut on purpose.
 */
const cutInPanel = (page: Page) =>
  page.getByRole("dialog").evaluate((dialog) => {
    const edge = dialog.getBoundingClientRect();
    const own = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...dialog.querySelectorAll<HTMLElement>("*:not(svg *)")]
      .filter(
        (element) =>
          own(element) && element.checkVisibility() && !element.closest(".imo-hidden, [title]"),
      )
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isOut = !element.closest(".imo-compare") && (left < edge.left || right > edge.right);
        const isCut =
          getComputedStyle(element).overflow !== "visible" &&
          element.scrollWidth > element.clientWidth;
        return isOut || isCut;
      })
      .map((element) => `${element.className}: ${element.textContent}`);
  });

const keep = (page: Page, count: number) =>
  page.evaluate(async (total) => {
    const { imoWidgets } = globalThis as unknown as {
      imoWidgets: { favorite(one: object, is: boolean): unknown };
    };
    for (let id = 1; id <= total; id += 1) {
      const listing = {
        id,
        titulo: `Moradia ${id} com jardim`,
        tipoNegocio: "Venda",
        preco: 200_000,
        conselho: "Ovar",
      };
      await imoWidgets.favorite(listing, true);
    }
  }, count);
const favourites = async (page: Page) => {
  await keep(page, 6);
  await page.getByRole("button", { name: /^Favoritos/ }).click();
};
const panels = {
  "all filters": (page: Page) => page.getByRole("button", { name: /^Pesquisa Avançada/ }).click(),
  "this search": (page: Page) => page.getByRole("button", { name: /^Avise-me/ }).click(),
  favourites,
  async "favourites with four ticks"(page: Page) {
    await favourites(page);
    for (const at of [0, 1, 2, 3])
      await page.getByRole("dialog").getByRole("checkbox").nth(at).check();
  },
  async "the message of favourites"(page: Page) {
    await favourites(page);
    await page.getByRole("dialog").getByRole("button", { name: "Enviar" }).click();
  },
  async "a comparison"(page: Page) {
    await panels["favourites with four ticks"](page);
    await page.getByRole("dialog").getByRole("button", { name: "Comparar 4 imóveis" }).click();
  },
};
test("cuts off no word of a panel with text twice as large", async ({ page, site }) => {
  test.slow(); // six pages
  for (const [name, show] of Object.entries(panels))
    await test.step(name, async () => {
      await page.goto(site.url + LIST);
      await expect(page.getByRole("heading", { name: /imóveis$/ }).last()).toBeVisible();
      await show(page);
      await expect(page.getByRole("dialog")).toBeVisible();
      await doubleText(page);
      expect.soft(await cutInPanel(page), name).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    });
});
