import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { contrastWarnings, formatThemeCss, themeProperties } from "./theme.ts";

test("computes WCAG's contrast: 21 for black on white, just enough for #767676 on white", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeGreaterThan(4.5);
  expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
});

test("warns of neither the default theme nor the dark one", () => {
  expect(contrastWarnings(themeProperties({}, false))).toEqual([]);
  expect(contrastWarnings(themeProperties({}, true))).toEqual([]);
});

test("warns of both pairs that suffer from a pale accent", () => {
  const warnings = contrastWarnings({ "--imo-color-accent": "#8db4f7" });
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain("precisa de 4,5:1");
});

test("writes only the changed properties into the CSS to copy", () => {
  expect(formatThemeCss({ "--imo-radius": "0px" })).toBe(":root {\n  --imo-radius: 0px;\n}");
});
