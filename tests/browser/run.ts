/**
 * Runs the browser tests with a Chromium that it finds, or installs: `IMO_CHROMIUM`, one on the path, Playwright's own,
 * Debian's package. Without any it fails loudly, because tests that did not run look like tests that passed.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const executable = foundChromium() ?? installedChromium();
if (!executable) {
  console.error(
    "No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or name it in IMO_CHROMIUM.",
  );
  process.exit(1);
}
const { status } = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, IMO_CHROMIUM: executable },
});
process.exit(status ?? 1);

function foundChromium(): string | undefined {
  const named = process.env.IMO_CHROMIUM;
  if (named) return named;
  const onPath = NAMES.map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim()).find(Boolean);
  return onPath ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
}

function installedChromium(): string | undefined {
  console.log("No Chromium found; installing one.");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 180_000 });
  if (!foundChromium() && process.getuid?.() === 0) {
    spawnSync("sh", ["-c", "apt-get update && apt-get install -y chromium"], { stdio: "inherit", timeout: 600_000 });
  }
  return foundChromium();
}
