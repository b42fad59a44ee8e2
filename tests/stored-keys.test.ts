/** Every key that is kept in a visitor's browser is named on both privacy pages and in the text to copy. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readText, root } from "./markdown.ts";

const files = ["src", "widgets"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
);
const sources = files.map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));

/** The rows of the text to copy (docs/law.md#the-privacy-page), which the pages repeat. */
const storedKeys = [...readText("docs/law.md").matchAll(/^\| `(imo:.+?)` \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, key = "", area, what, keptFor]) => ({ key, area, what, keptFor }),
);

/** The names of events, which begin as the keys do. */
const events = new Set(
  [...readText("src/runtime/entry/events.ts").matchAll(/^ {2}"(imo:[a-z]+)":/gm)].map(([, name]) => name),
);

test("each key in the code is in the list, and each in the list in the code", () => {
  const named = sources.flatMap(({ text }) => [...text.matchAll(/"(imo:[a-z-]+)"/g)].map(([, key = ""]) => key));
  const inCode = new Set(named.filter((key) => !events.has(key)));
  expect(events.size).toBeGreaterThan(5);
  expect([...inCode].sort()).toEqual(storedKeys.flatMap(({ key }) => (key.endsWith("…") ? [] : [key])).sort());
});

test("nothing else writes to the browser's storage", () => {
  const writers = sources.filter(({ text }) => /\.setItem\(|indexedDB|document\.cookie =/.test(text));
  expect(writers.map(({ path }) => path)).toEqual(["src/memory/text-stores.ts"]);
});

test.each([
  ["the demo's page", () => readText("demo/site/privacidade.html")],
  ["Laravel's page", () => readText("laravel/workbench/resources/views/pages/privacidade.blade.php")],
])("%s names each key, what it is for and how long it stays", (_, page) => {
  const text = page();
  expect(text.match(/<th scope="row">imo:/g)).toHaveLength(storedKeys.length);
  for (const { key, area, what, keptFor } of storedKeys)
    expect(text).toContain(`<tr><th scope="row">${key}</th><td>${area}</td><td>${what}</td><td>${keptFor}</td></tr>`);
});
