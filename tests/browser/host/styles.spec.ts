/** Where a widget's styles come from, and that they look the same wherever (docs/decisions.md#style-sheets). */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { holdRequests, interceptRequests } from "../../support/held-requests.ts";
import { widgetNames, widgetTags } from "../../support/widget-tags.ts";
import { events, expect, INCLUDES, recordEvents, test } from "../fixtures.ts";

const manifest = JSON.parse(readFileSync(new URL("../../../dist/manifest.json", import.meta.url), "utf8"));
const sheetsOf = (widget: string): string[] => manifest[`widgets/${widget}/index.ts`].css ?? [];
const link = (file: string) => `<link rel="stylesheet" href="/vendor/imo-widgets/${file}">`;
const [BASE = "", SCRIPT = ""] = INCLUDES.split("\n");
const all = [...new Set(widgetNames.flatMap(sheetsOf))];
const CALCULATOR = widgetTags["mortgage-calculator"] as string;
const CALCULATORS = sheetsOf("mortgage-calculator").find((file) => file.includes("mortgage-calculator")) ?? "";

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({
      json: { data: [{ id: 1, titulo: "Moradia", preco: 1 }], current_page: 1, last_page: 9, total: 99 },
    }),
  );
});

type Look = { name: string; style: Record<string, string> };

/** Returns the computed style and the position of every element of the widgets. */
function looks(page: Page): Promise<Look[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-imo-root], [data-imo-root] *")].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const properties = [...style].map((key) => [key, style.getPropertyValue(key)]);
      const name = element.getAttribute("class") ?? element.tagName;
      return { name, style: Object.fromEntries([...properties, ["box", `${width} × ${height}`]]) };
    }),
  );
}

/** Returns a line for each property that differs. */
function differences(one: readonly Look[], other: readonly Look[]): string[] {
  return one.flatMap(({ name, style }, at) =>
    Object.entries(style).flatMap(([key, value]) =>
      value === other[at]?.style[key] ? [] : `${name} ${key}: ${value} → ${other[at]?.style[key]}`,
    ),
  );
}

test("the order of the sheets does not matter", async ({ page, open }) => {
  test.setTimeout(90_000);
  const seen: Look[][] = [];
  const orders = [
    [BASE, ...all.map(link)],
    [...all.map(link).reverse(), BASE],
  ];
  for (const head of orders) {
    await open(widgetNames.map((name) => widgetTags[name]).join("\n"), { head: [...head, SCRIPT].join("") });
    await expect.poll(() => events(page, "imo:ready")).toHaveLength(widgetNames.length);
    await page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
    await expect(page.getByRole("dialog", { name: "Pesquisa Avançada" })).toBeVisible();
    await page.waitForTimeout(700);
    seen.push(await looks(page));
  }
  const [one = [], other = []] = seen;
  expect(one.length).toBeGreaterThan(300);
  expect(differences(one, other).slice(0, 20)).toEqual([]);
});

test("a widget is shown when its sheet is applied, not before", async ({ page, open }) => {
  const release = await holdRequests(page, `**/${CALCULATORS}`);
  const opening = open(`${CALCULATOR}${widgetTags["team-cards"]}`);
  await page.waitForSelector(".imo-person, .imo-team");
  await expect.poll(() => events(page, "imo:ready")).toHaveLength(1);
  expect((await events(page, "imo:ready"))[0]?.detail).toEqual({ widget: "team-cards" });
  release();
  await opening;
  await expect.poll(() => events(page, "imo:ready")).toHaveLength(2);
});

test("a sheet that the page has already is not asked for again", async ({ page, open }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const sheets = sheetsOf("mortgage-calculator");
  await open(CALCULATOR, { head: BASE + sheets.map(link).join("") + SCRIPT });
  await expect.poll(() => events(page, "imo:ready")).toHaveLength(1);
  expect(asked.filter((url) => url.includes(CALCULATORS))).toHaveLength(1);
  await expect(page.locator("link[rel=stylesheet]")).toHaveCount(1 + sheets.length);
});

test("one sheet serves all widgets that need it, and one that the page took away comes back", async ({
  page,
  open,
}) => {
  await open(`${CALCULATOR}${CALCULATOR}`);
  await expect.poll(() => events(page, "imo:ready")).toHaveLength(2);
  const sheet = page.locator(`head link[href$="${CALCULATORS}"]`);
  await expect(sheet).toHaveCount(1);
  await sheet.evaluate((element) => element.remove());
  await page.evaluate((tag) => document.body.insertAdjacentHTML("beforeend", tag), CALCULATOR);
  await expect.poll(() => events(page, "imo:ready")).toHaveLength(3);
  await expect(sheet).toHaveCount(1);
});

test("a sheet that does not come is tried twice and reported, and the fallback stays", async ({ page, open }) => {
  const asked: string[] = [];
  await interceptRequests(page, `**/${CALCULATORS}*`, (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.abort();
  });
  await open(CALCULATOR.replace("></div>", "><p>Peça-nos uma simulação</p></div>"));
  await expect.poll(() => events(page, "imo:error")).toHaveLength(1);
  expect(asked).toEqual(["", "?r=1"]);
  expect((await events(page, "imo:error"))[0]?.detail).toMatchObject({ widget: "mortgage-calculator", code: "load" });
  await expect(page.getByText("Peça-nos uma simulação")).toBeVisible();
});
