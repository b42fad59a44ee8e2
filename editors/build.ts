/** Builds a file for each editor in `dist/editors/` (docs/contract.md#files). */
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { toCatalogue } from "../contract/page-data/contract.ts";
import { contracts } from "../contract/page-data/contracts.ts";
import { keyTextsPlugin } from "../contract/page-data/key-texts-plugin.ts";

const catalogue = toCatalogue(await contracts());
const words = JSON.stringify(catalogue, (name, value) => (name === "reader" ? undefined : value));

for (const [editor, format] of [
  ["tinymce", "iife"],
  ["textarea", "iife"],
  ["ckeditor5", "es"],
  ["tiptap", "es"],
] as const) {
  await build({
    configFile: false,
    root: fileURLToPath(new URL("../", import.meta.url)),
    publicDir: false,
    logLevel: "warn",
    define: { IMO_CATALOGUE: words },
    // Keeps only the readers; their words are in the catalogue.
    plugins: [keyTextsPlugin()],
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
      // Vite leaves modules readable for a bundler, so they are minified here.
      rolldownOptions: { treeshake: { propertyReadSideEffects: false }, output: { minify: true } },
    },
  });
}
