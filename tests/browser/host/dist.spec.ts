/**
 * Tests that `npm run build` produces exactly the files that the contract promises
 * (docs/contract.md#files).
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { contracts } from "../../../contract/page-data/contracts.ts";
import { widgetNames } from "../../support/widget-tags.ts";

const dist = new URL("../../../dist/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, dist));
const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.\w+$/.test(path),
);

type ManifestRecord = {
  file: string;
  isEntry?: boolean;
  integrity?: string;
  preload?: string[];
  css?: string[];
};
const manifest = JSON.parse(read("manifest.json").toString()) as Record<string, ManifestRecord>;

test("contains the stable names, hashed chunks and assets, and nothing else", () => {
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
    expect(file).toMatch(/^((chunks|assets)\/[\w-]+-[\w-]{8}\.\w+|drawn\/[\w-]+\.html)$/);
});

test("names each widget's files, with everything that they import, in the manifest and in preload.html", () => {
  for (const key of ["src/imo-widgets.ts", "src/imo-widgets.css"]) {
    const record = manifest[key] as ManifestRecord;
    expect(record).toMatchObject({ isEntry: true, src: key, integrity: integrityOf(record.file) });
  }
  const sheets = Object.values(manifest).filter(
    ({ file }) => file.startsWith("chunks/") && file.endsWith(".css"),
  );
  expect(sheets.length).toBeGreaterThan(5);
  for (const { file, integrity } of sheets) expect(integrity, file).toBe(integrityOf(file));

  const widgets = Object.entries(manifest).filter(([, { preload }]) => preload);
  expect(widgets.map(([key]) => key).sort()).toEqual(
    widgetNames.map((name) => `widgets/${name}/index.ts`).sort(),
  );
  for (const [key, { preload = [], css = [] }] of widgets) {
    for (const file of [...preload, ...css]) expect(files).toContain(file);
    const needed = new Set(preload.flatMap(importsOf));
    expect(needed.size, key).toBeGreaterThan(2);
    expect(preload, key).toEqual(expect.arrayContaining([...needed]));
  }

  const blocks = read("preload.html").toString().trim().split("\n\n");
  expect(blocks.map((block) => /<!-- (.*) -->/.exec(block)?.[1]).sort()).toEqual(
    [...widgetNames].sort(),
  );
  for (const block of blocks) {
    const widget = /<!-- (.*) -->/.exec(block)?.[1];
    const { preload = [], css = [] } = manifest[`widgets/${widget}/index.ts`] as ManifestRecord;
    const named = (rel: string) =>
      [...block.matchAll(new RegExp(`rel="${rel}" href="/vendor/imo-widgets/([^"]+)"`, "g"))].map(
        ([, file]) => file,
      );
    expect([named("stylesheet"), named("modulepreload")], widget).toEqual([css, preload]);
  }
});

test("ships neither menu texts nor examples, only relative URLs, and one copy of the entry", async () => {
  const texts = (await contracts()).flatMap(({ keys, editorTexts }) => [
    editorTexts.about,
    ...keys.flatMap(({ about, form }) => [about, form.help]),
  ]);
  expect(texts.length).toBeGreaterThan(100);
  for (const file of files.filter((name) => name.endsWith(".js") && !name.startsWith("editors/"))) {
    const code = read(file).toString();
    expect(
      [...texts, "Rui Azevedo"].filter((text) => code.includes(text)),
      file,
    ).toEqual([]);
    // If a chunk imported the entry by another URL, the page would run a second copy.
    if (file.startsWith("chunks/")) expect(code, file).not.toContain("imo-widgets.js");
  }
  for (const sheet of files.filter((name) => name.endsWith(".css")))
    expect(read(sheet).toString(), sheet).not.toMatch(/url\(["']?\//);
  expect(read("imo-widgets.js").toString()).not.toMatch(/["'`]\/(chunks|assets)\//);
});

test("describes in page-data.json each key that html-data.json completes", () => {
  const { $widgets, ...pageData } = JSON.parse(read("page-data.json").toString()) as Record<
    string,
    Record<string, { attribute: string; about: string }>
  >;
  const html = JSON.parse(read("html-data.json").toString()) as {
    globalAttributes: { name: string }[];
  };
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

/** Returns the `integrity` value of a file for a page's tag. */
function integrityOf(file: string): string {
  return `sha384-${createHash("sha384").update(read(file)).digest("base64")}`;
}

/** Returns the chunks that a chunk imports. */
function importsOf(file: string): string[] {
  const imports = read(file)
    .toString()
    .matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g);
  return [...imports].map(([, name]) => `chunks/${name}`);
}
