/** Brings everything to where it can be measured: the peers' libraries, the bare island, the peers, the bundle. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import { build } from "vite";
import { packFolder, SITE } from "./server/files.ts";

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL("../", import.meta.url));

/** Installs what `bench/package.json` names, unless it is there as the lock file says. */
export function installPeers(): void {
  const stamp = `${root}bench/node_modules/.installed`;
  const wanted = createHash("sha256")
    .update(readFileSync(`${root}bench/package-lock.json`))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing what the bundle is measured against (bench/package.json).");
  run("npm", ["ci"], `${root}bench`);
  writeFileSync(stamp, wanted);
}

/**
 * Lays out and packs what the server sends: this build, the bare island, the peers, and an earlier build if there is one.
 * @throws where the folder `before` is no build
 */
export function laySite(before: string | undefined): void {
  if (before !== undefined && !existsSync(join(before, "manifest.json")))
    throw new Error(
      `--before: expected the folder of a build, with a manifest.json, got "${before}".`,
    );
  rmSync(SITE, { recursive: true, force: true });
  cpSync(`${root}dist`, `${SITE}dist`, { recursive: true });
  if (before !== undefined) cpSync(before, `${SITE}before`, { recursive: true });
  for (const built of ["bare", "peers"])
    cpSync(`${root}test-results/${built}`, `${SITE}${built}`, { recursive: true });
  packFolder(SITE);
}

/** Builds the bare island and the peers; the bundle only where there is none, so that a build can be measured as it is. */
export async function buildAll(): Promise<void> {
  if (!existsSync(`${root}dist/manifest.json`)) run("npm", ["run", "build"], root);
  const { mtime } = statSync(`${root}dist/manifest.json`);
  console.log(
    `Measuring dist/ as it was built on ${mtime.toISOString().slice(0, 16).replace("T", " at ")} UTC.`,
  );
  await build({ root, configFile: `${root}bench/bare/vite.config.ts` });
  await build({ configFile: `${root}bench/peers/vite.config.ts` });
}

/**
 * Makes JPEGs of the demo's drawings: an SVG would be worked out on the page's main thread, which photos are not, and a photo's
 * weight is what a line has to carry.
 */
export async function drawPhotos(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 960, height: 640 } });
  for (const name of readdirSync(`${root}demo/site/photos`)) {
    const drawing = readFileSync(`${root}demo/site/photos/${name}`, "utf8");
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`,
    );
    const path = `${SITE}fotos/${name.replace(".svg", ".jpg")}`;
    await page.screenshot({ path, type: "jpeg", quality: 70 });
  }
  await page.close();
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}.`);
}
