/** The house's shape: a developer who copies a widget's folder is told here what is still missing. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const widgets = readdirSync(new URL("widgets/", root));
const pascal = (name: string) => name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());

const PARTS = ["page-data.ts", "index.ts"];

test.each(widgets)("%s has its page data, an index, a component of its name and a test", (name) => {
  const files = readdirSync(new URL(`widgets/${name}/`, root), { recursive: true, encoding: "utf8" });
  expect(files).toEqual(expect.arrayContaining([...PARTS, `${pascal(name)}.tsx`]));
  expect(files.some((file) => /\.test\.tsx?$/.test(file))).toBe(true);
});

test.each(widgets)("%s: the index is its name, its page data and its component, and nothing more", (name) => {
  const component = pascal(name);
  const index = read(`widgets/${name}/index.ts`);
  const inOneLine = index.replace(/\s+/g, " ").replace(", })", " })");
  // The listing's first state depends on the page's query string, and on an answer.
  const isListing = name === "listing-search";
  const more = isListing ? ", readsQuery: true" : "";
  const definition = `{ name: "${name}", pageData, component: ${component}${more} }`;
  expect(inOneLine).toContain(`export default defineWidget(${definition});`);
  const modules = ["#runtime/define-widget.ts", `./${component}.tsx`, "./page-data.ts"];
  expect(importsOf(index).toSorted()).toEqual(modules.toSorted());
});

test.each(widgets)("%s: a tool that reads its page data meets no component, no React and no call", (name) => {
  const met = modulesBehind(`widgets/${name}/page-data.ts`);
  expect(met.filter((path) => /\.tsx$|^react|^axios|^src\/api\/(client|transport)\./.test(path))).toEqual([]);
});

test("what stands behind a module is found, and not only the module", () => {
  expect(modulesBehind("widgets/team-cards/page-data.ts")).toContain("src/runtime/readers.ts");
});

test.each(widgets)("%s: no visitor loads what only tools read", (name) => {
  const met = modulesBehind(`widgets/${name}/index.ts`);
  expect(met).toContain(`widgets/${name}/page-data.ts`);
  expect(met.filter((path) => /reader-formats\.ts$/.test(path))).toEqual([]);
});

/** What a source imports at run time, as it is written there. */
function importsOf(source: string): string[] {
  return [...source.matchAll(/^(?:import|export)(?! type)[^;]*? from "([^"]+)";|^import "([^"]+)";/gm)].map(
    ([, from, bare]) => from ?? bare ?? "",
  );
}

/** The paths of all of our modules that come with one, itself first, and the names of the libraries. */
function modulesBehind(path: string, met: string[] = []): string[] {
  if (met.includes(path)) return met;
  met.push(path);
  for (const imported of importsOf(read(path))) {
    if (imported.startsWith("#")) modulesBehind(`src/${imported.slice(1)}`, met);
    else if (imported.startsWith(".")) modulesBehind(new URL(imported, `file:///${path}`).pathname.slice(1), met);
    else met.push(imported);
  }
  return met;
}

test.each(widgets)("%s is named in the entry, and each of its style sheets is imported beside it", (name) => {
  expect(read("src/imo-widgets.ts")).toMatch(
    new RegExp(`"${name}": [^"]*(?:"[^"]*early.ts"[^"]*)?import\\("../widgets/${name}/index.ts"\\)`),
  );
  const folder = readdirSync(new URL(`widgets/${name}/`, root), { recursive: true, encoding: "utf8" });
  const components = folder.filter((file) => file.endsWith(".tsx")).map((file) => read(`widgets/${name}/${file}`));
  // The base keeps heights free before a widget's own sheet is there.
  const base = read("src/imo-widgets.css").replaceAll(`@import "../widgets/${name}/`, 'import "./');
  for (const sheet of folder.filter((file) => file.endsWith(".css"))) {
    expect(components.join("") + base).toContain(`import "./${sheet.split("/").at(-1)}"`);
  }
});

test.each(widgets)("%s has examples with a name each, no two the same", async (name) => {
  const { examples } = (await import(`../widgets/${name}/page-data.ts`)) as {
    examples: { name: string; data: object }[];
  };
  expect(examples.length).toBeGreaterThan(0);
  expect(new Set(examples.map((example) => example.name)).size).toBe(examples.length);
});

test("no rule on :hover stands outside of @media (hover: hover), where it would stick after a touch", () => {
  const sheets = sources().filter((path) => path.endsWith(".css") && /^(src|widgets)\//.test(path));
  const sticking = sheets.flatMap((path) =>
    hoverRules(read(path)).flatMap(({ selector, parents }) =>
      parents.includes("@media (hover: hover)") ? [] : `${path}: ${selector}`,
    ),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(sticking).toEqual([]);
  // The reading itself: it finds such a rule, alone and among others.
  expect(hoverRules("a { &:is(:hover, :focus) { b: c } }")).toEqual([
    { selector: "&:is(:hover, :focus)", parents: ["a"] },
  ]);
});

/** The rules of a sheet whose selector has `:hover`, with all that is around each. */
function hoverRules(sheet: string): { selector: string; parents: string[] }[] {
  const parents: string[] = [];
  const found: { selector: string; parents: string[] }[] = [];
  for (const [, before = "", sign] of sheet.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
    const selector = before.trim().replace(/\s+/g, " ");
    if (sign === "{" && selector.includes(":hover")) found.push({ selector, parents: [...parents] });
    if (sign === "{") parents.push(selector);
    if (sign === "}") parents.pop();
  }
  return found;
}

test("the entry knows no widget that is not there", () => {
  const named = [...read("src/imo-widgets.ts").matchAll(/import\("\.\.\/widgets\/([^/]+)\/index/g)].map(
    (match) => match[1],
  );
  expect(named.toSorted()).toEqual(widgets.toSorted());
});

test.each(sources())("%s opens by saying what it is for", (path) => {
  expect(read(path).replace(/^#!.*\n/, "")).toMatch(/^(\/\*\*|\/\*)/);
});

function sources(): string[] {
  return ["src", "widgets", "scripts", "demo", "tests"]
    .flatMap((room) =>
      readdirSync(new URL(`${room}/`, root), { recursive: true, encoding: "utf8" }).map((path) => `${room}/${path}`),
    )
    .filter((path) => /\.(ts|tsx|css)$/.test(path) && !/\.test\.tsx?$|^tests\/hosts/.test(path));
}

test("no visitor's file makes a thing of Intl, which a phone pays for before the first paint", () => {
  const files = ["src", "widgets"].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const without = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
  const makers = sources.filter((file) => /\bIntl\b|\btoLocale|\blocaleCompare\b/.test(without(read(file))));
  expect(makers).toEqual([]);
});
