/**
 * Browser tests drive the built `dist/` on real pages; tests/browser/run.ts finds the Chromium and starts this. What takes long
 * and rarely breaks is in `tests/browser/full`, which has a configuration of its own.
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
  // On a strange machine one late frame isn't a defect. Here and in CI alike, the last lines name each test that needed it.
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
