/** Reads release.json: addresses of the project, which stand there alone. */
import { readFileSync } from "node:fs";

/** The project's page, a URL to clone from (issues are at `<repository>/issues`), and an e-mail address for reports of holes. */
export type ReleaseSettings = Readonly<Record<(typeof KEYS)[number], string>>;

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
