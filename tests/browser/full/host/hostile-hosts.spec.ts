/**
 * Tests that widgets look the same on pages with their own style sheets as on a bare page, and
 * change nothing there (docs/theming.md#isolation).
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { settled } from "../../../support/rendering.ts";
import { expect, INCLUDES, test } from "../../fixtures.ts";

const resolve = createRequire(import.meta.url).resolve;
const text = (path: string) => readFile(path, "utf8");

const everyElement = () =>
  text(new URL("../../../hosts/every-element.css", import.meta.url).pathname);

const sheets: { name: string; css: () => Promise<string> }[] = [
  { name: "Bootstrap 5", css: () => text(resolve("bootstrap/dist/css/bootstrap.min.css")) },
  { name: "Tailwind's preflight", css: () => text(resolve("tailwindcss/preflight.css")) },
  {
    name: "an old theme",
    css: () => text(new URL("../../../hosts/old-theme.css", import.meta.url).pathname),
  },
  { name: "a theme with a rule for every element", css: everyElement },
  {
    name: "such a theme in a cascade layer",
    css: async () => `@layer theme { ${await everyElement()} }`,
  },
];

/** The hosts belong to the page, so this makes them the same on both pages. */
const OWN = 'style="all: revert; direction: ltr; visibility: visible"';
const WIDGETS = `<div style="all: revert; direction: ltr; width: 1000px"><div ${OWN} data-imo-widget="hero-search" data-facebook="https://example.pt"></div>
<div ${OWN} data-imo-widget="listing-search" data-objectivo="Comprar"></div>
<div ${OWN} data-imo-widget="property-contact" data-id-ref="OVR-1"></div>
<div ${OWN} data-imo-widget="mortgage-calculator" data-preco-imovel="250000" data-tan="3" data-anos="30"></div></div>`;
/** The touch highlight and the adjustment to larger text are left to the device and the page. */
const LEFT_TO_THE_HOST = ["-webkit-tap-highlight-color", "text-size-adjust"];
const HOST = `<h1>Título</h1><p>Texto <a href="/">ligação</a></p><button>Botão</button><input value="x"><ul><li>um</li></ul><table><tr><td>1</td></tr></table>`;
// The host may set the theme, but no other rule of its should have an effect.
const FONT = "<style>:root { --imo-font-family: 'Arimo' }</style>";

/** An element's computed properties; `place` is its position in the slot. */
type Look = Record<string, Record<string, string>>;

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
            link: "moradia-t4-em-esmoriz_1",
            fotos: { capa: "/um.svg", fotos: ["/dois.svg"] },
          },
        ],
        current_page: 1,
        last_page: 9,
        total: 99,
      },
    }),
  ),
);

test("shows searches, a form and the calculator under any style sheet as on a bare page", async ({
  page,
  open,
}) => {
  test.setTimeout(180_000); // every computed property of some 600 elements, on six pages
  const lookUnder = async (sheet: string): Promise<Look> => {
    await open(WIDGETS, {
      head: `<style>body { margin: 0; }</style><style>${sheet}</style>${FONT}${INCLUDES}`,
    });
    await page.getByRole("heading", { name: "99 imóveis" }).waitFor();
    await page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    // An element under the pointer would be compared in its hover state.
    await page.mouse.move(0, 0);
    await settled(page);
    return JSON.parse(await page.evaluate(looksOfAll));
  };
  const bare = await lookUnder("");
  expect(Object.keys(bare).length).toBeGreaterThan(150);
  for (const { name, css } of sheets)
    await test.step(name, async () => {
      expect.soft(differences(bare, await lookUnder(await css())), name).toEqual([]);
    });
});

/** Returns a line for each differing property, at most twenty lines. */
function differences(bare: Look, hosted: Look): string[] {
  return Object.entries(bare)
    .flatMap(([element, properties]) =>
      Object.entries(properties).flatMap(([name, value]) =>
        value === hosted[element]?.[name] || LEFT_TO_THE_HOST.includes(name)
          ? []
          : `${element} ${name}: ${value} → ${hosted[element]?.[name]}`,
      ),
    )
    .slice(0, 20);
}

test("changes nothing outside a widget", async ({ page, open }) => {
  const looks: Look[] = [];
  for (const head of [
    "<style>p { margin: 3px }</style>",
    `<style>p { margin: 3px }</style>${INCLUDES}`,
  ]) {
    await open(`<div id="host">${HOST}</div>`, { head });
    if (head.includes(INCLUDES)) await page.waitForFunction(() => "imoWidgets" in globalThis);
    looks.push(await page.evaluate(looksOfHost));
  }
  expect(looks[1]).toEqual(looks[0]);
});

/** The only properties that affect a shape in an SVG. */
const OF_SHAPES =
  /^(visibility|overflow.*|opacity|mix-blend-mode|filter|clip-.*|mask.*|transform|translate|rotate|scale|transition.*|animation.*|pointer-events|fill.*|stroke|stroke-(width|opacity|dasharray|linecap|linejoin)|vector-effect|paint-order|color|d|r|rx|ry|cx|cy|x|y)$/;

/**
 * Runs in the page; returns the position and the styles of each element of each slot and of its
 * pseudo-elements, as JSON because of the size.
 */
const looksOfAll = new Function(`
  const looks = {};
  const ofShapes = ${OF_SHAPES};
  const read = (style, names = [...style]) => Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  const readElement = (element) => {
    const style = getComputedStyle(element);
    return read(style, element.matches("svg *") ? [...style].filter((name) => ofShapes.test(name)) : [...style]);
  };
  document.querySelectorAll("[data-imo-root]").forEach((slot, index) => {
    const origin = slot.getBoundingClientRect();
    [slot, ...slot.querySelectorAll("*")].forEach((element, position) => {
      const box = element.getBoundingClientRect();
      const round = (n) => Math.round(n * 2) / 2;
      const isFixed = element.closest("dialog") !== null;
      const place = isFixed ? [round(box.width)] : [box.x - origin.x, box.y - origin.y, box.width, box.height].map(round);
      const name = index + "." + position + " " + element.tagName + "." + element.getAttribute("class");
      looks[name] = { ...readElement(element), place: place.join(" ") };
      for (const pseudo of element.matches("svg *") ? [] : ["::before", "::after"]) {
        const style = getComputedStyle(element, pseudo);
        looks[name + pseudo] = style.content === "none" ? { content: "none" } : read(style);
      }
      if (element.matches("input, textarea")) looks[name + "::placeholder"] = read(getComputedStyle(element, "::placeholder"));
    });
  });
  return JSON.stringify(looks);
`) as () => string;

/** Runs in the page; returns all computed styles of the host's own elements. */
const looksOfHost = new Function(`
  const looks = {};
  document.querySelectorAll("#host, #host *").forEach((element, position) => {
    const style = getComputedStyle(element);
    looks[position + element.tagName] = Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
  });
  return looks;
`) as () => Look;
