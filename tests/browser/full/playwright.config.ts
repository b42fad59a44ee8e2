/**
 * Configures the browser tests that take long and rarely fail: foreign scripts, hostile style
 * sheets, every width, every editor.
 */
import { fileURLToPath } from "node:url";
import base from "../../../playwright.config.ts";

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export default {
  ...base,
  testDir: root("tests/browser/full"),
  testIgnore: [],
  outputDir: root("test-results/browser-full"),
  reporter: [["list"], ["json", { outputFile: root("test-results/browser-full.json") }]],
};
