/** The built bundle on a running Laravel site; tests/laravel/run.ts makes the site and starts this. */
import { fileURLToPath } from "node:url";
import base from "../../playwright.config.ts";

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const server = process.env.IMO_DATABASE;

export default {
  ...base,
  // A test that has a site of its own waits until PHP has migrated and seeded it, on a machine that does other things too.
  timeout: 120_000,
  testDir: root("tests/laravel"),
  outputDir: root("test-results/laravel"),
  reporter: [
    ["list"],
    ["json", { outputFile: root(`test-results/laravel${server ? `-${server}` : ""}.json`) }],
  ],
};
