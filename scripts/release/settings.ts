/**
 * Reads a release's URLs and e-mail address, which are only in release.json, and its notes from the
 * CHANGELOG.
 */
import { readFileSync } from "node:fs";

/**
 * The project's page, a URL to clone from (issues are at `<repository>/issues`), and an e-mail
 * address for reporting vulnerabilities.
 */
export type ReleaseSettings = Readonly<Record<(typeof KEYS)[number], string>>;

const KEYS = ["home", "repository", "security"] as const;

/**
 * Reads release.json.
 * @throws if release.json lacks one of its three values
 */
export function readReleaseSettings(root: string): ReleaseSettings {
  const given = JSON.parse(readFileSync(`${root}release.json`, "utf8")) as Record<string, unknown>;
  for (const key of KEYS) {
    if (typeof given[key] !== "string" || given[key] === "")
      throw new Error(
        `release.json: expected a string for "${key}", got ${JSON.stringify(given[key])}.`,
      );
  }
  return given as ReleaseSettings;
}

/**
 * Returns the text below the version's heading, which may continue after a comma ("## 1.0.0, not
 * released yet").
 * @throws if the CHANGELOG has no such section, or an empty one
 */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/[\s,]/, 1)[0] === version);
  const notes = section?.slice(section.indexOf("\n")).trim();
  if (!notes)
    throw new Error(`CHANGELOG.md: expected a section "## ${version}" with content, found none.`);
  return `${notes}\n`;
}
