/**
 * The citations of rules in code (docs/style.md#citations): whoever looks one up finds it.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { anchorsOf, pages, readText, root } from "./markdown.ts";

/** Tracked text files, by path. Licences are other people's words. */
const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter((path) => path !== "" && !/(^|\/)LICENSE$|\.(png|jpe?g|webp|woff2?|sqlite|pdf|docx?)$/.test(path))
  .filter((path) => existsSync(new URL(path, root)));

type Citation = { line: string; page: string; anchor: string | undefined };

/** What a text cites: `docs/….md`, with the anchor of a rule or as a whole page. */
function citationsIn(text: string): Citation[] {
  return text.split("\n").flatMap((line) =>
    [...line.matchAll(/\b(docs\/[\w./-]+?\.md)\b(?:#([\p{L}\p{N}_-]+))?/gu)].map(([, page = "", anchor]) => ({
      line: line.trim(),
      page,
      anchor,
    })),
  );
}

/** @returns why a reader would not find what is cited; `null` when they do */
function problemOf({ page, anchor }: Citation): string | null {
  if (!pages.includes(page)) return `there is no page ${page}`;
  if (anchor === undefined || anchorsOf(readText(page)).has(anchor)) return null;
  return `${page} has no heading #${anchor}`;
}

test("a reader who looks a citation up finds the rule", () => {
  const cited = files.flatMap((path) => citationsIn(readText(path)).map((citation) => ({ path, ...citation })));
  expect(cited.length).toBeGreaterThan(0);
  const lost = cited.flatMap((citation) => {
    const problem = problemOf(citation);
    return problem ? [`${citation.path}: ${problem}, in "${citation.line}"`] : [];
  });
  expect(lost).toEqual([]);
});

describe("what the test above would notice", () => {
  test("a heading that was renamed, a page that went", () => {
    // Put together here, so that this file does not cite what is not there.
    const [listing, lists] = ["listing", "lists"].map((name) => `docs/product/${name}.md`);
    const text = `see ${listing}#prices-field, ${lists} and ${listing}#price-fields.`;
    expect(citationsIn(text).map(problemOf)).toEqual([
      `${listing} has no heading #prices-field`,
      `there is no page ${lists}`,
      null,
    ]);
  });

  test("anchors as GitHub makes them", () => {
    const page = "# A tag's `life`\n\n## [Preço](x.md), máximo\n\n```\n# no heading\n```\n\n## Twice\n\n## Twice\n";
    expect([...anchorsOf(page)]).toEqual(["a-tags-life", "preço-máximo", "twice", "twice-1"]);
  });
});
