/**
 * `npm run release -- 1.0.0` builds everything that is published from the checked-out commit, in
 * `release/` (docs/releases.md): the npm package, the Composer package as an archive and as a
 * folder to split off, `dist/` as a ZIP, the bill of materials, the release notes and the
 * checksums. A second run anywhere else produces the same bytes.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BundledPackage } from "../build/licenses-plugin.ts";
import { checksums, zipFolder } from "./archive.ts";
import { layComposerPackage, layNpmPackage } from "./packages.ts";
import { billOfMaterials } from "./sbom.ts";
import { readReleaseSettings, releaseNotes } from "./settings.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const out = `${root}release`;
const version = readVersion(process.argv[2]);
const settings = readReleaseSettings(root);
const released = new Date(
  execFileSync("git", ["log", "-1", "--format=%cI"], { cwd: root, encoding: "utf8" }).trim(),
);
const notes = releaseNotes(readFileSync(`${root}CHANGELOG.md`, "utf8"), version);
expectCleanTree();

rmSync(out, { recursive: true, force: true });
run("npm", ["run", "--silent", "build"]);
const staging = mkdtempSync(join(tmpdir(), "imo-release-"));
try {
  mkdirSync(out);
  layNpmPackage(root, `${staging}/npm`, version, settings);
  run("npm", ["pack", `${staging}/npm`, "--pack-destination", out, "--silent"]);
  layComposerPackage(root, `${out}/composer`, version, settings);
  write(`imo-widgets-laravel-${version}.zip`, zipFolder(`${out}/composer`, released));
  cpSync(`${root}dist`, `${staging}/dist`, { recursive: true });
  cpSync(`${root}NOTICE`, `${staging}/dist/NOTICE`);
  write(
    `imo-widgets-dist-${version}.zip`,
    zipFolder(`${staging}/dist`, released, `imo-widgets-${version}`),
  );
  write(`imo-widgets-${version}.cdx.json`, bill());
  write("NOTES.md", notes);
  write("SHA256SUMS", checksums(out));
} finally {
  rmSync(staging, { recursive: true, force: true });
}
console.log(readFileSync(`${out}/SHA256SUMS`, "utf8").replace(/^.* {2}composer\/.*\n/gm, ""));

/**
 * Checks the given version.
 * @throws if it isn't the version in package.json, which is the only place that has it
 */
function readVersion(given: string | undefined): string {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as {
    version: string;
  };
  if (given !== version)
    throw new Error(
      `release: expected the version of package.json, ${version}, got ${given ?? "none"}.`,
    );
  return version;
}

/**
 * Checks that a release is made from a commit, which others can check out.
 * @throws if a file has changed since the commit
 */
function expectCleanTree(): void {
  const changed = execFileSync("git", ["status", "--porcelain"], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  if (changed !== "")
    throw new Error(`release: expected a clean work tree, got changes:\n${changed}`);
}

function bill(): string {
  const bundled = JSON.parse(readFileSync(`${root}dist/packages.json`, "utf8")) as BundledPackage[];
  const { require } = JSON.parse(readFileSync(`${root}laravel/composer.json`, "utf8")) as {
    require: Record<string, string>;
  };
  return billOfMaterials({ version, bundled, composer: require });
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}

function write(name: string, content: string | Uint8Array): void {
  writeFileSync(join(out, name), content);
}
