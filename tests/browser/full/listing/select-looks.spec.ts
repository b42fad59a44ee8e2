/**
 * Tests that a closed select looks and reads the same before and after its code has loaded
 * (docs/decisions.md#select-when-wanted).
 */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";

const people = Array.from({ length: 12 }, (_, id) => `{"id":${id},"name":"Pessoa ${id}"}`);
const PAGE = `<div data-imo-widget="hero-search"></div>
  <div data-imo-widget="listing-search"><script type="application/json">{"colaboradores":[${people}]}</script></div>`;
/**
 * Choices that fill each field with more chips than the bar shows, including a name that is cut.
 */
const CHOSEN =
  "?objectivo=Comprar&tipologia=Apartamento,Moradia,Loja,Terreno,Armazém&localizacao=Espinho,Ovar,%20São%20João,%20Arada%20e%20São%20Vicente%20de%20Pereira%20Jusã";
const shells = (page: Page) => page.locator(".imo-select--shell");

/** Moves the mouse to each field and away again. */
async function exchangeAll(page: Page): Promise<void> {
  let left = await shells(page).count();
  for (; left > 0; left -= 1) {
    await shells(page).first().scrollIntoViewIfNeeded();
    // Playwright's `hover` requires a field that isn't replaced.
    const box = await shells(page).first().boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await expect(shells(page)).toHaveCount(left - 1);
  }
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await rest(page);
}

/** Waits for the end of transitions, such as that of a border after the mouse has left. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // By the second frame, a transition has started.
    for (let frames = 0; frames < 2; frames += 1) await frame();
    while (document.getAnimations().some(({ playState }) => playState === "running")) await frame();
  });
}

/** Measures the boxes and computed styles of the selects' visible elements, by class name. */
function measure(body: Locator): Promise<Record<string, unknown>[]> {
  return body.evaluate((root) =>
    [
      ...root.querySelectorAll(
        ".imo-field:has(.imo-select), .imo-select-box > svg, .imo-select, .imo-select *",
      ),
    ]
      // An invisible input may be larger, and empty elements and text for screen readers take up no
      // space.
      .filter(
        (element) =>
          !element.matches("[id$='live-region'], [role=log], input, .imo-select__indicators"),
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = (element.getAttribute("class") ?? element.tagName).replace(
          / imo-select(--shell|__value-container--is-multi)/g,
          "",
        );
        const styles = getComputedStyle(element);
        // The values are joined, because transferring thousands of values from the browser takes
        // seconds.
        const style = [...styles]
          .map((key) => `${key}: ${styles.getPropertyValue(key)}`)
          .join("\n");
        return { name, x, y, width, height, style };
      }),
  );
}

for (const width of [360, 768, 1280]) {
  test(`keeps each select's look and words when its code has loaded, at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route("**/api/imoveis", (route) =>
      route.fulfill({ json: { data: [], current_page: 1, last_page: 1, total: 0 } }),
    );
    for (const query of ["", CHOSEN]) {
      await test.step(query ? "with chips" : "empty", async () => {
        await open(PAGE, { query });
        await page.getByRole("heading", { name: /^Nenhum imóvel/ }).waitFor();
        await expect(shells(page)).toHaveCount(5);
        await rest(page);
        const body = page.locator("body");
        const [before, readBefore] = [await measure(body), await body.ariaSnapshot()];
        expect(before.length).toBeGreaterThan(20);
        await exchangeAll(page);
        expect(await measure(body)).toEqual(before);
        // This is react-select's live region, which is still empty.
        await body.evaluate((root) => {
          for (const log of root.querySelectorAll("[role=log]")) log.remove();
        });
        expect(await body.ariaSnapshot()).toBe(readBefore);
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
      });
    }
  });
}
