import { defineConfig } from "vitest/config";
import { alias } from "./scripts/build/alias.ts";

const inBrowser = "{src/{runtime,api,forms,history,memory,ui},widgets}/**/*.test";
/** Components are tested in happy-dom, and by CI in jsdom too, because each forgives something that the other does not. */
const components = `${inBrowser}.tsx`;
/** The settings of tests that need a page; stryker.config.mjs runs with them too. */
export const inDom = (environment: "happy-dom" | "jsdom", ...include: readonly string[]) => ({
  // The same files of the libraries as the build takes.
  resolve: { alias, conditions: ["module", "browser", "import", "default"] },
  test: {
    name: environment,
    environment,
    include: [...include],
    setupFiles: ["tests/setup-dom.ts"],
    restoreMocks: true,
    // A process runs many files; tests/setup-dom.ts gives each modules, a page and storages of its own. Half the processor.
    isolate: false,
    // A visitor's typing, key by key, on a machine that does other things too.
    testTimeout: 20_000,
    // Only what Vite transforms gets the alias, and comes anew for each file: axios looks at the page's origin when it loads.
    server: { deps: { inline: ["react-select", "axios"] } },
  },
});

export default defineConfig({
  test: {
    // All cores: the default leaves one idle, which is half of a small machine.
    maxWorkers: "100%",
    reporters: process.env.CI ? ["default", ["json", { outputFile: "test-results/unit.json" }]] : ["default"],
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          // A thousand random texts, on a machine that does other things too.
          testTimeout: 20_000,
          include: ["{src/domain,demo,editors,scripts,bench}/**/*.test.ts", "tests/*.test.ts"],
        },
      },
      inDom("happy-dom", components, `${inBrowser}.ts`),
      ...(process.env.CI ? [inDom("jsdom", components)] : []),
    ],
  },
});
