/** Browser tests drive the built `dist/` on real pages; tests/browser/run.ts finds the Chromium and starts this. */
import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunchOptions } from "./tests/support/chromium.ts";

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // On a strange machine one late frame is no defect. `.ci/run` names every test that needed its second run.
  retries: process.env.CI ? 1 : 0,
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
