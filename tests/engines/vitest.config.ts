/**
 * Configures `npm run test:engines`, which tests loading of the built `dist/` in every installed
 * engine.
 */
import { defineConfig } from "vitest/config";
import { engines } from "./engines.ts";

export default defineConfig({
  test: {
    // Two files run in parallel, because a browser that starts or waits leaves the processor idle.
    maxWorkers: 2,
    projects: engines.map(({ name }) => ({
      test: {
        name,
        env: { IMO_ENGINE: name },
        include: ["tests/engines/*.test.ts"],
        // On a busy machine, starting Firefox alone takes 20 s.
        testTimeout: 90_000,
        hookTimeout: 90_000,
      },
    })),
    reporters: ["default", ["json", { outputFile: "test-results/engines.json" }]],
  },
});
