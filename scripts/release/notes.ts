/** The release notes are the CHANGELOG's section of the version. */

/**
 * @returns the text under the version's heading, which may go on after a comma ("## 1.0.0, not released yet")
 * @throws where the CHANGELOG has no such section, or an empty one
 */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/[\s,]/, 1)[0] === version);
  const notes = section?.slice(section.indexOf("\n")).trim();
  if (!notes) throw new Error(`CHANGELOG.md: expected a section "## ${version}" with something in it, found none.`);
  return `${notes}\n`;
}
