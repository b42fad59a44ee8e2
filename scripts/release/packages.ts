/**
 * Lays out the two packages as their users install them, with READMEs whose links work from there.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ReleaseSettings } from "./settings.ts";

/** Keys that are useless to a host, because sources aren't shipped. */
const OWN_KEYS = ["private", "scripts", "devDependencies", "imports"];

/**
 * Lays out the npm package in `folder`, for `npm pack`: the bundle, and the docs that the README
 * links to.
 */
export function layNpmPackage(
  root: string,
  folder: string,
  version: string,
  settings: ReleaseSettings,
): void {
  const given = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as Record<
    string,
    unknown
  > & {
    files: string[];
  };
  for (const name of ["LICENSE", ...given.files])
    cpSync(root + name, join(folder, name), { recursive: true });
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

type Composer = { version?: string; archive: { exclude: string[] }; support?: object };

/** Files of the test site that the README says to copy, as it names them. */
const COPIED_FILE = /`laravel\/workbench\/([^`]+)`/g;

/**
 * Lays out the Composer package in `folder`: the files of `laravel/` that composer.json doesn't
 * exclude, with a version, the docs, and the files that its README says to copy to a site.
 * @throws when the README names a file of `laravel/workbench/` that doesn't exist, or the bundle
 * hasn't been built
 */
export function layComposerPackage(
  root: string,
  folder: string,
  version: string,
  settings: ReleaseSettings,
): void {
  const composer = JSON.parse(readFileSync(`${root}laravel/composer.json`, "utf8")) as Composer;
  if (!existsSync(`${root}laravel/dist/manifest.json`))
    throw new Error(
      "laravel/dist: expected the built bundle, found none. Run `npm run build` first.",
    );
  const left = new Set(composer.archive.exclude.map((path) => path.replace(/^\//, "")));
  cpSync(`${root}laravel`, folder, {
    recursive: true,
    filter: (source) => !left.has(source.slice(`${root}laravel/`.length)),
  });
  cpSync(`${root}docs`, `${folder}/docs`, { recursive: true });
  for (const name of ["CHANGELOG.md", "UPGRADING.md", "NOTICE"])
    cpSync(root + name, join(folder, name));

  const readme = readFileSync(`${root}laravel/README.md`, "utf8");
  for (const [, path = ""] of readme.matchAll(COPIED_FILE)) {
    mkdirSync(dirname(`${folder}/site/${path}`), { recursive: true });
    cpSync(`${root}laravel/workbench/${path}`, `${folder}/site/${path}`);
  }
  const pointed = pointLinks(readme.replace(COPIED_FILE, "`site/$1` of this package"), {
    folder: "laravel/",
    pathInPackage: (path) =>
      [path, path.replace(/^laravel\//, "")].find((one) => existsSync(join(folder, one))),
    web: `${settings.repository}/blob/v${version}/`,
  });
  writeFileSync(`${folder}/README.md`, pointed);
  const support = {
    docs: settings.home,
    issues: `${settings.repository}/issues`,
    email: settings.security,
  };
  const { archive: _archive, ...kept } = composer;
  writeFileSync(
    `${folder}/composer.json`,
    `${JSON.stringify({ ...kept, version, support }, null, 4)}\n`,
  );
}

/** Where a README is placed in a package. */
export type Ground = {
  /** The README's folder in the repository: `""`, or for example `laravel/`. */
  folder: string;
  /**
   * Returns where the package has a file of the repository, or `undefined` if it doesn't have the
   * file.
   */
  pathInPackage: (path: string) => string | undefined;
  /** URL to put before a path of the repository. */
  web: string;
};

/**
 * Returns the text with every relative link pointed at the package's own file, or at the repository
 * on the web.
 */
export function pointLinks(markdown: string, { folder, pathInPackage, web }: Ground): string {
  return markdown.replace(
    /(\]\()([^)#:\s]+)(#[^)]*)?\)/g,
    (_link, opening: string, target: string, hash = "") => {
      const path = new URL(target, `file:///${folder}`).pathname.slice(1);
      return `${opening}${pathInPackage(path) ?? web + path}${hash})`;
    },
  );
}
