/** Tests where a widget's styles come from (docs/decisions.md#style-sheets). */
import { readFileSync } from "node:fs";
import { holdRequests, interceptRequests } from "../../support/held-requests.ts";
import { widgetTags } from "../../support/widget-tags.ts";
import { events, expect, INCLUDES, recordEvents, test } from "../fixtures.ts";

const manifest = JSON.parse(
  readFileSync(new URL("../../../dist/manifest.json", import.meta.url), "utf8"),
);
const sheetsOf = (widget: string): string[] => manifest[`widgets/${widget}/index.ts`].css ?? [];
const link = (file: string) => `<link rel="stylesheet" href="/vendor/imo-widgets/${file}">`;
const [BASE = "", SCRIPT = ""] = INCLUDES.split("\n");
const CALCULATOR = widgetTags["mortgage-calculator"] as string;
const CALCULATORS =
  sheetsOf("mortgage-calculator").find((file) => file.includes("mortgage-calculator")) ?? "";

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

test("shows a widget once its sheet is applied, and not before", async ({ page, open }) => {
  const release = await holdRequests(page, `**/${CALCULATORS}`);
  const opening = open(`${CALCULATOR}${widgetTags["team-cards"]}`);
  await page.waitForSelector(".imo-person, .imo-team");
  await expect.poll(() => events(page, "imo:ready")).toHaveLength(1);
  expect((await events(page, "imo:ready"))[0]?.detail).toEqual({ widget: "team-cards" });
  release();
  await opening;
  await expect.poll(() => events(page, "imo:ready")).toHaveLength(2);
});

test("requests a sheet once, never one that the page has, and again one that the page has removed", async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const times = () => asked.filter((url) => url.includes(CALCULATORS)).length;
  const sheet = page.locator(`head link[href$="${CALCULATORS}"]`);
  const sheets = sheetsOf("mortgage-calculator");
  await open(CALCULATOR, { head: BASE + sheets.map(link).join("") + SCRIPT });
  await expect.poll(() => events(page, "imo:ready")).toHaveLength(1);
  expect(times()).toBe(1);
  await expect(page.locator("link[rel=stylesheet]")).toHaveCount(1 + sheets.length);

  await open(`${CALCULATOR}${CALCULATOR}`);
  await expect.poll(() => events(page, "imo:ready")).toHaveLength(2);
  await expect(sheet).toHaveCount(1);
  await sheet.evaluate((element) => element.remove());
  await page.evaluate((tag) => document.body.insertAdjacentHTML("beforeend", tag), CALCULATOR);
  await expect.poll(() => events(page, "imo:ready")).toHaveLength(3);
  await expect(sheet).toHaveCount(1);
});

test("tries a sheet that fails to load twice, reports it, and keeps the fallback", async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  await interceptRequests(page, `**/${CALCULATORS}*`, (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.abort();
  });
  await open(CALCULATOR.replace("></div>", "><p>Peça-nos uma simulação</p></div>"));
  await expect.poll(() => events(page, "imo:error")).toHaveLength(1);
  expect(asked).toEqual(["", "?r=1"]);
  expect((await events(page, "imo:error"))[0]?.detail).toMatchObject({
    widget: "mortgage-calculator",
    code: "load",
  });
  await expect(page.getByText("Peça-nos uma simulação")).toBeVisible();
});
