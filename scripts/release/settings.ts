/** What a release says of the project beyond its code: release.json, the one place where addresses stand. */
import { readFileSync } from "node:fs";

/** Addresses that packages, SECURITY.md and the SBOM name. */
export type ReleaseSettings = {
  /** The project's page. */
  home: string;
  /** Where the code is, as a URL to clone from; issues are at `<repository>/issues`. */
  repository: string;
  /** The e-mail address for reports of security holes. */
  security: string;
};

const KEYS = ["home", "repository", "security"] as const;

/** @throws where release.json lacks one of its three texts */
export function readReleaseSettings(root: string): ReleaseSettings {
  const given = JSON.parse(readFileSync(`${root}release.json`, "utf8")) as Record<string, unknown>;
  for (const key of KEYS) {
    if (typeof given[key] !== "string" || given[key] === "")
      throw new Error(`release.json: expected a text for "${key}", got ${JSON.stringify(given[key])}.`);
  }
  return given as ReleaseSettings;
}
