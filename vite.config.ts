/**
 * Builds `dist/` as CONTRACT §5 lists it: app mode with two inputs, because library mode loads neither the CSS nor the
 * preloads of dynamic imports. Names are stable for the two files that a page includes and hashed for all others.
 */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { alias } from "./build/alias.ts";
import { integrityPlugin } from "./build/integrity-plugin.ts";
import { licensesPlugin } from "./build/licenses-plugin.ts";
import { loaderPlugin } from "./build/loader-plugin.ts";
import { pureSchemasPlugin } from "./build/pure-schemas-plugin.ts";

const STABLE = /^imo-widgets\./;

/** Files that are used together travel together: a page with one widget loads at most four besides entry and style sheet. */
const SELECT = "ui/(MultiSelect|PlacesField|select-)|domain/places|runtime/site-readers";
const FORM = "forms/|ui/SelectField|domain/(contact-fields|wizard-enumerations)|api/contacto";
/** What most widgets need beside React. A file that only one widget needs is left to that widget's own chunk. */
const CORE =
  "runtime/(root|page-data\\.|define-widget|every-widget\\.|readers)|ui/(Field|TextField|NativeSelect)|domain/(text|typed-number|enumerations)|api/client";
const groups = [
  {
    name: "core",
    test: new RegExp(
      `rolldown/runtime|node_modules/(react|react-dom|scheduler|valibot)/|/src/(${CORE})|node_modules/lucide-react/dist/esm/(?!icons/(?!check\\.))`,
    ),
    priority: 40,
  },
  {
    name: "select",
    test: new RegExp(`node_modules/react-select/|/src/(${SELECT})|/build/emotion-stand-in`),
    priority: 30,
  },
  { name: "form", test: new RegExp(`/src/(${FORM})`), priority: 30 },
  { name: "calls", test: /node_modules\/axios\/|\/src\/api\/wire/, priority: 20 },
];

export default defineConfig({
  base: "./",
  resolve: { alias },
  plugins: [react(), pureSchemasPlugin(), loaderPlugin(), integrityPlugin(), licensesPlugin()],
  publicDir: false,
  build: {
    target: ["chrome111", "safari16.4", "firefox121"],
    manifest: "manifest.json",
    // Our own loader asks for all files at once, and Vite's helper would be a file that the entry can't run without.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ["src/imo-widgets.ts", "src/imo-widgets.css"],
      preserveEntrySignatures: "strict",
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        assetFileNames: ({ names }) =>
          STABLE.test(names[0] ?? "") ? "[name][extname]" : "assets/[name]-[hash][extname]",
        codeSplitting: { groups },
      },
    },
  },
});
