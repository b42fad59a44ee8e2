/** The icons in the style sheet are lucide's own drawings. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheet = readFileSync(new URL("../widgets/listing-search/card-icons.css", import.meta.url), "utf8");
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
};

/** An icon's elements as lucide's file has them. */
async function drawingOf(icon: string): Promise<string> {
  const { __iconData } = await import(`../node_modules/lucide-react/dist/esm/icons/${icon}.mjs`);
  return (__iconData.node as [string, Record<string, string>][])
    .map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => `${name}='${value}'`);
      return `%3C${tag} ${written.join(" ")}/%3E`;
    })
    .join("");
}

test.each(Object.entries(icons))("the icon of %s is lucide's %s", async (name, icon) => {
  const rule = new RegExp(
    `(data-fact="${name}"\\]|button--${name}|imo-${name}) \\{\\s*--_icon: url\\("data:[^"]*?%3E(.*)%3C/svg%3E"\\)`,
  );
  expect(rule.exec(sheet)?.[2]).toBe(await drawingOf(icon));
});
