/**
 * Tests a list on a page that the site zooms, with each engine's own measurements
 * (docs/look.md#menu).
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EnginePage, engines } from "./engines.ts";
import { type Site, startSite } from "./site.ts";

const HEAD =
  '<link rel="stylesheet" href="/w/imo-widgets.css"><script type="module" src="/w/imo-widgets.js"></script>';
const RESULTS = { data: [], current_page: 1, last_page: 1, total: 0 };
const LISTING = `<div style="height:200px"></div><div style="margin-left:60px"><div data-imo-widget="listing-search">
<script type="application/json">${JSON.stringify({ resultados: RESULTS })}</script></div></div>`;
const CONTROL = ".imo-select-box--list .imo-select__control";
const IS_READY = `!!document.querySelector("${CONTROL}")`;
const OPEN = `document.querySelector("${CONTROL} input").click()`;
/**
 * The differences between the control's left edge, width and lower edge and the list's, in px of
 * the window.
 */
const DISTANCES = `(() => {
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [control, list] = [boxOf("${CONTROL}"), boxOf(".imo-select-box--list .imo-select__menu")];
  return list && [list.left - control.left, list.width - control.width, list.top - control.bottom].map(Math.round).join(" ");
})()`;
const SLOW = { timeout: 60_000 };

for (const engine of engines.filter(({ name }) => name === process.env.IMO_ENGINE)) {
  describe.skipIf(!engine.isInstalled())(engine.name, () => {
    let site: Site;
    let page: EnginePage;
    beforeAll(async () => {
      site = await startSite();
      page = await engine.launch();
    });
    afterAll(async () => {
      await page.close();
      await site.close();
    });

    test.each(["html", "body"])(
      "opens a list at its control and equally wide, with the zoom on %s",
      async (element) => {
        site.behave({ head: `${HEAD}<style>${element} { zoom: 1.25 }</style>`, body: LISTING });
        await page.goto(site.url);
        await expect.poll(() => page.evaluate(IS_READY), SLOW).toBe(true);
        await page.evaluate(OPEN);
        await expect.poll(() => page.evaluate(DISTANCES), SLOW).toBe("0 0 6");
      },
    );
  });
}
