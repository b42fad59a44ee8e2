/**
 * Builds `module/`, what `import "imo-widgets"` gives to a host with a bundler of its own (package.json, exports): the
 * same sources as native modules, whose imports the host's bundler follows. `dist/` is for browsers and hides them.
 */
import { defineConfig, type Plugin } from "vite";
import app from "../vite.config.ts";

/** What only the files of `dist/` want. */
const OF_DIST = ["imo-chunk-format", "imo-manifest", "imo-sheets"];

const { build, ...shared } = app;
const plugins = (shared.plugins ?? []).flat() as Plugin[];

export default defineConfig({
  ...shared,
  plugins: plugins.filter(({ name }) => !OF_DIST.includes(name)),
  build: {
    ...build,
    outDir: "module",
    manifest: false,
    lib: { entry: "src/imo-widgets.ts", formats: ["es"] },
    rolldownOptions: {
      input: ["src/imo-widgets.ts", "src/imo-widgets.css"],
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", assetFileNames: "[name][extname]" },
    },
  },
});
