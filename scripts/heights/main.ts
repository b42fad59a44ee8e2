/**
 * `npm run heights`: measures the built widgets in Chromium at every width and writes src/ui/styles/kept-heights.css. Run it when
 * tests/browser/host/heights.spec.ts says that the numbers are stale, then build again.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { startHostServer } from "../../tests/browser/host-server.ts";
import { chromiumLaunchOptions } from "../../tests/support/chromium.ts";
import { rows } from "./rows.ts";
import { type Heights, heightsSheet, type Measured } from "./style-sheet.ts";

const SHEET = fileURLToPath(new URL("../../src/ui/styles/kept-heights.css", import.meta.url));
const WIDTHS = Array.from({ length: (1480 - 280) / 5 + 1 }, (_, at) => 280 + at * 5);
const INCLUDES =
  '<link rel="stylesheet" href="/vendor/imo-widgets/imo-widgets.css"><script type="module" src="/vendor/imo-widgets/imo-widgets.js"></script>';

const server = await startHostServer();
const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, locale: "pt-PT" });
// The listing's first view, with its skeletons, is what comes first.
await page.route("**/api/imoveis", () => undefined);

const measured: Measured[] = [];
for (const row of rows) {
  const variants: Heights[] = [];
  const plain = await heightsOf(page, row.tag);
  for (const { tag } of row.variants ?? []) variants.push(await heightsOf(page, tag));
  measured.push({ row, plain, variants });
}
await browser.close();
await server.close();

writeFileSync(SHEET, heightsSheet(measured));
spawnSync("npx", ["biome", "format", "--write", SHEET], { stdio: "inherit" });

/** The height of the mounted host at each of the widths. */
async function heightsOf(page: Page, tag: string): Promise<Heights> {
  const path = `/heights-${encodeURIComponent(tag).replace(/\W/g, "")}`;
  server.serve(path, { html: `<!doctype html><html lang="pt-PT"><title>heights</title>${INCLUDES}<body>${tag}` });
  await page.goto(server.url + path);
  await page.waitForSelector("[data-imo-root] *");
  await page.evaluate(() => document.fonts.ready);
  const heights = await page.evaluate((widths) => {
    const host = document.querySelector<HTMLElement>("[data-imo-widget]");
    return widths.map((width) => {
      if (!host) throw new Error("The page has no host.");
      host.style.width = `${width}px`;
      return host.getBoundingClientRect().height;
    });
  }, WIDTHS);
  return new Map(WIDTHS.map((width, at) => [width, heights[at] ?? 0]));
}
