/** Tests the text of a card below its photo (docs/look.md#card). */
import { expect, test } from "../fixtures.ts";

const LAND = { numQuartos: 4, numWCs: 3, areaPrivada: 218, areaTerreno: 1640 };

test("starts no line of facts with the dot between two of them", async ({ page, open }) => {
  const data = [
    { id: 1, titulo: "Moradia com terreno", tipoImovel: "Moradia", link: "moradia", ...LAND },
  ];
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data, current_page: 1, last_page: 1, total: 1 } }),
  );
  await open('<div data-imo-widget="listing-search"></div>');
  const facts = page.locator(".imo-listing__facts", { hasText: "de terreno" });
  await expect(facts).toBeVisible();
  for (const width of [320, 420]) {
    await page.setViewportSize({ width, height: 800 });
    const seen = await facts.evaluate((list) => {
      const [land, before] = [
        list.lastElementChild as Element,
        list.lastElementChild?.previousElementSibling,
      ];
      const dot = getComputedStyle(land, "::before");
      const start = land.getBoundingClientRect().left + Number.parseFloat(dot.marginLeft);
      const words = document.createRange();
      words.selectNodeContents(land);
      const edge = list.getBoundingClientRect().left;
      return {
        beginsLine: land.getBoundingClientRect().top > (before?.getBoundingClientRect().top ?? 0),
        isDotCut:
          start + Number.parseFloat(dot.width) <= edge &&
          getComputedStyle(list).overflowX === "clip",
        indent: words.getBoundingClientRect().left - edge,
      };
    });
    expect(seen.beginsLine, `at ${width} px`).toBe(width === 320);
    expect(seen.isDotCut, `at ${width} px`).toBe(seen.beginsLine);
    if (seen.beginsLine) expect(seen.indent).toBeCloseTo(0, 0);
  }
});
