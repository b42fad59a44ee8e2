/** `npm run pictures`: not tests, but the same browser on the same demo; the sheet to look through is written at the end. */
import { fileURLToPath } from "node:url";
import base from "../../playwright.config.ts";

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export default {
  ...base,
  testDir: root("tests/pictures"),
  testMatch: "*.pictures.ts",
  outputDir: root("test-results/pictures"),
  // Three widths, each with axe.
  timeout: 120_000,
  reporter: [["line"]],
  globalTeardown: root("tests/pictures/sheet.ts"),
};
