/** Facts about what every page loads. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readText, root } from "./markdown.ts";

test("the entry can load every widget", () => {
  const named = readText("src/imo-widgets.ts").matchAll(/import\("\.\.\/widgets\/([^/]+)\/index/g);
  expect([...named].map(([, name]) => name).toSorted()).toEqual(readdirSync(new URL("widgets/", root)).toSorted());
});

test("no file of a visitor's uses Intl, which costs a phone time before the first paint", () => {
  const sources = ["src/", "widgets/"].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => folder + file),
  );
  expect(sources.length).toBeGreaterThan(100);
  const codeOf = (path: string) => readText(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
  expect(sources.filter((path) => /\bIntl\b|\btoLocale|\blocaleCompare\b/.test(codeOf(path)))).toEqual([]);
});
