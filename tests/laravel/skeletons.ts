/**
 * Sites before the package is installed: what `laravel new` creates, and one upgraded from Laravel
 * 10 with its kernels and its RouteServiceProvider. Their files are in `skeletons/`, as close to
 * laravel/laravel as necessary, because not every registry has that package. Laravel's own commands
 * create the tables of sessions, cache and jobs, and the developer's own table has listings.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipFolder } from "../../scripts/release/archive.ts";
import { layComposerPackage } from "../../scripts/release/packages.ts";
import { readReleaseSettings } from "../../scripts/release/settings.ts";
import { runInstall } from "../support/install-page.ts";
import { installLibraries, keepShims } from "./libraries.ts";
import { run } from "./tools.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const SKELETONS = fileURLToPath(new URL("skeletons/", import.meta.url));

export type Skeleton = {
  /** `slim` is what `laravel new` creates since Laravel 11, which also supports the older shape. */
  shape: "slim" | "laravel-10";
  /** The version constraint in the site's composer.json. */
  laravel: string;
};

/**
 * Creates the site in an empty folder and runs the commands of docs/install.md there with a
 * release's archive.
 * @returns the commands' output
 */
export function makeSite(site: string, { shape, laravel }: Skeleton): string {
  for (const part of ["shared", shape]) cpSync(SKELETONS + part, site, { recursive: true });
  renameSync(`${site}/dot-env`, `${site}/.env`);
  writeFileSync(`${site}/composer.json`, composerJson(laravel));
  for (const folder of [
    "app/private",
    "framework/cache/data",
    "framework/sessions",
    "framework/views",
    "logs",
  ])
    mkdirSync(`${site}/storage/${folder}`, { recursive: true });
  mkdirSync(`${site}/bootstrap/cache`, { recursive: true });
  execFileSync("git", ["init", "-q"], { cwd: site });
  writeFileSync(`${site}/database/database.sqlite`, "");
  layArchive(site, { root: ROOT, version: packageVersion(), released: new Date("2026-01-01") });
  installLibraries(site);
  keepShims(site);
  const artisan = (...args: string[]) => run("php", ["artisan", ...args], site);
  for (const table of ["session", "cache", "queue", "queue-failed"]) artisan(`make:${table}-table`);
  commit(site);
  const told = [
    artisan("key:generate"),
    runInstall("Laravel", site),
    artisan("imo-widgets:check"),
  ].join("\n");
  if (process.env.IMO_SHOW) console.log(told);
  return told;
}

/** Returns the version of the package that `makeSite` installs. */
export function packageVersion(): string {
  return (JSON.parse(readFileSync(`${ROOT}package.json`, "utf8")) as { version: string }).version;
}

/** A release from a working tree of this repository. */
export type Release = { root: string; version: string; released: Date };

/** Puts a release's Composer package into the site's `releases/`. */
export function layArchive(site: string, { root, version, released }: Release): void {
  const staged = mkdtempSync(join(tmpdir(), "imo-composer-"));
  layComposerPackage(root, staged, version, readReleaseSettings(root));
  mkdirSync(`${site}/releases`, { recursive: true });
  writeFileSync(`${site}/releases/imo-widgets-laravel-${version}.zip`, zipFolder(staged, released));
  rmSync(staged, { recursive: true });
}

/** Returns the files that the commands have added to the site, without those of Composer; all of `public/vendor` is one line. */
export function changedFiles(site: string): string[] {
  const said = execFileSync("git", ["status", "--porcelain", "-uall"], {
    cwd: site,
    encoding: "utf8",
  });
  const files = said.split("\n").filter(Boolean);
  return [
    ...new Set(files.map((line) => line.slice(3).replace(/^public\/vendor\/.*/, "public/vendor/"))),
  ];
}

/** Commits all present files as the site's own; .gitignore excludes the files of Composer and Laravel, as in every site. */
export function commit(site: string): void {
  writeFileSync(
    `${site}/.gitignore`,
    "/vendor\n/storage\n/bootstrap/cache\n/releases\n*.sqlite\n.env\n/composer.*\n",
  );
  execFileSync("git", ["add", "-A"], { cwd: site });
  execFileSync(
    "git",
    ["-c", "user.name=x", "-c", "user.email=x@exemplo.pt", "commit", "-qm", "site"],
    { cwd: site },
  );
}

function composerJson(laravel: string): string {
  return JSON.stringify({
    name: "exemplo/site",
    type: "project",
    require: { php: "^8.2", "laravel/framework": laravel },
    autoload: { "psr-4": { "App\\": "app/" } },
    scripts: { "post-autoload-dump": ["@php artisan package:discover --ansi"] },
    // Real sites have a lock file, even if this machine's Composer is configured otherwise.
    config: { lock: true },
    "minimum-stability": "stable",
    "prefer-stable": true,
  });
}
