/**
 * Every exported symbol carries a doc comment of its own, and every prop of a component (docs/style.md): a file's opening
 * comment says what the file is for, not what each of its exports gives.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { readText, root } from "./markdown.ts";

const ROOMS = ["src", "widgets", "scripts", "demo", "tests/support"];
const files = execFileSync("git", ["ls-files", "-z", ...ROOMS], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|config)\.tsx?$/.test(path) && existsSync(new URL(path, root)));

const EXPORT = /^export (default |declare |abstract )*(async )?(function\*?|const|let|class|type|interface|enum)\b/;
const PROPS = /^(export )?type \w*Props(<.*>)? = .*\{$/;
const PROP = /^ {2}(readonly )?["\w]+\??[:(]/;

/** The lines of a source that declare an export or a prop without a doc comment before it, each with its number. */
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
  let isInProps = false;
  return lines.flatMap((line, at) => {
    if (line.startsWith("}")) isInProps = false;
    const isDeclaration = EXPORT.test(line) || (isInProps && PROP.test(line));
    if (PROPS.test(line)) isInProps = true;
    const hasNote = isInProps && line.includes(" // ");
    return isDeclaration && !hasNote && !isDocumented(at) ? `${at + 1}: ${line.trim()}` : [];
  });
}

test("a stranger finds a doc comment at every exported symbol and every prop", () => {
  expect(files.length).toBeGreaterThan(100);
  const undocumented = files.flatMap((path) => findUndocumented(readText(path)).map((line) => `${path}:${line}`));
  expect(undocumented).toEqual([]);
});

test("an opening comment, a missing one and a prop without one are noticed", () => {
  const source = [
    "/** What the file is for. */",
    "export const first = 1;",
    "/** What it gives. */",
    "export function second() {}",
    "export type Third = string;",
    "type Props = {",
    "  /** Said. */",
    "  one: string;",
    "  two: string;",
    "};",
  ].join("\n");
  expect(findUndocumented(source)).toEqual([
    "2: export const first = 1;",
    "5: export type Third = string;",
    "9: two: string;",
  ]);
});
