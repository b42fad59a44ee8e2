/**
 * What a page downloads, after brotli: per widget all code and styles that a page with it alone loads before anybody
 * touches it, as a share of a bare React island built by the same Vite (`npm run size`).
 */
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const manifest = JSON.parse(readFileSync("dist/manifest.json", "utf8"));
const BARE = "test-results/bare/bare.js";
const brotli = (path) => brotliCompressSync(readFileSync(path)).length;

/** For a widget that has no share of its own. */
const SHARE = 1.5;
const shares = {
  "hero-search": 1.44,
  "listing-search": 1.98,
  "mortgage-calculator": 1.37,
  "team-cards": 1.33,
  "property-contact": 1.49,
  "general-contact": 1.49,
  "agent-contact": 1.49,
  "agency-contact": 1.49,
  "recruitment-wizard": 1.59,
  "valuation-wizard": 1.55,
};

const folders = readdirSync("widgets", { withFileTypes: true }).filter((entry) => entry.isDirectory());
const widgets = folders.map(({ name }) => name);
const gone = Object.keys(shares).filter((name) => !widgets.includes(name));
if (gone.length > 0) throw new Error(`.size-limit.js: no widget ${gone.join()}`);

const filesOf = (widget) => {
  const record = manifest[`widgets/${widget}/index.ts`];
  if (!record) throw new Error(`.size-limit.js: dist/manifest.json does not know ${widget}; build first`);
  return ["imo-widgets.js", "imo-widgets.css", ...record.preload, ...(record.css ?? [])].map((file) => `dist/${file}`);
};

function budget(name, files, share) {
  const ratio = files.reduce((sum, file) => sum + brotli(file), 0) / brotli(BARE);
  return {
    name: `${name}: ${ratio.toFixed(2)} × the bare island, at most ${share} ×`,
    path: files,
    limit: `${Math.floor(brotli(BARE) * share)} B`,
    brotli: true,
  };
}

const everything = [...new Set(widgets.flatMap(filesOf))];

export default [
  { name: "the bare island", path: BARE, brotli: true },
  { name: "the entry", path: "dist/imo-widgets.js", limit: "4.8 kB", brotli: true },
  { name: "the style sheet", path: "dist/imo-widgets.css", limit: "3.5 kB", brotli: true },
  ...widgets.map((widget) => budget(widget, filesOf(widget), shares[widget] ?? SHARE)),
  budget("all widgets on one page", everything, 2.5),
  // Pages of an administration only.
  ...["tinymce", "ckeditor5", "tiptap", "textarea"].map((editor) => ({
    name: `the editors' button, ${editor}`,
    path: `dist/editors/${editor}.js`,
    limit: "25 kB",
    brotli: true,
  })),
];
