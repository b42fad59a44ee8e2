/**
 * Tests for mistakes in the widgets' style sheets that a visitor would notice and a linter doesn't
 * detect.
 */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readText, root } from "./markdown.ts";

const sheets = ["src/", "widgets/"].flatMap((folder) => {
  const files = readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".css")).map((file) => folder + file);
});
const rules = sheets.flatMap((sheet) => rulesOf(readText(sheet)));

type Rule = { selector: string; body: string; parents: string[] };

/** Returns the rules of a sheet, each with its own declarations and its enclosing selectors. */
function rulesOf(sheet: string): Rule[] {
  const open: Rule[] = [];
  const found: Rule[] = [];
  for (const [, before = "", sign] of sheet
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .matchAll(/([^{};]*)([{};])/g)) {
    const text = before.trim().replace(/\s+/g, " ");
    if (sign === "{") {
      const rule = { selector: text, body: "", parents: open.map(({ selector }) => selector) };
      open.push(rule);
      found.push(rule);
    } else {
      const rule = open.at(-1);
      if (rule) rule.body += `${text};`;
      if (sign === "}") open.pop();
    }
  }
  return found;
}

test("puts every :hover rule in @media (hover: hover), because otherwise it sticks after a touch", () => {
  const hovering = rules.filter(({ selector }) => selector.includes(":hover"));
  expect(hovering.length).toBeGreaterThan(10);
  const sticking = hovering.filter(({ parents }) => !parents.includes("@media (hover: hover)"));
  expect(sticking.map(({ selector }) => selector)).toEqual([]);
});

// An absolutely positioned child of a box that isn't positioned makes the page around it scroll
// (docs/look.md#side-panel).
test("positions every box that scrolls, which makes it the containing block of its content", () => {
  const scrolling = rules.filter(({ body }) =>
    /overflow(-[xy])?:[^;]*\b(auto|scroll)\b/.test(body),
  );
  expect(scrolling.length).toBeGreaterThan(4);
  const loose = scrolling.filter(
    ({ body }) => !/\bposition: (relative|absolute|fixed|sticky)/.test(body),
  );
  expect(loose.map(({ selector }) => selector)).toEqual([]);
});
