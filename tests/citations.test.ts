/**
 * The citations of rules in code (docs/style.md#citations): whoever looks one up finds it, and there is one way of
 * citing.
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

const anchors = new Map(pages.map((page) => [page, anchorsOf(readText(page))]));

/** @returns why a reader would not find what is cited; `null` when they do */
function problemOf({ page, anchor }: Citation): string | null {
  const onPage = anchors.get(page);
  if (!onPage) return `there is no page ${page}`;
  if (anchor === undefined || onPage.has(anchor)) return null;
  return `${page} has no heading #${anchor}`;
}

/** The names of papers that only those had who wrote them, and their paragraph signs. */
const unreachable = /\b(?:[S]PEC|[D]ECISIONS?|[C]ONTRACT|[L]OOK|[D]ESIGN|[S]TYLE\.md|[L]ARAVEL\.md)\b|[§]\s*\d/;

test("a reader who looks a citation up finds the rule", () => {
  const cited = files.flatMap((path) => citationsIn(readText(path)).map((citation) => ({ path, ...citation })));
  expect(cited.length).toBeGreaterThan(0);
  const lost = cited.flatMap((citation) => {
    const problem = problemOf(citation);
    return problem ? [`${citation.path}: ${problem}, in "${citation.line}"`] : [];
  });
  expect(lost).toEqual([]);
});

test("nobody is sent to a paper that is not in the repository", () => {
  const lost = files.flatMap((path) =>
    readText(path)
      .split("\n")
      .flatMap((line) => (unreachable.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(lost).toEqual([]);
});

describe("what the two tests above would notice", () => {
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

  // Written with a gap, so that this file does not send anybody there either.
  test.each(["SP_EC %5", "DECIS_IONS 24", "CONT_RACT %3", "LO_OK %4 Card", "DES_IGN: two floors"])("%s", (old) => {
    expect(old.replace("_", "").replace("%", "§")).toMatch(unreachable);
  });

  test("anchors as GitHub makes them", () => {
    const page = "# A tag's `life`\n\n## [Preço](x.md), máximo\n\n```\n# no heading\n```\n\n## Twice\n\n## Twice\n";
    expect([...anchorsOf(page)]).toEqual(["a-tags-life", "preço-máximo", "twice", "twice-1"]);
  });
});
