/**
 * Configures the tests of the built bundle on a running Laravel site; tests/laravel/run.ts creates
 * the site and starts them.
 */
import { fileURLToPath } from "node:url";
import base from "../../playwright.config.ts";

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const server = process.env.IMO_DATABASE;

export default {
  ...base,
  // A test with a separate site waits until PHP has migrated and seeded it, which takes long on a
  // busy machine.
  timeout: 120_000,
  testDir: root("tests/laravel"),
  outputDir: root("test-results/laravel"),
  reporter: [
    ["list"],
    ["json", { outputFile: root(`test-results/laravel${server ? `-${server}` : ""}.json`) }],
  ],
};
