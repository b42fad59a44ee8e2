/**
 * Builds the peers as their own Laravel site would: one entry a page, shared code in chunks, every name with its hash. React
 * is the product's own copy, so that nobody is measured with another version.
 */
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root,
  base: "/peers/",
  plugins: [react()],
  publicDir: false,
  logLevel: "warn",
  resolve: { dedupe: ["react", "react-dom"] },
  build: {
    outDir: "test-results/peers",
    emptyOutDir: true,
    manifest: true,
    target: ["chrome111", "safari16.4", "firefox121"],
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: {
        "primereact-listing": here("primereact/listing.tsx"),
        "instantsearch-listing": here("instantsearch/listing.tsx"),
      },
    },
  },
});
