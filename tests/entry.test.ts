/** Tests what every page loads. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readText, root } from "./markdown.ts";

test("loads every widget from the entry", () => {
  const named = readText("src/imo-widgets.ts").matchAll(/import\("\.\.\/widgets\/([^/]+)\/index/g);
  expect([...named].map(([, name]) => name).toSorted()).toEqual(
    readdirSync(new URL("widgets/", root)).toSorted(),
  );
});

const sources = ["src/", "widgets/"].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => folder + file),
);
const codeOf = (path: string) => readText(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");

test("uses the names whose arguments the build drops only for the readers of keys", () => {
  const files = sources.filter((path) => /(?:page-data|every-widget)\.ts$/.test(path));
  const calling = files.filter((path) =>
    /(?<![.\w])(?:optional|required|withDefault)\(/.test(codeOf(path)),
  );
  expect(calling.length).toBeGreaterThan(8);
  expect(
    calling.filter((path) => !/from "(#runtime|\.)\/readers\.ts"/.test(readText(path))),
  ).toEqual([]);
});

test("uses Intl nowhere in the bundle, because it costs a phone time before the first paint", () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(
    sources.filter((path) => /\bIntl\b|\btoLocale|\blocaleCompare\b/.test(codeOf(path))),
  ).toEqual([]);
});
