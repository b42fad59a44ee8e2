/** `npm run test:engines`: loading in every engine that is installed, on the built `dist/`. */
import { defineConfig } from "vitest/config";
import { engines } from "./engines.ts";

export default defineConfig({
  test: {
    // Two side by side, since a browser that starts or waits leaves the processor idle.
    maxWorkers: 2,
    projects: engines.map(({ name }) => ({
      test: {
        name,
        env: { IMO_ENGINE: name },
        include: ["tests/engines/*.test.ts"],
        // Firefox alone takes 20 s to start where a machine does other things too.
        testTimeout: 90_000,
        hookTimeout: 90_000,
      },
    })),
    reporters: ["default", ["json", { outputFile: "test-results/engines.json" }]],
  },
});
