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
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { TEAM } from "../../demo/server/agency.ts";
import { type Atlas, drawTile, listCountries } from "../../demo/server/map/tile.ts";
import { makeListings } from "../../demo/server/seed/listings.ts";
import { installLibraries } from "./libraries.ts";
import { run } from "./tools.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
export const HOST = `${root}laravel/workbench`;
/** The package itself, whose libraries the site runs on. */
export const PACKAGE = `${root}laravel`;
const LISTINGS = 300;
/** The tiles around the demo's listings at zoom 12; those that hold them are drawn from zoom 6 on. */
const MAP = { left: 1942, right: 1958, top: 1522, bottom: 1548 };

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
  drawMap(`${HOST}/public/mapa`);
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

/** Draws the demo's map as files, because this site has no code for it; tiles outside the map are missing. */
function drawMap(folder: string): void {
  if (existsSync(folder)) return;
  const atlas = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const countries = listCountries(JSON.parse(readFileSync(atlas, "utf8")) as Atlas);
  for (let zoom = 6; zoom <= 12; zoom += 1) {
    const [left = 0, right = 0, top = 0, bottom = 0] = Object.values(MAP).map(
      (tile) => tile >> (12 - zoom),
    );
    for (let x = left; x <= right; x += 1) {
      mkdirSync(`${folder}/${zoom}/${x}`, { recursive: true });
      for (let y = top; y <= bottom; y += 1)
        writeFileSync(`${folder}/${zoom}/${x}/${y}.svg`, drawTile({ zoom, x, y }, countries));
    }
  }
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
