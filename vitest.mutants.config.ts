/**
 * The unit tests for StrykerJS (stryker.config.mjs): one environment and a page of its own for each file, because Stryker takes
 * every mutant for a static one where vitest has projects or shares a page.
 */
import { defineConfig } from "vitest/config";
import { alias } from "./scripts/build/alias.ts";

export default defineConfig({
  resolve: { alias, conditions: ["module", "browser", "import", "default"] },
  test: {
    environment: "happy-dom",
    include: ["{src,widgets}/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup-dom.ts"],
    restoreMocks: true,
    testTimeout: 20_000,
    server: { deps: { inline: ["react-select", "axios"] } },
  },
});
