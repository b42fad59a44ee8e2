/**
 * Sizes after brotli (`npm run size`); tests/first-load.test.ts limits what a page with one widget
 * downloads. All widgets together are compared with a bare React island built by the same Vite.
 */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const manifest = JSON.parse(readFileSync("dist/manifest.json", "utf8"));
const BARE = "test-results/bare/bare.js";
const SHARE = 2.46;
const brotli = (path) => brotliCompressSync(readFileSync(path)).length;

const loaded = Object.values(manifest).flatMap(({ preload = [], css = [] }) => [
  ...preload,
  ...css,
]);
const everything = [...new Set(["imo-widgets.js", "imo-widgets.css", ...loaded])].map(
  (file) => `dist/${file}`,
);
const ratio = everything.reduce((sum, file) => sum + brotli(file), 0) / brotli(BARE);

export default [
  { name: "the bare island", path: BARE, brotli: true },
  { name: "the entry", path: "dist/imo-widgets.js", limit: "4.7 kB", brotli: true },
  { name: "the style sheet", path: "dist/imo-widgets.css", limit: "3.3 kB", brotli: true },
  {
    name: `all widgets on one page: ${ratio.toFixed(2)} × the bare island, at most ${SHARE} ×`,
    path: everything,
    limit: `${Math.floor(brotli(BARE) * SHARE)} B`,
    brotli: true,
  },
  // Only an administration's pages load these.
  ...["tinymce", "ckeditor5", "tiptap", "textarea"].map((editor) => ({
    name: `the editors' button, ${editor}`,
    path: `dist/editors/${editor}.js`,
    limit: "25 kB",
    brotli: true,
  })),
];
