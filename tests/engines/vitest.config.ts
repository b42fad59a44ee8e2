/** `npm run test:engines`: loading in every engine that is installed, on the built `dist/`. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/engines/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    reporters: process.env.CI ? ["default", ["json", { outputFile: "test-results/engines.json" }]] : ["default"],
  },
});
