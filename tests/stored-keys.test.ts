/**
 * Tests that the privacy pages of both sites name every key that is stored in a visitor's browser.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readText, root } from "./markdown.ts";

const files = ["src", "widgets"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
);
const sources = files.map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));

/** The rows of the table to copy (docs/law.md#the-privacy-page). */
const storedKeys = [
  ...readText("demo/site/privacidade.html").matchAll(
    /<tr><th scope="row">(imo:.+?)<\/th><td>\w+Storage<\/td><td>.+?<\/td><td>.+?<\/td><\/tr>/g,
  ),
].map(([row, key = ""]) => ({ row, key }));

/** The names of events, which have the same prefix as the keys. */
const events = new Set(
  [...readText("src/runtime/entry/events.ts").matchAll(/^ {2}"(imo:[a-z]+)":/gm)].map(
    ([, name]) => name,
  ),
);

test("lists exactly the keys that the code uses", () => {
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/"(imo:[a-z-]+)"/g)].map(([, key = ""]) => key),
  );
  const inCode = new Set(named.filter((key) => !events.has(key)));
  expect(events.size).toBeGreaterThan(5);
  expect([...inCode].sort()).toEqual(
    storedKeys.flatMap(({ key }) => (key.endsWith("…") ? [] : [key])).sort(),
  );
});

test("writes to the browser's storage in only one file", () => {
  const writers = sources.filter(({ text }) =>
    /\.setItem\(|indexedDB|document\.cookie =/.test(text),
  );
  expect(writers.map(({ path }) => path)).toEqual(["src/memory/text-stores.ts"]);
});

test("shows the same rows on Laravel's page", () => {
  const text = readText("laravel/workbench/resources/views/pages/privacidade.blade.php");
  expect(text.match(/<th scope="row">imo:/g)).toHaveLength(storedKeys.length);
  for (const { row } of storedKeys) expect(text).toContain(row);
});
