/**
 * Builds the bare island with the bundle's own Vite and React, so that sizes and times are
 * comparable. main.ts builds the peer in the same way.
 */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  plugins: [react()],
  publicDir: false,
  logLevel: "warn",
  resolve: { dedupe: ["react", "react-dom"] },
  build: {
    outDir: "test-results/bare",
    target: ["chrome111", "safari16.4", "firefox121"],
    modulePreload: false,
    rolldownOptions: {
      input: "bench/bare/bare.tsx",
      output: { entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
    },
  },
});
