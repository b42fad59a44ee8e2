/**
 * Completes `manifest.json`: an `integrity` for every entry, which Laravel's `@vite` prints on its tags, and on every
 * widget's record the files that a page with it will load, code (`preload`) and style sheets (`css`), for hosts that want to
 * ask for them early.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { chunksOf, filesOfDynamicChunks } from "./chunk-files.ts";
import { sheetFiles, sheetsOf } from "./sheets-plugin.ts";

type ManifestRecord = {
  file: string;
  src?: string;
  isEntry?: boolean;
  integrity?: string;
  preload?: string[];
  css?: string[];
};

/** The source of the file that every widget is mounted by. */
const MOUNTER = "src/runtime/mounted-widget.tsx";
/** The source of the file that takes drawings over, which a server asks for by this name. */
const TAKEOVER = "src/runtime/takeover.ts";

/** The plugin; it comes after those that decide which files there are. */
export function manifestPlugin(): Plugin {
  let files: Record<string, string[]> = {};
  let mounter: string[] = [];
  let takeover = "";
  let sheets = new Map<string, string>();
  let sheetsOfWidget: (chunks: readonly string[]) => string[] = () => [];
  return {
    name: "imo-manifest",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      files = filesOfDynamicChunks(bundle);
      sheets = sheetFiles(bundle);
      const dom = fileWith(MOUNTER, bundle);
      mounter = [...(files[dom] ?? []), dom];
      takeover = fileWith(TAKEOVER, bundle);
      sheetsOfWidget = (chunks) => sheetsOf(chunks, bundle);
    },
    writeBundle({ dir }) {
      const folder = dir ?? "dist";
      const path = join(folder, "manifest.json");
      const manifest = JSON.parse(readFileSync(path, "utf8")) as Record<string, ManifestRecord>;
      for (const [src, file] of sheets) {
        manifest[src] = { file, src, integrity: digest(readFileSync(join(folder, file))) };
      }
      // Vite calls it by its source only as long as no other file imports it statically.
      manifest[TAKEOVER] ??= { file: takeover, src: TAKEOVER };
      for (const [key, record] of Object.entries(manifest)) {
        if (record.isEntry) record.integrity = digest(readFileSync(join(folder, record.file)));
        if (!isWidget(key)) continue;
        // What mounts it comes last: a widget may be drawn before.
        record.preload = [...new Set([...(files[record.file] ?? []), record.file, ...mounter])];
        const css = sheetsOfWidget(record.preload);
        if (css.length > 0) record.css = css;
      }
      writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
      writeFileSync(join(folder, "preload.html"), preloadLines(manifest));
    },
  };
}

/** For a host without Laravel: what to copy into the head of a page with a widget, so that nothing waits for the entry. */
function preloadLines(manifest: Readonly<Record<string, ManifestRecord>>): string {
  const widgets = Object.entries(manifest).filter(([key]) => isWidget(key));
  const blocks = widgets.map(([key, { css = [], preload = [] }]) => [
    `<!-- ${key.split("/")[1]} -->`,
    ...css.map((file) => `<link rel="stylesheet" href="/vendor/imo-widgets/${file}">`),
    ...preload.map((file) => `<link rel="modulepreload" href="/vendor/imo-widgets/${file}">`),
  ]);
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/**
 * The file that holds the source.
 * @throws when none does
 */
function fileWith(source: string, bundle: Rolldown.OutputBundle): string {
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
  if (!chunk) throw new Error(`No chunk holds ${source}.`);
  return chunk.fileName;
}

/** Not what a widget fetches later. */
function isWidget(key: string): boolean {
  return /^widgets\/[^/]+\/index\.ts$/.test(key);
}

function digest(content: Buffer): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}
