/** What `npm run build` writes is what a host is promised, file by file (docs/contract.md#files). */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { widgetNames } from "../support/widget-tags.ts";

const dist = new URL("../../dist/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, dist));
const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) => /\.\w+$/.test(path));

type ManifestRecord = { file: string; isEntry?: boolean; integrity?: string; preload?: string[]; css?: string[] };
const manifest = JSON.parse(read("manifest.json").toString()) as Record<string, ManifestRecord>;

test("there are the stable names, hashed chunks and assets, and nothing else", () => {
  const stable = [
    "LICENSES.txt",
    "drawn.json",
    "editors/ckeditor5.js",
    "editors/form.js",
    "editors/textarea.js",
    "editors/tinymce.js",
    "editors/tiptap.js",
    "fields.json",
    "html-data.json",
    "imo-widgets.css",
    "imo-widgets.js",
    "manifest.json",
    "page-data.json",
    "preload.html",
    "types/css.d.ts",
    "types/events.d.ts",
    "types/index.d.ts",
  ];
  expect(files).toEqual(expect.arrayContaining(stable));
  const others = files.filter((file) => !stable.includes(file));
  for (const file of others)
    expect(file).toMatch(/^((chunks|assets)\/[\w-]+-[\w-]{8}\.\w+|drawn\/(templates\/)?[\w-]+\.html)$/);
});

test("the manifest has Laravel's keys, an integrity that is right for every entry, and each widget's files", () => {
  for (const key of ["src/imo-widgets.ts", "src/imo-widgets.css"]) {
    const record = manifest[key] as ManifestRecord;
    const digest = createHash("sha384").update(read(record.file)).digest("base64");
    expect(record).toMatchObject({ isEntry: true, src: key, integrity: `sha384-${digest}` });
  }
  for (const [key, record] of Object.entries(manifest).filter(([name]) => name.startsWith("src/sheets/"))) {
    const digest = createHash("sha384").update(read(record.file)).digest("base64");
    expect(record, key).toMatchObject({ src: key, integrity: `sha384-${digest}` });
  }
  const widgets = Object.entries(manifest).filter(([, { preload }]) => preload);
  expect(widgets.map(([key]) => key).sort()).toEqual(widgetNames.map((name) => `widgets/${name}/index.ts`).sort());
  for (const [, { preload = [], css = [] }] of widgets) {
    expect(preload.length).toBeLessThanOrEqual(6);
    expect(css.length).toBeLessThanOrEqual(2);
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

test("no file imports another but through the loader, so that each can come under another URL", () => {
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    const code = read(file).toString();
    expect(code, file).not.toMatch(/(^|[;}])\s*import\s*[{*"'`\w]/);
    expect(code, file).not.toContain("../imo-widgets.js");
    if (file.startsWith("chunks/")) expect(code, file).toMatch(/^export default\(function\(\w+(,\w+)?\)\{/);
    // What comes later names its sheets to the loader, and nobody else.
    const toTheLoader = /\b\w+\("[^"]+",\[[^\]]*\]\)/g;
    if (file.startsWith("chunks/")) expect(code.replace(toTheLoader, ""), file).not.toMatch(/\.css["'`]/);
  }
});

test("every file has what it calls for: a file that it can't run without, or a part that one of them brings", () => {
  const source = (file: string) => read(`chunks/${file}`).toString();
  const staticCalls = (code: string) =>
    [...code.matchAll(/\b\w+\("\.\/([^"]+)"\)(?!\))/g)].map(([, name = ""]) => name);
  const chunkNames = files.flatMap((file) => /^chunks\/(.+)/.exec(file)?.[1] ?? []);
  const partsOf = (file: string) =>
    [...source(file).matchAll(/"([\w-]+\.js)":\(function\(/g)].map(([, name = ""]) => name);
  for (const [key, { preload }] of Object.entries(manifest)) {
    if (!preload) continue;
    const loaded = preload.map((file) => file.replace("chunks/", ""));
    const present = new Set([...loaded, ...loaded.flatMap(partsOf)]);
    // What is imported dynamically comes later.
    const later = chunkNames.filter((name) => /^(calls|later|select)-/.test(name));
    const called = loaded.flatMap((file) => staticCalls(source(file))).filter((name) => !later.includes(name));
    expect(
      called.filter((name) => !present.has(name)),
      key,
    ).toEqual([]);
    expect(called.length, key).toBeGreaterThan(2);
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

/** The folders of the packages whose code is in the bundle, as the bundler lists its modules. */
async function bundledPackages(): Promise<string[]> {
  const configFile = fileURLToPath(new URL("../../vite.config.ts", import.meta.url));
  const built = (await build({ configFile, logLevel: "silent", build: { write: false } })) as Rolldown.RolldownOutput[];
  const outputs = built.flatMap(({ output }) => output);
  const ids = outputs.flatMap((output) => (output.type === "chunk" ? Object.keys(output.modules) : []));
  return [...new Set(ids.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []))];
}

test("whoever gets a copy of the bundle gets the licence of every bundled package and the credit of the place names", async () => {
  const packages = await bundledPackages();
  expect(packages.length).toBeGreaterThan(8);
  for (const folder of ["dist", "module", "laravel/dist", "dist-demo/vendor/imo-widgets"]) {
    const licenses = readFileSync(new URL(`../../${folder}/LICENSES.txt`, import.meta.url), "utf8");
    for (const path of packages) {
      const file = readdirSync(path).find((name) => /^licen[cs]e/i.test(name));
      expect(licenses, path).toContain(readFileSync(`${path}/${file}`, "utf8").trim());
    }
    expect(licenses).toContain("Nomes e códigos: INE / DGT (CAOP, CC BY 4.0)");
    expect(licenses).toContain("Copyright (c) 2026 The imo-widgets authors");
  }
});
