/**
 * Tests that the rules and files named in code and documentation exist (docs/style.md#citations).
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { anchorsOf, pages, readText, root } from "./markdown.ts";

const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter(
    (path) =>
      /\.(tsx?|mjs|js|php|css|md|json|sh|ya?ml)$/.test(path) && existsSync(new URL(path, root)),
  );
const anchors = new Map(pages.map((page) => [page, anchorsOf(readText(page))]));

/**
 * Returns a sentence for each rule that `text` cites as `docs/….md#anchor` and that doesn't exist.
 */
function lostRules(text: string): string[] {
  return [...text.matchAll(/\b(docs\/[\w./-]+?\.md)\b(?:#([\p{L}\p{N}_-]+))?/gu)].flatMap(
    ([, page = "", anchor]) => {
      const onPage = anchors.get(page);
      if (!onPage) return [`no page ${page}`];
      return anchor === undefined || onPage.has(anchor) ? [] : [`no heading #${anchor} in ${page}`];
    },
  );
}

const PATH =
  /(?<![\w./#@$*}-])(?:src|widgets|editors|demo|scripts|tests|bench|laravel)\/[\w./-]+\.(?:tsx?|mjs|js|php|css|json|sh)\b/g;

/**
 * Returns the files that comments or prose name, relative to the root or to `laravel/`, and that
 * don't exist.
 */
function lostFiles(path: string, text: string): string[] {
  const prose = path.endsWith(".md") ? text : text.replace(/^(?! *(?:\/\/|\/?\*|#)).*$/gm, "");
  const roots = path.includes("laravel") ? ["", "laravel/"] : [""];
  return [...prose.matchAll(PATH)].flatMap(([name]) =>
    roots.some((folder) => existsSync(new URL(folder + name, root))) ? [] : [`no file ${name}`],
  );
}

test("leads every citation to its rule or file", () => {
  const lost = files.flatMap((path) => {
    const text = readText(path);
    return [...lostRules(text), ...lostFiles(path, text)].map((problem) => `${path}: ${problem}`);
  });
  expect(lost).toEqual([]);
});

test("notices a renamed heading, a missing page and a missing file", () => {
  // The paths are put together here, so this file itself doesn't name a missing file.
  const [listing, gone] = ["listing", "lists"].map((name) => `docs/product/${name}.md`);
  const text = `// ${listing}#prices-field, ${gone}, ${listing}#price-fields, src/${"no"}.ts and src/imo-widgets.ts`;
  expect(lostRules(text)).toEqual([`no heading #prices-field in ${listing}`, `no page ${gone}`]);
  expect(lostFiles("a.ts", text)).toEqual([`no file src/${"no"}.ts`]);
});

test("makes the same anchors as GitHub", () => {
  const page =
    "# A tag's `life`\n\n## [Preço](x.md), máximo\n\n```\n# no heading\n```\n\n## Twice\n\n## Twice\n";
  expect([...anchorsOf(page)]).toEqual(["a-tags-life", "preço-máximo", "twice", "twice-1"]);
});
