/**
 * Builds `dist/` as docs/contract.md#files lists it: native modules, a chunk for each `import()`, a style sheet for each
 * chunk whose components import one. Names are stable for the two files that a page includes and hashed for all others.
 */
import strip from "@rollup/plugin-strip";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { alias } from "./scripts/build/alias.ts";
import { chunksPlugin } from "./scripts/build/chunks-plugin.ts";
import { drawingPlugin } from "./scripts/build/drawing-plugin.ts";
import { licensesPlugin } from "./scripts/build/licenses-plugin.ts";

// Whatever the machine's says: else React's development build comes in, with the paths of our files.
process.env.NODE_ENV = "production";
/** Rolldown names a chunk of an `entriesAware` group after all that share it: `early~hero-search~…`. */
const shortName = (name: string) => name.split("~")[0];

export default defineConfig({
  base: "./",
  resolve: { alias },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  plugins: [
    react(),
    // The words about page data are for tools (src/runtime/describe.ts).
    strip({ include: ["src/**/*.ts", "widgets/**/*.ts"], functions: ["describe"], debugger: false, sourceMap: false }),
    drawingPlugin(),
    chunksPlugin(),
    licensesPlugin(),
  ],
  publicDir: false,
  build: {
    target: ["chrome111", "safari16.4", "firefox121"],
    manifest: "manifest.json",
    // Not an app, whose dynamic imports Vite wraps in a helper that finds style sheets by URLs of its own: a host's bundler
    // could not follow it.
    lib: { entry: "src/imo-widgets.ts", formats: ["es"] },
    cssCodeSplit: true,
    rolldownOptions: {
      // The first search too, so that what it needs is `$initial`.
      input: ["src/imo-widgets.ts", "src/imo-widgets.css", "widgets/listing-search/early.ts"],
      // Reading a property changes nothing in what is bundled here.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Vite leaves a library readable, for the bundler that comes after it.
        minify: true,
        entryFileNames: ({ name }) => (name === "imo-widgets" ? "[name].js" : "chunks/[name]-[hash].js"),
        chunkFileNames: ({ name }) => `chunks/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ""] }) =>
          name === "imo-widgets.css" ? name : `chunks/${shortName(name.replace(".css", ""))}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: "react-dom", test: /node_modules\/(react-dom|scheduler)\//, priority: 2 },
            // What the first search needs shares no file with what needs React, which it would wait for.
            {
              name: "early",
              tags: ["$initial" as const],
              priority: 1,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1500, // bytes, so that files are few
            },
            // What most widgets need. The rest is left to Rolldown: two modules with the same importers share a file.
            { name: "core", minShareCount: 8 },
          ],
        },
      },
    },
  },
});
