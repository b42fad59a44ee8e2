/**
 * Tests that the widgets look the same in whatever order a page links their style sheets
 * (docs/decisions.md#style-sheets).
 */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { settled } from "../../../support/rendering.ts";
import { widgetNames, widgetTags } from "../../../support/widget-tags.ts";
import { events, expect, INCLUDES, recordEvents, test } from "../../fixtures.ts";

const manifest = JSON.parse(
  readFileSync(new URL("../../../../dist/manifest.json", import.meta.url), "utf8"),
);
const sheetsOf = (widget: string): string[] => manifest[`widgets/${widget}/index.ts`].css ?? [];
const link = (file: string) => `<link rel="stylesheet" href="/vendor/imo-widgets/${file}">`;
const [BASE = "", SCRIPT = ""] = INCLUDES.split("\n");
const all = [...new Set(widgetNames.flatMap(sheetsOf))];

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({
      json: {
        data: [{ id: 1, titulo: "Moradia", preco: 1 }],
        current_page: 1,
        last_page: 9,
        total: 99,
      },
    }),
  );
});

type Look = { name: string; style: Record<string, string> };

/** Returns the computed style and the position of every element of the widgets. */
async function looks(page: Page): Promise<Look[]> {
  // The result is returned as JSON because of its size.
  const json = await page.evaluate(() => {
    const all = [...document.querySelectorAll("[data-imo-root], [data-imo-root] *")].map(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const properties = [...style].map((key) => [key, style.getPropertyValue(key)]);
        const name = element.getAttribute("class") ?? element.tagName;
        return {
          name,
          style: Object.fromEntries([...properties, ["box", `${width} × ${height}`]]),
        };
      },
    );
    return JSON.stringify(all);
  });
  return JSON.parse(json);
}

/** Returns a line for each differing property. */
function differences(one: readonly Look[], other: readonly Look[]): string[] {
  return one.flatMap(({ name, style }, at) =>
    Object.entries(style).flatMap(([key, value]) =>
      value === other[at]?.style[key] ? [] : `${name} ${key}: ${value} → ${other[at]?.style[key]}`,
    ),
  );
}

test("keeps the look of all widgets in any order of the sheets", async ({ page, open }) => {
  test.slow();
  const seen: Look[][] = [];
  const orders = [
    [BASE, ...all.map(link)],
    [...all.map(link).reverse(), BASE],
  ];
  for (const head of orders) {
    await open(widgetNames.map((name) => widgetTags[name]).join("\n"), {
      head: [...head, SCRIPT].join(""),
    });
    await expect.poll(() => events(page, "imo:ready")).toHaveLength(widgetNames.length);
    await page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
    await expect(page.getByRole("dialog", { name: "Pesquisa Avançada" })).toBeVisible();
    await settled(page);
    seen.push(await looks(page));
  }
  const [one = [], other = []] = seen;
  expect(one.length).toBeGreaterThan(300);
  expect(differences(one, other).slice(0, 20)).toEqual([]);
});
