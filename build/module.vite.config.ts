/**
 * Builds `module/`, what `import "imo-widgets"` gives to a host with a bundler of its own (package.json, exports). The
 * files of `dist/` find each other at run time and would be lost in another's build; here every import is a plain one that
 * the host's bundler follows.
 */
import { defineConfig, type Plugin } from "vite";
import app from "../vite.config.ts";

/** What the loader and the manifest are made by. */
const OF_THE_APP = ["imo-loader", "imo-integrity"];

const plugins = (app.plugins ?? []).flat() as Plugin[];

/** The host's own build adds Vite's preload helper, once. */
const withoutPreloadHelper: Plugin = {
  name: "imo-plain-imports",
  configResolved(config) {
    const all = config.plugins as Plugin[];
    const helper = all.findIndex((plugin) => plugin.name === "native:import-analysis-build");
    if (helper === -1)
      throw new Error("Vite's preload helper is called something else now: see to it that it stays out");
    all.splice(helper, 1);
  },
};

export default defineConfig({
  ...app,
  plugins: [...plugins.filter((plugin) => !OF_THE_APP.includes(plugin.name)), withoutPreloadHelper],
  build: {
    ...app.build,
    outDir: "module",
    manifest: false,
    rolldownOptions: {
      input: ["src/imo-widgets.ts"],
      preserveEntrySignatures: "strict",
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
