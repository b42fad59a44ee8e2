/** The house's shape: a developer who copies a widget's folder is told here what is still missing. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const widgets = readdirSync(new URL("widgets/", root));
const pascal = (name: string) => name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());

test.each(widgets)("%s has an index, a component of its name, examples and a test", (name) => {
  const files = readdirSync(new URL(`widgets/${name}/`, root));
  expect(files).toEqual(expect.arrayContaining(["index.ts", `${pascal(name)}.tsx`, "examples.ts"]));
  expect(files.some((file) => /\.test\.tsx?$/.test(file))).toBe(true);
});

test.each(widgets)("%s is named in the entry, and its style sheets are in the one sheet", (name) => {
  expect(read("src/imo-widgets.ts")).toContain(`"${name}": () => import("../widgets/${name}/index.ts")`);
  const sheets = readdirSync(new URL(`widgets/${name}/`, root)).filter((file) => file.endsWith(".css"));
  for (const sheet of sheets) expect(read("src/imo-widgets.css")).toContain(`@import "../widgets/${name}/${sheet}"`);
});

test.each(widgets)("%s has examples with a name each, no two the same", async (name) => {
  const { examples } = (await import(`../widgets/${name}/examples.ts`)) as {
    examples: { name: string; data: object }[];
  };
  expect(examples.length).toBeGreaterThan(0);
  expect(new Set(examples.map((example) => example.name)).size).toBe(examples.length);
});

test("the entry knows no widget that is not there", () => {
  const named = [...read("src/imo-widgets.ts").matchAll(/import\("\.\.\/widgets\/([^/]+)\//g)].map((match) => match[1]);
  expect(named.toSorted()).toEqual(widgets.toSorted());
});

test.each(sources())("%s opens by saying what it is for", (path) => {
  expect(read(path).replace(/^#!.*\n/, "")).toMatch(/^(\/\*\*|\/\*)/);
});

function sources(): string[] {
  return ["src", "widgets", "build", "demo", "tests"]
    .flatMap((room) =>
      readdirSync(new URL(`${room}/`, root), { recursive: true, encoding: "utf8" }).map((path) => `${room}/${path}`),
    )
    .filter((path) => /\.(ts|tsx|css)$/.test(path) && !/\.test\.tsx?$|^tests\/hosts/.test(path));
}
