/**
 * Builds `dist/` as docs/contract.md#files lists it: native modules, a chunk for each `import()`, a style sheet for each
 * chunk whose components import one. Names are stable for the two files that a page includes and hashed for all others.
 */
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { keyTextsPlugin } from "./contract/page-data/key-texts-plugin.ts";
import { alias } from "./scripts/build/alias.ts";
import { chunksPlugin } from "./scripts/build/chunks-plugin.ts";
import { drawingPlugin } from "./scripts/build/draw.ts";
import { leafletPlugin } from "./scripts/build/leaflet-plugin.ts";
import { licensesPlugin } from "./scripts/build/licenses-plugin.ts";
import { roomOf } from "./scripts/build/rooms.ts";

/** Settings of the build. */
export const settings: UserConfig = {
  base: "./",
  resolve: { alias },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  plugins: [
    react(),
    keyTextsPlugin(),
    leafletPlugin(),
    drawingPlugin(),
    chunksPlugin(),
    licensesPlugin(),
  ],
  publicDir: false,
  build: {
    target: ["chrome111", "safari16.4", "firefox121"],
    manifest: "manifest.json",
    // `dist/` isn't an app: for those, Vite wraps dynamic imports in a helper that finds style
    // sheets by its own URLs, which a host's bundler couldn't follow.
    lib: { entry: "src/imo-widgets.ts", formats: ["es"] },
    cssCodeSplit: true,
    rolldownOptions: {
      input: ["src/imo-widgets.ts", "src/imo-widgets.css"],
      // A widget's own file may export what code that loads later needs from it.
      preserveEntrySignatures: "allow-extension",
      // In what is bundled here, reading a property has no side effects.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Vite leaves a library readable for the next bundler.
        minify: true,
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        assetFileNames: ({ names: [name] }) =>
          name === "imo-widgets.css" ? name : "chunks/[name]-[hash][extname]",
        codeSplitting: {
          groups: [
            // Rolldown leaves what only one widget needs in that widget's file.
            {
              name: roomOf,
              debugName: "rooms",
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
};

export default defineConfig(() => {
  // Set whatever the machine's value is; otherwise React's development build would be bundled, with
  // the paths of our files.
  process.env.NODE_ENV = "production";
  return settings;
});
