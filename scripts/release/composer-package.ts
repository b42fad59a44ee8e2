/**
 * The Composer package as a site installs it: the files of `laravel/` that composer.json does not exclude, with a version,
 * the docs and the site's own files that its README tells to copy.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pointLinks } from "./links.ts";
import type { ReleaseSettings } from "./settings.ts";

type Composer = { version?: string; archive: { exclude: string[] }; support?: object };

/** Files of the test site that the README tells to copy, as it names them. */
const COPIED_FILE = /`laravel\/workbench\/([^`]+)`/g;

/**
 * Lays the package into `folder`.
 * @throws where the README names a file of `laravel/workbench/` that is not there, or the bundle has not been built
 */
export function layComposerPackage(root: string, folder: string, version: string, settings: ReleaseSettings): void {
  const composer = JSON.parse(readFileSync(`${root}laravel/composer.json`, "utf8")) as Composer;
  if (!existsSync(`${root}laravel/dist/manifest.json`))
    throw new Error("laravel/dist: expected the built bundle, found none. Run `npm run build` first.");
  const left = new Set(composer.archive.exclude.map((path) => path.replace(/^\//, "")));
  cpSync(`${root}laravel`, folder, {
    recursive: true,
    filter: (source) => !left.has(source.slice(`${root}laravel/`.length)),
  });
  cpSync(`${root}docs`, `${folder}/docs`, { recursive: true });
  for (const name of ["CHANGELOG.md", "UPGRADING.md", "NOTICE"]) cpSync(root + name, join(folder, name));

  const readme = readFileSync(`${root}laravel/README.md`, "utf8");
  for (const [, path = ""] of readme.matchAll(COPIED_FILE)) {
    mkdirSync(dirname(`${folder}/site/${path}`), { recursive: true });
    cpSync(`${root}laravel/workbench/${path}`, `${folder}/site/${path}`);
  }
  const pointed = pointLinks(readme.replace(COPIED_FILE, "`site/$1` of this package"), {
    folder: "laravel/",
    pathInPackage: (path) => [path, path.replace(/^laravel\//, "")].find((one) => existsSync(join(folder, one))),
    web: `${settings.repository}/blob/v${version}/`,
  });
  writeFileSync(`${folder}/README.md`, pointed);
  const support = { docs: settings.home, issues: `${settings.repository}/issues`, email: settings.security };
  const { archive: _archive, ...kept } = composer;
  writeFileSync(`${folder}/composer.json`, `${JSON.stringify({ ...kept, version, support }, null, 4)}\n`);
}
