/** The built bundle on a running Laravel site; tests/laravel/run.ts makes the site and starts this. */
import { fileURLToPath } from "node:url";
import base from "../../playwright.config.ts";

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export default {
  ...base,
  testDir: root("tests/laravel"),
  outputDir: root("test-results/laravel"),
  reporter: [["list"], ["json", { outputFile: root("test-results/laravel.json") }]],
};
