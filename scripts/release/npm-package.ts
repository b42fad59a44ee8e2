/** The npm package: `package.json` without what only this repository needs, the bundle, and the docs that the README links. */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pointLinks } from "./links.ts";
import type { ReleaseSettings } from "./settings.ts";

/** What a host has no use for: sources are not shipped. */
const OWN_KEYS = ["private", "scripts", "devDependencies", "imports"];

/** Lays the package into `folder`, which `npm pack` then packs. */
export function layNpmPackage(root: string, folder: string, version: string, settings: ReleaseSettings): void {
  const given = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as Record<string, unknown> & {
    files: string[];
  };
  for (const name of ["LICENSE", ...given.files]) cpSync(root + name, join(folder, name), { recursive: true });
  const kept = Object.entries(given).filter(([key]) => !OWN_KEYS.includes(key));
  const addresses = {
    homepage: settings.home,
    repository: { type: "git", url: `git+${settings.repository}.git` },
    bugs: { url: `${settings.repository}/issues`, email: settings.security },
  };
  const shipped = { ...Object.fromEntries(kept), version, ...addresses };
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(shipped, null, 2)}\n`);
  const readme = pointLinks(readFileSync(`${root}README.md`, "utf8"), {
    folder: "",
    pathInPackage: (path) => (existsSync(join(folder, path)) ? path : undefined),
    web: `${settings.repository}/blob/v${version}/`,
  });
  writeFileSync(`${folder}/README.md`, readme);
}
