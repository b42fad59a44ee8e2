/**
 * What scrolls holds what is placed in it. A box that is not positioned itself lets an absolute child, such as a text for
 * screen readers, reach out of it and make whatever is around it scroll (docs/look.md#side-panel).
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const sheets = ["src/", "widgets/"].flatMap((folder) => {
  const files = readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".css")).map((file) => folder + file);
});

/** Innermost rules, each as its selector and what it declares. */
function rulesOf(sheet: string): { selector: string; body: string }[] {
  const text = readFileSync(new URL(sheet, root), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    selector: selector.trim(),
    body,
  }));
}

test("every box that scrolls is the containing block of what is placed in it", () => {
  const scrolling = sheets.flatMap(rulesOf).filter(({ body }) => /overflow(-[xy])?:[^;]*\b(auto|scroll)\b/.test(body));
  expect(scrolling.length).toBeGreaterThan(4);
  const loose = scrolling.filter(({ body }) => !/\bposition: (relative|absolute|fixed|sticky)/.test(body));
  expect(loose.map(({ selector }) => selector)).toEqual([]);
});
