/**
 * Tests pages that an engine restores from its back/forward cache (docs/product/memory.md,
 * docs/product/forms.md#drafts).
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EnginePage, engines } from "./engines.ts";
import { type Site, startSite } from "./site.ts";

const listing = (id: number) => ({ id, titulo: `Moradia ${id}`, link: `/imovel/${id}` });
const RESULTS = { data: [listing(1), listing(2)], current_page: 1, last_page: 1, total: 2 };
const HEAD =
  '<link rel="stylesheet" href="/w/imo-widgets.css"><script type="module" src="/w/imo-widgets.js"></script>' +
  "<script>addEventListener('pageshow', ({ persisted }) => { if (persisted) document.documentElement.dataset.came = 'back'; })</script>";
const LISTING = `<div data-imo-widget="listing-search"><script type="application/json">${JSON.stringify({ resultados: RESULTS })}</script></div>`;
const FORM = '<div data-imo-widget="general-contact"></div>';
const kept = (...ids: number[]) => {
  const data = ids.map((id) => ({ at: Date.now(), listing: listing(id) }));
  return `localStorage.setItem("imo:favoritos", ${JSON.stringify(JSON.stringify({ v: 1, saved: Date.now(), data }))})`;
};
const PRESSED = "document.querySelectorAll('.imo-listing [aria-pressed=true]').length";
const NAME = "document.querySelector('[name=nome]')";
const TYPE = `(() => {
  const field = ${NAME};
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, "Ana");
  field.dispatchEvent(new Event("input", { bubbles: true }));
})()`;
const SLOW = { timeout: 60_000 };

for (const engine of engines.filter(({ name }) => name === process.env.IMO_ENGINE)) {
  // Headless Chromium caches no page, and has no switch to change that.
  describe.skipIf(!engine.isInstalled() || engine.name === "Chromium")(engine.name, () => {
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

    /** Opens the page, runs `prepare` on it and `change` on a later page, and goes back. */
    async function comeBackAfter(change: string, prepare: () => Promise<void>): Promise<void> {
      await prepare();
      await page.goto(`${site.url}later`);
      await page.evaluate(change);
      await page.evaluate("history.back()");
      await expect
        .poll(() => page.evaluate("document.documentElement.dataset.came ?? ''"), SLOW)
        .toBe("back");
    }

    test("shows a favourite that was kept on a later page after Back", async () => {
      site.behave({ head: HEAD, body: LISTING });
      await page.goto(site.url);
      await page.evaluate(kept(1));
      await comeBackAfter(kept(1, 2), async () => {
        await page.goto(site.url);
        await expect.poll(() => page.evaluate(PRESSED), SLOW).toBe(1);
      });
      await expect.poll(() => page.evaluate(PRESSED), SLOW).toBe(2);
    });

    // Firefox restores a cached page together with its old sessionStorage, discarding what later
    // pages wrote.
    test.skipIf(engine.name === "Firefox")(
      "empties the form of a message that was sent from a later page",
      async () => {
        site.behave({ head: HEAD, body: FORM });
        await comeBackAfter("sessionStorage.clear()", async () => {
          await page.goto(site.url);
          await expect.poll(() => page.evaluate(`!!${NAME}`), SLOW).toBe(true);
          await page.evaluate(TYPE);
          await expect
            .poll(() => page.evaluate("Object.keys(sessionStorage).join()"), SLOW)
            .toContain("general-contact");
        });
        await expect.poll(() => page.evaluate(`${NAME}.value`), SLOW).toBe("");
      },
    );
  });
}
