/** Builds the bare island by the same Vite, so that sizes and times can be given as ratios against it. */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  plugins: [react()],
  publicDir: false,
  logLevel: "warn",
  build: {
    outDir: "test-results/bare",
    target: ["chrome111", "safari16.4", "firefox121"],
    modulePreload: false,
    rolldownOptions: { input: ["bench/bare/bare.tsx"], output: { entryFileNames: "[name].js" } },
  },
});
