/** On a Laravel developer's page with its own style sheet the widgets look as they do on a bare one, and change nothing (CONTRACT §7). */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, INCLUDES, test } from "./fixtures.ts";

const resolve = createRequire(import.meta.url).resolve;
const text = (path: string) => readFile(path, "utf8");

const sheets: { name: string; css: () => Promise<string> }[] = [
  { name: "Bootstrap 5", css: () => text(resolve("bootstrap/dist/css/bootstrap.min.css")) },
  { name: "Tailwind's preflight", css: () => text(resolve("tailwindcss/preflight.css")) },
  { name: "an old theme", css: () => text(new URL("../hosts/old-theme.css", import.meta.url).pathname) },
];

const WIDGETS = `<div id="content"><div data-imo-widget="hero-search" data-facebook="https://example.pt"></div>
<div data-imo-widget="listing-search" data-objectivo="Comprar"></div></div>`;
const HOST = `<h1>Título</h1><p>Texto <a href="/">ligação</a></p><button>Botão</button><input value="x"><ul><li>um</li></ul><table><tr><td>1</td></tr></table>`;
// The theme is the host's to give; all else should not follow from its rules.
const FONT = "<style>:root { --imo-font-family: 'DejaVu Sans' }</style>";

type Look = Record<string, string>;

test.beforeEach(({ page }) =>
  page.route("**/api/imoveis", (route) =>
    route.fulfill({
      json: {
        data: [
          {
            id: 1,
            titulo: "Moradia T4 em Esmoriz",
            tipoNegocio: "Venda",
            tipoImovel: "Moradia",
            preco: 485000,
            numQuartos: 4,
            conselho: "Ovar",
          },
        ],
        current_page: 1,
        last_page: 9,
        total: 99,
      },
    }),
  ),
);

for (const { name, css } of sheets) {
  test(`under ${name} every element of hero, listing and panel looks and stands as on a bare page`, async ({
    page,
    open,
  }) => {
    const looks: Look[] = [];
    for (const sheet of ["", await css()]) {
      await open(WIDGETS, { head: `<style>body { margin: 0; }</style><style>${sheet}</style>${FONT}${INCLUDES}` });
      await page.getByRole("heading", { name: "99 imóveis" }).waitFor();
      await page.evaluate(() => {
        const content = document.getElementById("content") as HTMLElement;
        content.style.cssText = "width: 1000px; padding: 0; margin: 0;";
        for (const host of content.children) (host as HTMLElement).style.cssText = "padding: 0; margin: 0;";
      });
      await page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
      await page.waitForTimeout(700);
      looks.push(await page.evaluate(looksOfAll));
    }
    const [bare, hosted] = looks as [Look, Look];
    expect(Object.keys(bare).length).toBeGreaterThan(150);
    const different = Object.keys(bare).filter((key) => bare[key] !== hosted[key]);
    expect(different.slice(0, 8).map((key) => `${key}\n  bare   ${bare[key]}\n  hosted ${hosted[key]}`)).toEqual([]);
  });
}

test("nothing outside a widget changes when our style sheet is there", async ({ page, open }) => {
  const looks: Look[] = [];
  for (const head of ["<style>p { margin: 3px }</style>", `<style>p { margin: 3px }</style>${INCLUDES}`]) {
    await open(`<div id="host">${HOST}</div>`, { head });
    await page.waitForTimeout(200);
    looks.push(await page.evaluate(looksOfHost));
  }
  expect(looks[1]).toEqual(looks[0]);
});

const PROPERTIES = [
  [
    "display",
    "position",
    "color",
    "backgroundColor",
    "fontSize",
    "fontWeight",
    "fontStyle",
    "fontFamily",
    "lineHeight",
    "letterSpacing",
  ],
  [
    "wordSpacing",
    "textTransform",
    "textDecorationLine",
    "textShadow",
    "textIndent",
    "textAlign",
    "boxShadow",
    "opacity",
    "listStyleType",
  ],
  [
    "borderTopWidth",
    "borderTopColor",
    "borderTopLeftRadius",
    "paddingLeft",
    "paddingTop",
    "marginLeft",
    "marginTop",
    "fill",
    "stroke",
    "strokeWidth",
  ],
].flat();

/** In the page: where each element of each slot stands, and how it looks. */
const looksOfAll = new Function(`
  const properties = ${JSON.stringify(PROPERTIES)};
  const looks = {};
  document.querySelectorAll("[data-imo-root]").forEach((slot, index) => {
    const origin = slot.getBoundingClientRect();
    slot.querySelectorAll("*").forEach((element, position) => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const round = (n) => Math.round(n * 2) / 2;
      const isFixed = element.closest("dialog") !== null;
      const place = isFixed ? [round(box.width)] : [box.x - origin.x, box.y - origin.y, box.width, box.height].map(round);
      const before = getComputedStyle(element, "::before").content;
      looks[index + "." + position + " " + element.tagName + "." + element.getAttribute("class")] =
        properties.map((name) => name + ":" + style[name]).concat(place, before).join(" ");
    });
  });
  return looks;
`) as () => Look;

/** In the page: all computed styles of the host's own elements. */
const looksOfHost = new Function(`
  const looks = {};
  document.querySelectorAll("#host, #host *").forEach((element, position) => {
    looks[position + element.tagName] = [...getComputedStyle(element)].map((name) => name + ":" + getComputedStyle(element).getPropertyValue(name)).join(";");
  });
  return looks;
`) as () => Look;
