/**
 * Reads the repository's documentation: its pages, their links and the anchors of their headings,
 * for the tests of the pages' links and of citations in code.
 */
import { readdirSync, readFileSync } from "node:fs";

/** The repository's root, as the base of every URL here. */
export const root = new URL("../", import.meta.url);

const inDocs = readdirSync(new URL("docs/", root), { recursive: true, encoding: "utf8" });

/** The paths of all pages for readers of the repository. */
export const pages: readonly string[] = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "UPGRADING.md",
  "laravel/README.md",
  ...inDocs.filter((path) => path.endsWith(".md")).map((path) => `docs/${path}`),
];

/** @returns the text of the file at `path`, which is relative to the root */
export function readText(path: string): string {
  return readFileSync(new URL(path, root), "utf8");
}

/**
 * Returns the URLs of `[text](url)` and `![text](url)`; code is left out, because it contains
 * examples.
 */
export function linksOf(markdown: string): string[] {
  const prose = withoutFences(markdown).replace(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url]) => url as string);
}

/**
 * Returns the anchors of a page: those that GitHub derives from its headings, and explicit ones
 * (`<a id="…">`). Of equal headings, the second gets `-1`, the third `-2`.
 */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const prose = withoutFences(markdown);
  const explicit = [...prose.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(
    ([, name]) => name as string,
  );
  const seen = new Map<string, number>();
  const headings = [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => {
    const slug = toSlug(heading);
    const repetition = seen.get(slug) ?? 0;
    seen.set(slug, repetition + 1);
    return repetition === 0 ? slug : `${slug}-${repetition}`;
  });
  return new Set([...headings, ...explicit]);
}

/**
 * Converts a heading to its anchor: links and emphasis are reduced to their text, and only letters,
 * numbers, blanks, hyphens and underscores are kept.
 */
function toSlug(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

function withoutFences(markdown: string): string {
  return markdown.replace(/^```.*?^```/gms, "");
}
