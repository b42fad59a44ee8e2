/** Facts about what every page loads. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readText, root } from "./markdown.ts";

test("the entry can load every widget", () => {
  const named = readText("src/imo-widgets.ts").matchAll(/import\("\.\.\/widgets\/([^/]+)\/index/g);
  expect([...named].map(([, name]) => name).toSorted()).toEqual(readdirSync(new URL("widgets/", root)).toSorted());
});

const sources = ["src/", "widgets/"].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => folder + file),
);
const codeOf = (path: string) => readText(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");

test("the build strips calls by their name, so that no function but the texts' has it", () => {
  const stripped = /functions: \["(\w+)"\]/.exec(readText("vite.config.ts"))?.[1];
  const calling = sources.filter((path) => new RegExp(`\\b${stripped}\\(`).test(codeOf(path)));
  expect(calling.length).toBeGreaterThan(10);
  expect(calling.filter((path) => !/from "(#runtime|\.)\/describe\.ts"/.test(readText(path)))).toEqual([
    "src/runtime/describe.ts",
  ]);
});

test("no file of a visitor's uses Intl, which costs a phone time before the first paint", () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => /\bIntl\b|\btoLocale|\blocaleCompare\b/.test(codeOf(path)))).toEqual([]);
});
