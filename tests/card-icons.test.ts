/** Tests that the icons in the style sheet are lucide's own drawings. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheet = readFileSync(
  new URL("../widgets/listing-search/card/card-icons.css", import.meta.url),
  "utf8",
);
const icons = {
  numQuartos: "bed-double",
  numWCs: "bath",
  areaPrivada: "maximize",
  areaTerreno: "land-plot",
  garagem: "car",
  numFrentes: "move-horizontal",
  inclinacao: "triangle-right",
  numMontras: "store",
  numAndares: "layers",
  prev: "chevron-left",
  next: "chevron-right",
  heart: "heart",
  "tool--avisos": "bell",
  "tool--partilhar": "share-2",
  "tool--pesquisas": "rotate-ccw-clock",
  results__sort: "arrow-up-down",
  "tool--mapa": "map-pin",
};

/** The heart of a favourite is the same drawing, filled. */
const FILLED = 1;

/** Returns an icon's elements from lucide's file. */
async function drawingOf(icon: string): Promise<string> {
  const { __iconData } = await import(`../node_modules/lucide-react/dist/esm/icons/${icon}.mjs`);
  return (__iconData.node as [string, Record<string, string>][])
    .map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => `${name}='${value}'`);
      return `%3C${tag} ${written.join(" ")}/%3E`;
    })
    .join("");
}

/** The pictures in the sheet, each with its height and its rows. */
const pictures = [
  ...sheet.matchAll(/viewBox='0 0 24 (\d+)'.*?%3E(%3Cg .*?)%3C\/svg%3E"\);\s*--_rows: (\d+);/g),
].map(([, height, drawing = "", count]) => ({
  height: Number(height),
  count: Number(count),
  rows: rowsOf(drawing),
}));

function rowsOf(drawing: string) {
  return [
    ...drawing.matchAll(
      /%3Cg transform='translate\(0 (\d+)\)'(?: fill='black')?%3E(.*?)%3C\/g%3E/g,
    ),
  ].map(([, top, icon]) => ({ top: Number(top), icon }));
}

test.each(Object.entries(icons))("draws the icon of %s as lucide's %s", async (name, icon) => {
  const rule = new RegExp(
    `(data-fact="${name}"\\]|button--${name}|imo-${name}) \\{\\s*--_row: (\\d+);`,
  ).exec(sheet);
  const row = Number(rule?.[2]);
  // In the sheet, a picture comes after the rules of its rows.
  const picture = pictures[(rule?.index ?? 0) < sheet.indexOf("--_icons:") ? 0 : 1];
  expect(picture?.rows[row]).toEqual({ top: 24 * row, icon: await drawingOf(icon) });
});

test("gives each picture exactly the height of its rows", () => {
  for (const { height, count, rows } of pictures)
    expect([height, count]).toEqual([24 * rows.length, rows.length]);
  expect(pictures.flatMap(({ rows }) => rows)).toHaveLength(Object.keys(icons).length + FILLED);
});
