/** Finds the Chromium that tests, tools and the bench start. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const FONTS = fileURLToPath(new URL("fonts.conf", import.meta.url));

// The headless shell comes first, because a Chromium with windows also renders its own toolbar,
// which takes half of a small machine's time.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

// With these flags, Chromium runs without prompts, as root and without a graphics card.
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * Returns the path of the Chromium that `IMO_CHROMIUM` names, of the first on the path, or of
 * Playwright's own; `undefined` if there is none.
 */
export function findChromium(): string | undefined {
  const named = process.env.IMO_CHROMIUM;
  if (named) return named;
  return (
    findOnPath(...NAMES) ??
    (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)
  );
}

/** Returns the path of the first of these commands that is installed. */
export function findOnPath(...names: string[]): string | undefined {
  return names
    .map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim())
    .find(Boolean);
}

/**
 * Returns Playwright's launch options, with the fonts of tests/support/fonts.conf. If no Chromium
 * was found, Playwright uses its own browser, and throws if there is none.
 */
export function chromiumLaunchOptions(): {
  args: string[];
  env: Record<string, string>;
  executablePath?: string;
} {
  const executablePath = findChromium();
  const here = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const env = { ...Object.fromEntries(here), FONTCONFIG_FILE: FONTS };
  return { args: [...FLAGS], env, ...(executablePath ? { executablePath } : {}) };
}
