/**
 * Every list that opens is seen whole, under its control, wherever the page or the panel would cut it (docs/look.md#menu):
 * by mouse, touch and keys.
 */
import type { Locator, Page } from "@playwright/test";
import { expectListUnderControl, measure } from "../../../support/open-list.ts";
import { expect, test } from "../../fixtures.ts";

const people = Array.from({ length: 9 }, (_, id) => ({ id, name: `Pessoa ${id}` }));
const HERO = '<div data-imo-widget="hero-search"></div>';
const LISTING = `<div data-imo-widget="listing-search"><script type="application/json">${JSON.stringify({ colaboradores: people })}</script></div>`;

/** Hosts around a widget, which all cut what stands out of them. */
const hosts = {
  page: (tag: string) => `${tag}<p style="height: 900px">Depois</p>`,
  "section that cuts": (tag: string) => `<section style="overflow: hidden">${tag}</section><p>Depois</p>`,
  "page that scrolls in an element": (tag: string) =>
    `<div style="height: 100vh; overflow: auto"><div style="contain: content">${tag}</div><p style="height: 900px">Depois</p></div>`,
};
const lists = {
  bar: ["Objectivo", "Tipo de imóvel", "Localização"],
  panel: ["Consultor", "Objectivo", "Tipo de imóvel", "Localização"],
  hero: ["Procuro por...", "Localização"],
} as const;
const ways = {
  mouse: { hasTouch: false, press: (control: Locator) => control.click() },
  touch: { hasTouch: true, press: (control: Locator) => control.tap() },
  keys: {
    hasTouch: false,
    async press(control: Locator) {
      await control.focus();
      await control.press("ArrowDown");
    },
  },
};

test.beforeEach(async ({ page }) => {
  const data = Array.from({ length: 6 }, (_, id) => ({ id, titulo: `Casa ${id}`, link: `casa-${id}` }));
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data, current_page: 1, last_page: 1, total: 6 } }),
  );
});

for (const [way, width, height] of [
  ["mouse", 768, 1024],
  ["mouse", 1280, 900],
  ["touch", 360, 640],
  ["keys", 360, 640],
  ["keys", 1280, 900],
] as const) {
  test.describe(`by ${way} at ${width} px`, () => {
    const { hasTouch, press } = ways[way];
    test.use({ viewport: { width, height }, hasTouch });
    for (const [host, around] of Object.entries(hosts)) {
      test(`opens each list whole under its control in a ${host}`, async ({ page, open }) => {
        const openEach = async (root: Page | Locator, names: readonly string[]) => {
          for (const name of names) {
            await press(root.getByRole("combobox", { name }));
            if (name === "Localização") await page.keyboard.type("ov");
            const list = root.locator(".imo-select__menu");
            await expectListUnderControl(list, name);
            if (root === page && width === 360 && names === lists.bar) {
              const bar = await page.locator(".imo-filters").boundingBox();
              expect((await list.boundingBox())?.width, name).toBe(bar?.width);
            }
            // The last row is reached too.
            await page.keyboard.press("ArrowDown");
            await page.keyboard.press("End");
            await expect(root.locator(".imo-select__option--is-focused")).toBeInViewport({ ratio: 0.9 });
            await page.keyboard.press("Escape");
            await expect(list).toHaveCount(0);
          }
        };
        await test.step("the hero's", async () => {
          await open(around(HERO));
          await openEach(page, lists.hero);
        });
        await test.step("the bar's", async () => {
          await open(around(LISTING));
          await openEach(page, lists.bar);
        });
        await test.step("the panel's", async () => {
          await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
          await openEach(page.getByRole("dialog"), lists.panel);
        });
      });
    }
  });
}

test.describe("last searches", () => {
  const search = (at: number) => ({
    at: Date.now() - at,
    url: `/lista?quartos=${at + 1}`,
    words: `Comprar · Ovar · ${at + 1} quartos, com um nome comprido para duas linhas`,
    criteria: {
      objetivo: ["Comprar"],
      tipologia: [],
      localizacao: ["Ovar"],
      minprice: null,
      maxprice: null,
      quartos: [String(at + 1)],
      wcs: [],
      garagem: [],
      estado: [],
      idRef: "",
      comercial: [],
      ordem: "rec",
    },
    total: 3,
    keys: [],
  });
  test("are seen whole in a section that cuts, on a phone and on a wide screen", async ({ page, open }) => {
    await page.addInitScript(
      (data) => localStorage.setItem("imo:pesquisas", JSON.stringify({ v: 1, saved: Date.now(), data })),
      [0, 1, 2].map(search),
    );
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await open(hosts["section that cuts"](HERO));
      await page.getByRole("button", { name: /Últimas pesquisas|Últimas/ }).click();
      const list = page.locator(".imo-hero__recent .imo-select__menu");
      await expect(list.getByRole("link")).toHaveCount(3);
      await expect.poll(() => list.evaluate(measure)).toMatchObject({ isInWindow: true, isUncovered: true });
      await expect(page.getByRole("button", { name: "Apagar estas pesquisas" })).toBeInViewport({ ratio: 1 });
    }
  });
});
