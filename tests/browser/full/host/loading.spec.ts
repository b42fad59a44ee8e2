/** Tests that all files of a widget are requested at once (docs/contract.md#files). */
import { readFileSync } from "node:fs";
import type { Route } from "@playwright/test";
import { interceptRequests } from "../../../support/held-requests.ts";
import { widgetTags } from "../../../support/widget-tags.ts";
import { expect, test } from "../../fixtures.ts";

const manifest = JSON.parse(
  readFileSync(new URL("../../../../dist/manifest.json", import.meta.url), "utf8"),
);

test("requests all files of a widget before one of them has arrived", async ({ page, open }) => {
  test.slow(); // a page for each widget
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }),
  );
  let asked: Route[] = [];
  await interceptRequests(page, "**/chunks/*", (route) => void asked.push(route));
  for (const [widget, tag] of Object.entries(widgetTags))
    await test.step(widget, async () => {
      asked = [];
      // A style sheet that is still loading delays the page's `load` event.
      const opening = open(tag);
      const { preload, css = [] } = manifest[`widgets/${widget}/index.ts`] as {
        preload: string[];
        css?: string[];
      };
      const files = [...preload, ...css];
      await expect.poll(() => asked.length).toBe(files.length);
      for (const route of asked) await route.continue();
      await opening;
      await page.waitForSelector("[data-imo-root]");
      const paths = asked.map((route) =>
        new URL(route.request().url()).pathname.replace("/vendor/imo-widgets/", ""),
      );
      expect.soft(paths.sort(), widget).toEqual([...files].sort());
    });
});
