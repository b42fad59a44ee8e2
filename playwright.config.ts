/**
 * Browser tests drive the built `dist/` on real pages; tests/browser/run.ts finds Chromium and
 * starts Playwright with this configuration. What takes long and rarely breaks is in
 * `tests/browser/full`, which has its own configuration.
 */
import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunchOptions } from "./tests/support/chromium.ts";

export default defineConfig({
  testDir: "tests/browser",
  testIgnore: "full/**",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // On an unknown machine, one late frame isn't a defect. Locally and in CI, the last lines name
  // each test that needed the retry.
  retries: 1,
  timeout: 30_000,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    locale: "pt-PT",
    launchOptions: chromiumLaunchOptions(),
    trace: "off",
  },
});
