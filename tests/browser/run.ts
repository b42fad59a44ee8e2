/**
 * Runs the browser tests with a Chromium that it finds or installs: `IMO_CHROMIUM`, one on the
 * path, Playwright's own, or Debian's package. Without any, it fails, because skipped tests would
 * look like passed ones.
 */
import { spawnSync } from "node:child_process";
import { findChromium } from "../support/chromium.ts";

const executable = findChromium() ?? installedChromium();
if (!executable) {
  console.error(
    "No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium-headless-shell) or name it in IMO_CHROMIUM.",
  );
  process.exit(1);
}
const { status } = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, IMO_CHROMIUM: executable },
});
process.exit(status ?? 1);

function installedChromium(): string | undefined {
  console.log("No Chromium found; installing one.");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 180_000 });
  if (!findChromium() && process.getuid?.() === 0) {
    spawnSync("sh", ["-c", "apt-get update && apt-get install -y chromium-headless-shell"], {
      stdio: "inherit",
      timeout: 600_000,
    });
  }
  return findChromium();
}
