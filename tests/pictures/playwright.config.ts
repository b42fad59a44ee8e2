/**
 * Configures `npm run pictures`, which isn't a test but uses the same browser and demo, and finally
 * writes an overview of all pictures.
 */
import { fileURLToPath } from "node:url";
import base from "../../playwright.config.ts";

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export default {
  ...base,
  testDir: root("tests/pictures"),
  testMatch: "*.pictures.ts",
  outputDir: root("test-results/pictures"),
  // Each picture is taken at three widths, with a run of axe at each.
  timeout: 120_000,
  reporter: [["line"]],
  globalTeardown: root("tests/pictures/sheet.ts"),
};
