/**
 * Prepares the Laravel site of `laravel/workbench/`: installs its libraries, the built bundle, and
 * the demo's listings, people and photos, so both sites show the same agency.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { fileURLToPath } from "node:url";
import { TEAM } from "../../demo/server/agency.ts";
import { makeListings } from "../../demo/server/seed/listings.ts";
import { installLibraries } from "./libraries.ts";
import { run } from "./tools.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
export const HOST = `${root}laravel/workbench`;
/** The package itself, whose libraries the site runs on. */
export const PACKAGE = `${root}laravel`;
const LISTINGS = 300;

/** Adds everything that is not in the repository to `laravel/`, or updates it. */
export function prepareHost(): void {
  if (!existsSync(`${root}laravel/dist/page-data.json`))
    throw new Error(
      "Expected the built bundle in laravel/dist/, found none: run `npm run build` first.",
    );
  writeFileSync(
    `${HOST}/database/listings.json`,
    JSON.stringify({ team: TEAM, listings: makeListings(LISTINGS) }),
  );
  cpSync(`${root}demo/site/acessibilidade.html`, `${HOST}/database/acessibilidade.html`);
  cpSync(`${root}demo/site/photos`, `${HOST}/public/fotos`, { recursive: true });
  // The administration's text editor is not shipped with the package.
  rmSync(`${HOST}/public/tinymce`, { recursive: true, force: true });
  symlinkSync(`${root}node_modules/tinymce`, `${HOST}/public/tinymce`, "junction");
  mkdirSync(`${HOST}/public/site`, { recursive: true });
  for (const file of readdirSync(`${root}demo/site`).filter((name) =>
    /\.(css|js|svg)$/.test(name),
  )) {
    const text = readFileSync(`${root}demo/site/${file}`, "utf8");
    // The demo is at the root of its host, but this site may be in a subfolder.
    writeFileSync(`${HOST}/public/site/${file}`, text.replace(/url\((["']?)\//g, "url($1../"));
  }
  if (!existsSync(`${PACKAGE}/vendor/autoload.php`)) installLibraries(PACKAGE);
}

/** Completes a site's folder that lacks only its database, its key and its assets. */
export function installSite(folder: string): void {
  const artisan = (...args: string[]) => run("php", ["artisan", ...args], folder);
  if (!existsSync(`${folder}/.env`)) {
    cpSync(`${folder}/.env.example`, `${folder}/.env`);
    artisan("key:generate");
  }
  if (!existsSync(`${folder}/database/database.sqlite`)) {
    writeFileSync(`${folder}/database/database.sqlite`, "");
    artisan("migrate", "--seed", "--force");
  }
  artisan("imo-widgets:install");
}
