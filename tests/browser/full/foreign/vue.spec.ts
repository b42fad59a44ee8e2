/**
 * Tests a page whose body is the template of a Vue application, which replaces the page's elements
 * with compiled ones and drops scripts. A tag's attributes survive; page data in a JSON script do
 * not, as the console reports (docs/contract.md#page-data).
 */
import type { Page } from "@playwright/test";
import { widgetTags } from "../../../support/widget-tags.ts";
import { events, expect, INCLUDES, recordEvents, test } from "../../fixtures.ts";

const VUE = '<script src="/node_modules/vue/dist/vue.global.prod.js"></script>';
const MOUNT = 'Vue.createApp({ data() { return { titulo: "Da aplicação" }; } }).mount("#app");';

const page = (tags: string) => `<div id="app"><h1>{{ titulo }}</h1>${tags}</div>`;

/**
 * The two orders: the application mounts before the bundle has started, or after the widgets have
 * mounted.
 */
const orders = {
  "before the widgets": (tags: string) => ({
    body: `${page(tags)}<script>${MOUNT}</script>`,
    later: "",
  }),
  "after the widgets": (tags: string) => ({ body: page(tags), later: MOUNT }),
};

/** Expects the application to have compiled the page, so its text has replaced the template's. */
async function expectCompiled(page: Page) {
  await expect(page.getByRole("heading", { name: "Da aplicação" })).toBeVisible();
  await expect(page.locator("#app[data-v-app]")).toHaveCount(1);
}

const TAGS = [
  '<div data-imo-widget="listing-search" data-objectivo="Arrendar"></div>',
  '<div data-imo-widget="mortgage-calculator" data-preco-imovel="250000"></div>',
  ...["hero-search", "property-contact", "general-contact", "agent-contact", "agency-contact"].map(
    (name) => widgetTags[name],
  ),
  ...["recruitment-wizard", "valuation-wizard"].map((name) => widgetTags[name]),
].join("");
const WITH_SCRIPTS = {
  "team-cards": '{"colaboradores":[{"id":1,"name":"Ana Sá","titulo":"Consultora"}]}',
  "property-contact": '{"idRef":"OVR-1"}',
  "agent-contact": '{"comercial":"7"}',
  "listing-search": '{"objectivo":"Arrendar"}',
  "mortgage-calculator": '{"precoImovel":"250000"}',
};

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1, total: 0 } }),
  );
});

test("mounts tags with what their attributes say, whether Vue or the bundle starts first", async ({
  page,
  open,
  said,
}) => {
  test.slow(); // two pages of nine widgets
  for (const [order, write] of Object.entries(orders))
    await test.step(order, async () => {
      const { body, later } = write(TAGS);
      await open(body, { head: `${VUE}${INCLUDES}` });
      await expect(page.locator("[data-imo-root]")).toHaveCount(9);
      await page.getByLabel("O Seu nome*").first().fill("Maria");
      if (later) await page.evaluate(later);
      await expectCompiled(page);
      await expect(page.locator("[data-imo-root]")).toHaveCount(9);
      await expect(
        page
          .getByRole("button", { name: "Retirar filtro: Arrendar" })
          .or(page.getByText("Arrendar"))
          .first(),
      ).toBeVisible();
      await expect(page.getByLabel("Preço do imóvel")).toHaveValue(/250.?000/);
      // The text typed before is restored from the draft.
      await expect(page.getByLabel("O Seu nome*").first()).toHaveValue("Maria");
      await page.getByRole("tab", { name: "Arrendar" }).click();
      await expect(page.getByRole("tab", { name: "Arrendar" })).toHaveAttribute(
        "aria-selected",
        "true",
      );
      expect(await events(page, "imo:error")).toEqual([]);
      expect(said.errors).toEqual([]);
    });
});

test("says in one line for each tag that its script is gone, whether Vue or the bundle starts first", async ({
  page,
  open,
  said,
}) => {
  const tags = Object.entries(WITH_SCRIPTS).map(
    ([widget, json]) =>
      `<div data-imo-widget="${widget}"><script type="application/json">${json}</script><p>Alternativa</p></div>`,
  );
  for (const [order, write] of Object.entries(orders))
    await test.step(order, async () => {
      said.console.length = 0;
      const { body, later } = write(tags.join(""));
      await open(body, { head: `${VUE}${INCLUDES}` });
      if (later) {
        await expect(page.locator("[data-imo-root]")).toHaveCount(tags.length);
        await page.evaluate(later);
      }
      await expectCompiled(page);
      await expect(page.locator("script[type='application/json']")).toHaveCount(0);
      const linesAbout = (widget: string) =>
        said.console.filter((line) => line.includes(widget) && /script/i.test(line)).length;
      for (const widget of Object.keys(WITH_SCRIPTS))
        await expect.poll(() => linesAbout(widget), { message: widget }).toBe(1);
    });
});
