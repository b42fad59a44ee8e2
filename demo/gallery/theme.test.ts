import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { contrastWarnings, formatThemeCss, themeProperties } from "./theme.ts";

test("contrast is WCAG's: black on white 21, grey #767676 on white just enough", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeGreaterThan(4.5);
  expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
});

test("neither the default theme nor the dark one warns anybody", () => {
  expect(contrastWarnings(themeProperties({}, false))).toEqual([]);
  expect(contrastWarnings(themeProperties({}, true))).toEqual([]);
});

test("a developer who picks a pale accent is warned of both pairs that suffer", () => {
  const warnings = contrastWarnings({ "--imo-color-accent": "#8db4f7" });
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain("precisa de 4,5:1");
});

test("the CSS to copy holds what was changed and nothing else", () => {
  expect(formatThemeCss({ "--imo-radius": "0px" })).toBe(":root {\n  --imo-radius: 0px;\n}");
});
