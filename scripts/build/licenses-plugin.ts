/**
 * Writes `LICENSES.txt`, with the licence of every package whose code is in the build and the
 * credit for the place names, and `packages.json`, the same list for programs
 * (docs/contract.md#files). MIT, ISC and BSD require their text in every copy.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));
const LICENSE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
const RULE = "-".repeat(80);

/** A package whose code is in the build; `license` is an SPDX expression. */
export type BundledPackage = { name: string; version: string; license: string };

type Options = {
  /** Packages whose files are copied next to the built ones, by name. */
  copied?: readonly string[];
  /**
   * Packages known to be published without a licence text, by name; their licence is named instead.
   */
  withoutText?: readonly string[];
};

/**
 * Returns the plugin. The build fails if a package has no licence text, or a module belongs to no
 * known package.
 */
export function licensesPlugin({ copied = [], withoutText = [] }: Options = {}): Plugin {
  const copiedFiles = copied.map((name) => join(root, "node_modules", name, "package.json"));
  return {
    name: "imo-licenses",
    apply: "build",
    generateBundle(_options, bundle) {
      const modules = [...modulesOf(bundle), ...copiedFiles];
      this.emitFile({
        type: "asset",
        fileName: "LICENSES.txt",
        source: licensesText(modules, withoutText),
      });
      const packages = packagesOf(modules).map(({ name, version, license }) => ({
        name,
        version,
        license,
      }));
      this.emitFile({
        type: "asset",
        fileName: "packages.json",
        source: `${JSON.stringify(packages, null, 2)}\n`,
      });
    },
  };
}

function modulesOf(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === "chunk" ? Object.keys(output.modules) : [],
  );
}

/**
 * Returns the whole file: our own licence, the credit from NOTICE, then each package by name.
 * @throws when a package has no licence text and isn't in `withoutText`, or when a module's package
 * is unknown
 */
export function licensesText(
  moduleIds: readonly string[],
  withoutText: readonly string[] = [],
): string {
  const sections = packagesOf(moduleIds).map(
    (one) => `${one.name} ${one.version}\n\n${licenseText(one, withoutText)}`,
  );
  const own = readFileSync(join(root, "LICENSE"), "utf8").trim();
  return `${[`imo-widgets\n\n${own}`, placeNamesCredit(), ...sections].join(`\n\n${RULE}\n\n`)}\n`;
}

function licenseText(
  given: ReturnType<typeof packagesOf>[number],
  withoutText: readonly string[],
): string {
  const { name, version, license, folder } = given;
  const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry));
  if (file) return readFileSync(join(folder, file), "utf8").replace(/\r\n/g, "\n").trim();
  const repository = given.repository as { url?: string } | string | undefined;
  if (withoutText.includes(name))
    return `${license}, ${typeof repository === "object" ? repository.url : repository}`;
  throw new Error(
    `${name} ${version}: its folder has no licence text, and the bundle must not ship without one.`,
  );
}

/** Returns NOTICE's section about the place names, which are data in the bundle under CC BY. */
function placeNamesCredit(): string {
  const notice = readFileSync(join(root, "NOTICE"), "utf8");
  const section = /^Names of places\n(?: .*\n)+/m.exec(notice)?.[0].trim();
  if (!section)
    throw new Error(
      'NOTICE: expected the section "Names of places", which LICENSES.txt repeats, found none.',
    );
  return section;
}

/**
 * Returns each package once, by name, with its folder. Since it uses the bundler's own list of
 * modules, a package that is added or dropped can't be forgotten.
 * @throws when a module's package is unknown
 */
function packagesOf(
  moduleIds: readonly string[],
): (BundledPackage & { folder: string; repository: unknown })[] {
  const folders = [...new Set(moduleIds.flatMap((id) => packageFolder(id) ?? []))];
  return folders
    .map((folder) => {
      const { name, version, license, repository } = JSON.parse(
        readFileSync(join(folder, "package.json"), "utf8"),
      );
      return { name, version, license, repository, folder };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Returns the folder of the package that a module belongs to; `undefined` for our own modules,
 * including virtual ones (`\0imo-…`).
 */
function packageFolder(id: string): string | undefined {
  const bundlerPart = /^\0?(rolldown|vite)\//.exec(id)?.[1];
  if (bundlerPart) return join(root, "node_modules", bundlerPart);
  // A plugin's view of a file looks like `\0/path/to/file.js?commonjs-module`.
  const path = id.replace(/^\0/, "").replace(/\?.*$/, "");
  const inPackage = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
  if (inPackage) return inPackage;
  if (path.startsWith(root) || id.startsWith("\0imo-")) return undefined;
  throw new Error(
    `${id}: this module's package is unknown, so LICENSES.txt would lack its licence.`,
  );
}
