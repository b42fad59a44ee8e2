/** Tests the colours of the energy classes (docs/look.md#energy-class). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { energyClasses, formatEnergyClass } from "#domain/listing/energy-class.ts";
import { contrast } from "../demo/gallery/contrast.ts";

const sheet = readFileSync(
  new URL("../widgets/listing-search/card/energy.css", import.meta.url),
  "utf8",
);
const letters = energyClasses.filter((one) => formatEnergyClass(one).hasLetter);

test.each(letters)("gives the letter %s enough contrast on its colour", (letter) => {
  const rule = sheet.split(`[data-class="${letter}"] {`)[1]?.split("}")[0] ?? "";
  const ground = /--_ground: (#\w+)/.exec(rule)?.[1] as string;
  const text = /[^-]color: #fff/.test(rule) ? "#ffffff" : "#0e1420";
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(letters)("uses the same colour for %s on the demo's page as on the card", (letter) => {
  const rule = (css: string) =>
    css.split(`energy[data-class="${letter}"] {`)[1]?.split("}")[0]?.replace("--_", "--");
  const page = readFileSync(new URL("../demo/site/site.css", import.meta.url), "utf8");
  expect(rule(sheet)?.replace(/\s+/g, " ")).toBe(rule(page)?.replace(/\s+/g, " "));
});
