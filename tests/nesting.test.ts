/** No function nests its branches and loops more than three deep (docs/style.md). No lint rule of ours counts that. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url).pathname;
const DEEPEST = 3;
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const BLOCKS = new Set([
  "IfStatement",
  "ForStatement",
  "ForOfStatement",
  "ForInStatement",
  "WhileStatement",
  "DoWhileStatement",
  "SwitchStatement",
  "TryStatement",
]);

type Node = { type: string; start: number; alternate?: unknown };

test("no function nests more than three deep", () => {
  const list = ["ls-files", "src", "widgets", "scripts", "editors", "demo", "bench"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !path.includes(".test."));
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap((path) => tooDeep(path, readFileSync(root + path, "utf8")))).toEqual([]);
});

test("a fourth level is found, an else-if is none, and a function begins anew", () => {
  const three = "for (;;) { if (a) { try { X } catch {} } }";
  expect(tooDeep("a.ts", three.replace("X", "if (b) {}"))).toEqual(["a.ts: 4 deep at 26"]);
  expect(tooDeep("a.ts", three.replace("X", "list.map(() => { if (b) {} })"))).toEqual([]);
  expect(tooDeep("a.ts", "for (;;) { while (a) { if (b) {} else if (c) {} else if (d) {} } }")).toEqual([]);
});

function tooDeep(path: string, code: string): string[] {
  const found: string[] = [];
  function visit(value: unknown, depth: number, isElseIf = false): void {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, depth);
      return;
    }
    if (!isNode(value)) return;
    const isLevel = BLOCKS.has(value.type) && !isElseIf;
    const here = FUNCTIONS.has(value.type) ? 0 : depth + Number(isLevel);
    if (isLevel && here > DEEPEST) found.push(`${path}: ${here} deep at ${value.start}`);
    for (const child of Object.values(value)) visit(child, here, child === value.alternate && isIf(child));
  }
  visit(parseSync(path, code).program, 0);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function isIf(value: unknown): boolean {
  return isNode(value) && value.type === "IfStatement";
}
