/**
 * Tests that every exported function has a doc comment (docs/style.md): a file's opening comment
 * describes the file, not the results of its exports.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { readText, root } from "./markdown.ts";

const ROOMS = ["src", "widgets", "scripts", "demo", "tests/support"];
const files = execFileSync("git", ["ls-files", "-z", ...ROOMS], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/\.(test|config)\.tsx?$/.test(path) &&
      existsSync(new URL(path, root)),
  );

const EXPORT = /^export (default |abstract )*(async )?(function\*?|class)\b/;

/**
 * Returns the lines that declare an exported function or class without a doc comment, each with its
 * number.
 */
function findUndocumented(source: string): string[] {
  const lines = source.split("\n");
  const isDocumented = (at: number) => {
    let last = at - 1;
    while (lines[last]?.trim().startsWith("//")) last -= 1;
    if (!lines[last]?.trim().endsWith("*/")) return false;
    let first = last;
    while (!lines[first]?.includes("/**")) first -= 1;
    return first > 0;
  };
  return lines.flatMap((line, at) =>
    EXPORT.test(line) && !isDocumented(at) ? `${at + 1}: ${line.trim()}` : [],
  );
}

test("finds a doc comment at every exported function", () => {
  expect(files.length).toBeGreaterThan(100);
  const undocumented = files.flatMap((path) =>
    findUndocumented(readText(path)).map((line) => `${path}:${line}`),
  );
  expect(undocumented).toEqual([]);
});

test("notices an opening comment and a missing one", () => {
  const source = [
    "/** Keeps numbers. */",
    "export function first() {}",
    "/** Returns it. */",
    "export function second() {}",
    "export async function third() {}",
  ].join("\n");
  expect(findUndocumented(source)).toEqual([
    "2: export function first() {}",
    "5: export async function third() {}",
  ]);
});
