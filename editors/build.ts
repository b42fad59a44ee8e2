/**
 * Builds `dist/editors/` (docs/contract.md#files): for each editor one file, so that it can be named in options that are
 * nothing but strings, and the form that all of them load from beside it. `page-data.json` has been written before.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { toBlockTexts } from "./core/block-texts.ts";
import { type CatalogueKeys, type PageDataJson, toCatalogue } from "./core/catalogue.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
/** Left as an import for whatever loads the module: a browser, or a host's bundler. */
const formInItsOwnFile: Plugin = {
  name: "imo-form-in-its-own-file",
  enforce: "pre",
  resolveId: (id, importer) => (importer && id === "../form/form.ts" ? { id: "./form.js", external: true } : null),
};
const pageData = JSON.parse(readFileSync(`${root}dist/page-data.json`, "utf8")) as PageDataJson;

for (const [entry, format] of [
  ["form/form", "es"],
  ["adapters/tinymce", "iife"],
  ["adapters/textarea", "iife"],
  ["adapters/ckeditor5", "es"],
  ["adapters/tiptap", "es"],
] as const) {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    define: {
      IMO_PAGE_DATA: JSON.stringify(embedded(pageData)),
      IMO_BLOCK_TEXTS: JSON.stringify(toBlockTexts(toCatalogue(pageData))),
    },
    plugins: [formInItsOwnFile],
    build: {
      outDir: "dist/editors",
      emptyOutDir: false,
      target: ["chrome111", "safari16.4", "firefox121"],
      reportCompressedSize: false,
      lib: {
        entry: `editors/${entry}.ts`,
        formats: [format],
        name: "imoWidgetsEditor",
        fileName: () => `${basename(entry)}.js`,
      },
      // Modules too, which Vite leaves readable for a bundler.
      rolldownOptions: { treeshake: { propertyReadSideEffects: false }, output: { minify: true } },
    },
  });
}

/** Only what the form shows and judges by. */
function embedded({ $widgets, ...widgets }: PageDataJson) {
  const entries = Object.entries(widgets as Record<string, CatalogueKeys>).map(([name, keys]) => {
    const shown = Object.entries(keys).filter(([, { form }]) => !form.isTechnical);
    const lean = shown.map(([key, { required, schema, form }]) => [key, { required, default: null, schema, form }]);
    return [name, Object.fromEntries(lean)];
  });
  return { $widgets, ...Object.fromEntries(entries) };
}
