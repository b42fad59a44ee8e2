/** Builds a file for each editor in `dist/editors/` (docs/contract.md#files), after `page-data.json`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { forEditors, type PageDataJson, toCatalogue } from "./core/catalogue.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const pageData = JSON.parse(readFileSync(`${root}dist/page-data.json`, "utf8")) as PageDataJson;

for (const [editor, format] of [
  ["tinymce", "iife"],
  ["textarea", "iife"],
  ["ckeditor5", "es"],
  ["tiptap", "es"],
] as const) {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    define: { IMO_CATALOGUE: JSON.stringify(forEditors(toCatalogue(pageData))) },
    build: {
      outDir: "dist/editors",
      emptyOutDir: false,
      target: ["chrome111", "safari16.4", "firefox121"],
      reportCompressedSize: false,
      lib: {
        entry: `editors/adapters/${editor}.ts`,
        formats: [format],
        name: "imoWidgetsEditor",
        fileName: () => `${editor}.js`,
      },
      // Modules too, which Vite leaves readable for a bundler.
      rolldownOptions: { treeshake: { propertyReadSideEffects: false }, output: { minify: true } },
    },
  });
}
