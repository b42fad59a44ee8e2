/**
 * The repository's documentation as its readers find it: which pages there are, what they link to and which anchors their
 * headings give. Shared by the tests of the pages' own links and of the citations in code.
 */
import { readdirSync, readFileSync } from "node:fs";

/** The repository's root, as the base of every URL here. */
export const root = new URL("../", import.meta.url);

const inDocs = readdirSync(new URL("docs/", root), { recursive: true, encoding: "utf8" });

/** Every page that a reader of the repository is led to, by its path. */
export const pages: readonly string[] = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "UPGRADING.md",
  "laravel/README.md",
  ...inDocs.filter((path) => path.endsWith(".md")).map((path) => `docs/${path}`),
];

/** @returns the text of the file at `path`, which is given from the root */
export function readText(path: string): string {
  return readFileSync(new URL(path, root), "utf8");
}

/** Returns the URLs of `[text](url)` and `![text](url)`; code is left out, because it holds examples. */
export function linksOf(markdown: string): string[] {
  const prose = withoutFences(markdown).replace(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url]) => url as string);
}

/**
 * Returns the anchors of a page: those that GitHub makes of its headings, and its explicit `<a id="…">`. Of equal headings the
 * second gets `-1`, the third `-2`.
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

/** Links and emphasis count by their text; what is neither letter, number, blank, hyphen nor underscore is dropped. */
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
