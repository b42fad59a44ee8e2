/** `npm run test:release`: a release made twice, and installed in three kinds of sites from its files alone. */
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
