/**
 * Configures `npm run test:release`, which makes a release twice and installs it in three kinds of
 * sites only from its files.
 */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/release/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    reporters: ["default", ["json", { outputFile: "test-results/release.json" }]],
  },
});
