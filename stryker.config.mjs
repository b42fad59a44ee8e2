/**
 * `npm run mutants -- --mutate "src/api/**"`: changes these sources one place at a time, and
 * reports the changes that no unit test notices.
 */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutants.config.ts" },
  mutate: ["{src,widgets}/**/*.{ts,tsx}", "!**/*.test.{ts,tsx}"],
  coverageAnalysis: "perTest",
  // Otherwise every test would run for each of a module's constants.
  ignoreStatic: true,
  reporters: ["clear-text", "progress"],
  clearTextReporter: { logTests: false, allowColor: false },
  tempDirName: "test-results/stryker",
  ignorePatterns: [
    "dist",
    "laravel/vendor",
    "laravel/workbench",
    "test-results",
    "bench",
    "docs/pictures",
  ],
};
