import { defineConfig } from "vitest/config";
import { alias } from "./scripts/build/alias.ts";

const inBrowser = "{src/{runtime,api,forms,history,memory,ui},widgets}/**/*.test";
const components = `${inBrowser}.tsx`;
/**
 * Shared components are tested in happy-dom, and by `npm run test:full` in jsdom too, because each forgives what the
 * other doesn't. Widgets are made of them.
 */
const shared = "src/{runtime,forms,ui}/**/*.test.tsx";
/** Runs the project's own tools for seconds, and breaks rarely. */
const slow = "scripts/new-widget/*.test.ts";
const environments = { "happy-dom": "./tests/support/quiet-happy-dom.ts", jsdom: "jsdom" };

/** The settings of tests that need a page; stryker.config.mjs uses them, too. */
export const inDom = (environment: keyof typeof environments, ...include: readonly string[]) => ({
  // Resolves the libraries to the same files as the build.
  resolve: { alias, conditions: ["module", "browser", "import", "default"] },
  test: {
    name: environment,
    environment: environments[environment],
    include: [...include],
    setupFiles: ["tests/setup-dom.ts"],
    restoreMocks: true,
    // A process runs many files, which halves the processor time; tests/setup-dom.ts gives each its
    // own modules, page and storages.
    isolate: false,
    // A visitor types key by key, on a machine that does other things, too.
    testTimeout: 20_000,
    // Only what Vite transforms gets the alias and is loaded again for each file: axios looks at
    // the page's origin when it loads.
    server: { deps: { inline: ["react-select", "axios"] } },
  },
});

const inNode = (name: string, include: readonly string[], exclude: readonly string[] = []) => ({
  test: {
    name,
    environment: "node",
    include: [...include],
    exclude: [...exclude],
    // No test here changes what another one imports.
    isolate: false,
    // A thousand random texts are tried, on a machine that does other things, too.
    testTimeout: 20_000,
  },
});

export default defineConfig({
  test: {
    // Uses all cores: the default leaves one idle, which is half of a small machine.
    maxWorkers: "100%",
    projects: [
      inNode(
        "node",
        ["{src/domain,demo,editors,contract,scripts,bench}/**/*.test.ts", "tests/*.test.ts"],
        [slow],
      ),
      inDom("happy-dom", components, `${inBrowser}.ts`),
      inNode("slow", [slow]),
      inDom("jsdom", shared),
    ],
  },
});
