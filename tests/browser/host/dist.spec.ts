/** The files of `npm run build` are those that a host is promised, one by one (docs/contract.md#files). */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { contracts } from "../../../scripts/build/contracts.ts";
import { widgetNames } from "../../support/widget-tags.ts";

const dist = new URL("../../../dist/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, dist));
const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) => /\.\w+$/.test(path));

type ManifestRecord = { file: string; isEntry?: boolean; integrity?: string; preload?: string[]; css?: string[] };
const manifest = JSON.parse(read("manifest.json").toString()) as Record<string, ManifestRecord>;

test("there are the stable names, hashed chunks and assets, and nothing else", () => {
  const stable = [
    "LICENSES.txt",
    "all.css",
    "drawn.json",
    "editors/ckeditor5.js",
    "editors/textarea.js",
    "editors/tinymce.js",
    "editors/tiptap.js",
    "fields.json",
    "html-data.json",
    "imo-widgets.css",
    "imo-widgets.js",
    "manifest.json",
    "packages.json",
    "page-data.json",
    "preload.html",
    "types/css.d.ts",
    "types/editors/ckeditor5.d.ts",
    "types/editors/textarea.d.ts",
    "types/editors/tinymce.d.ts",
    "types/editors/tiptap.d.ts",
    "types/events.d.ts",
    "types/page-api.d.ts",
    "types/index.d.ts",
  ];
  expect(files).toEqual(expect.arrayContaining(stable));
  const others = files.filter((file) => !stable.includes(file));
  for (const file of others)
    expect(file).toMatch(/^((chunks|assets)\/[\w-]+-[\w-]{8}\.\w+|drawn\/(templates\/)?[\w-]+\.html)$/);
});

test("visitors load no words about page data, no menu texts and no examples", async () => {
  const texts = (await contracts()).flatMap(({ keys, editorTexts }) => [
    editorTexts.about,
    ...keys.flatMap(({ about, form }) => [about, form.help]),
  ]);
  const code = files
    .filter((file) => file.endsWith(".js") && !file.startsWith("editors/"))
    .map((file) => read(file).toString())
    .join("");
  expect(texts.length).toBeGreaterThan(100);
  expect([...texts, "Rui Azevedo"].filter((text) => code.includes(text))).toEqual([]);
});

test("the manifest has Laravel's keys, an integrity that is right for every entry, and each widget's files", () => {
  for (const key of ["src/imo-widgets.ts", "src/imo-widgets.css"]) {
    const record = manifest[key] as ManifestRecord;
    const digest = createHash("sha384").update(read(record.file)).digest("base64");
    expect(record).toMatchObject({ isEntry: true, src: key, integrity: `sha384-${digest}` });
  }
  const sheets = Object.values(manifest).filter(({ file }) => file.startsWith("chunks/") && file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(5);
  for (const { file, integrity } of sheets) {
    expect(integrity, file).toBe(`sha384-${createHash("sha384").update(read(file)).digest("base64")}`);
  }
  const widgets = Object.entries(manifest).filter(([, { preload }]) => preload);
  expect(widgets.map(([key]) => key).sort()).toEqual(widgetNames.map((name) => `widgets/${name}/index.ts`).sort());
  for (const [, { preload = [], css = [] }] of widgets) {
    for (const file of [...preload, ...css]) expect(files).toContain(file);
  }
});

test("preload.html names the files of each widget's first view and no others", () => {
  const blocks = read("preload.html").toString().trim().split("\n\n");
  expect(blocks.map((block) => /<!-- (.*) -->/.exec(block)?.[1]).sort()).toEqual([...widgetNames].sort());
  for (const block of blocks) {
    const widget = /<!-- (.*) -->/.exec(block)?.[1];
    const { preload = [], css = [] } = manifest[`widgets/${widget}/index.ts`] as ManifestRecord;
    const named = (rel: string) =>
      [...block.matchAll(new RegExp(`rel="${rel}" href="/vendor/imo-widgets/([^"]+)"`, "g"))].map(([, file]) => file);
    expect([named("stylesheet"), named("modulepreload")], widget).toEqual([css, preload]);
  }
});

test("no file imports the entry, of which a page would run a second copy", () => {
  for (const file of files.filter((name) => name.startsWith("chunks/") && name.endsWith(".js"))) {
    expect(read(file).toString(), file).not.toContain("imo-widgets.js");
  }
});

test("every file that a chunk imports, and every style sheet, is in the list of those who need it", () => {
  const imports = (file: string) =>
    [
      ...read(file)
        .toString()
        .matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g),
    ].map(([, name]) => `chunks/${name}`);
  const widgets = Object.entries(manifest).filter(([, { preload }]) => preload);
  for (const [key, { preload = [] }] of widgets) {
    const needed = new Set(preload.flatMap(imports));
    expect(needed.size, key).toBeGreaterThan(2);
    expect(preload, key).toEqual(expect.arrayContaining([...needed]));
  }
});

test("page-data.json describes every key that html-data.json completes", () => {
  const { $widgets, ...pageData } = JSON.parse(read("page-data.json").toString()) as Record<
    string,
    Record<string, { attribute: string; about: string }>
  >;
  const html = JSON.parse(read("html-data.json").toString()) as { globalAttributes: { name: string }[] };
  const completed = new Set(html.globalAttributes.map(({ name }) => name));
  expect(Object.keys(pageData).sort()).toEqual([...widgetNames].sort());
  expect(Object.keys($widgets ?? {}).sort()).toEqual([...widgetNames].sort());
  for (const keys of Object.values(pageData)) {
    for (const { attribute, about } of Object.values(keys)) {
      expect(completed).toContain(attribute);
      expect(about.length).toBeGreaterThan(10);
    }
  }
});

test("every URL in the style sheet and the scripts is relative", () => {
  for (const sheet of files.filter((name) => name.endsWith(".css"))) {
    expect(read(sheet).toString(), sheet).not.toMatch(/url\(["']?\//);
  }
  expect(read("imo-widgets.js").toString()).not.toMatch(/["'`]\/(chunks|assets)\//);
});

/** Returns the folders of the packages whose code is in the bundle, from the bundler's list of modules. */
async function bundledPackages(): Promise<string[]> {
  const configFile = fileURLToPath(new URL("../../../vite.config.ts", import.meta.url));
  const built = (await build({ configFile, logLevel: "silent", build: { write: false } })) as Rolldown.RolldownOutput[];
  const outputs = built.flatMap(({ output }) => output);
  const ids = outputs.flatMap((output) => (output.type === "chunk" ? Object.keys(output.modules) : []));
  return [...new Set(ids.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []))];
}

test("whoever gets a copy of the bundle gets the licence of every bundled package and the credit of the place names", async () => {
  const packages = await bundledPackages();
  expect(packages.length).toBeGreaterThan(8);
  for (const folder of ["dist", "laravel/dist", "dist-demo/vendor/imo-widgets"]) {
    const licenses = readFileSync(new URL(`../../../${folder}/LICENSES.txt`, import.meta.url), "utf8");
    for (const path of packages) {
      const file = readdirSync(path).find((name) => /^licen[cs]e/i.test(name));
      expect(licenses, path).toContain(readFileSync(`${path}/${file}`, "utf8").trim());
    }
    expect(licenses).toContain("Nomes e códigos: INE / DGT (CAOP, CC BY 4.0)");
    expect(licenses).toContain("Copyright (c) 2026 The imo-widgets authors");
  }
});
