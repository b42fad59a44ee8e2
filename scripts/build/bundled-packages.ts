/** Which packages stand in a build, by the bundler's own list of modules: a package that comes or goes is never forgotten. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A package whose code is in the build. */
export type BundledPackage = {
  name: string;
  version: string;
  /** As an SPDX expression. */
  license: string;
};

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * @returns each package once, by name, with its folder
 * @throws when it is unknown whose a module is
 */
export function packagesOf(moduleIds: readonly string[]): (BundledPackage & { folder: string; repository: unknown })[] {
  const folders = [...new Set(moduleIds.flatMap((id) => packageFolder(id) ?? []))];
  return folders
    .map((folder) => {
      const { name, version, license, repository } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      return { name, version, license, repository, folder };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The folder of the package that a module belongs to; `undefined` for one of ours, virtual ones (`\0imo-…`) included. */
function packageFolder(id: string): string | undefined {
  const bundlerPart = /^\0?(rolldown|vite)\//.exec(id)?.[1];
  if (bundlerPart) return join(root, "node_modules", bundlerPart);
  // A plugin's view of a file: `\0/path/to/file.js?commonjs-module`.
  const path = id.replace(/^\0/, "").replace(/\?.*$/, "");
  const inPackage = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
  if (inPackage) return inPackage;
  if (path.startsWith(root) || id.startsWith("\0imo-")) return undefined;
  throw new Error(`${id}: it is unknown which package this module is from, so its licence is missing in LICENSES.txt.`);
}
