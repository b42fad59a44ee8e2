/**
 * Installs the PHP libraries of the sample site. Its `composer.json` is an example to copy, so it
 * doesn't provide for a registry that lacks some of Laravel's dependencies, such as a partial
 * mirror. In that case, a generated copy that isn't committed also requires `registry-shims/`.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run } from "./tools.ts";

const SHIMS = fileURLToPath(new URL("registry-shims", import.meta.url));
const INSTALLED_SHIMS = fileURLToPath(
  new URL("../../laravel/vendor/imo-widgets/registry-shims", import.meta.url),
);
const SHIMMED = "composer.shimmed.json";

/** @param site the folder with the site's `composer.json`; gets its `vendor/` */
export function installLibraries(site: string): void {
  const install = (env: Record<string, string> = {}) =>
    run("composer", ["install", "--no-interaction", "--no-progress"], site, env);
  // A registry that lacks packages of the sample site also lacks them for every other site.
  if (!existsSync(INSTALLED_SHIMS) && isInstalled(install)) return;
  writeFileSync(
    `${site}/${SHIMMED}`,
    JSON.stringify(withShims(readJson(`${site}/composer.json`)), null, 2),
  );
  install({ COMPOSER: SHIMMED });
  rmSync(`${site}/${SHIMMED}`);
}

/** @returns true if the registry has all packages; throws any other failure */
function isInstalled(install: () => void): boolean {
  try {
    install();
    return true;
  } catch (problem) {
    if (!lacksShimmedPackages(String(problem))) throw problem;
    console.log(
      "The package registry lacks libraries of Laravel: installing with tests/laravel/registry-shims.",
    );
    return false;
  }
}

/**
 * Returns whether Composer's message names a package that the shims provide, because they must not
 * hide any other failure.
 */
function lacksShimmedPackages(message: string): boolean {
  const { provide } = readJson(`${SHIMS}/composer.json`) as { provide: Record<string, string> };
  return Object.keys(provide).some((name) => message.includes(name));
}

function withShims(site: ComposerJson): ComposerJson {
  return {
    ...site,
    repositories: [...(site.repositories ?? []), { type: "path", url: SHIMS }],
    require: { ...site.require, "imo-widgets/registry-shims": "*" },
  };
}

/**
 * Adds the shims to the site's own `composer.json`, for a site that needs them and requires further
 * packages itself.
 */
export function keepShims(site: string): void {
  if (!existsSync(`${site}/vendor/imo-widgets/registry-shims`)) return;
  writeFileSync(
    `${site}/composer.json`,
    JSON.stringify(withShims(readJson(`${site}/composer.json`)), null, 2),
  );
}

type ComposerJson = { repositories?: unknown[]; require?: Record<string, string> };

function readJson(path: string): ComposerJson {
  return JSON.parse(readFileSync(path, "utf8"));
}
