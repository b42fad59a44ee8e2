/**
 * Completes `manifest.json`: an `integrity` for every entry, which Laravel's `@vite` prints on its tags, and on every
 * widget's record the files that a page with it will load, code (`preload`) and style sheets (`css`), for hosts that want to
 * ask for them early.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { filesOfDynamicChunks } from "./chunk-files.ts";
import { sheetFiles, sheetsOf } from "./sheets-plugin.ts";

type ManifestRecord = {
  file: string;
  src?: string;
  isEntry?: boolean;
  integrity?: string;
  preload?: string[];
  css?: string[];
};

/** The plugin; it comes after those that decide which files there are. */
export function manifestPlugin(): Plugin {
  let files: Record<string, string[]> = {};
  let sheets = new Map<string, string>();
  let sheetsOfWidget: (chunks: readonly string[]) => string[] = () => [];
  return {
    name: "imo-manifest",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      files = filesOfDynamicChunks(bundle);
      sheets = sheetFiles(bundle);
      sheetsOfWidget = (chunks) => sheetsOf(chunks, bundle);
    },
    writeBundle({ dir }) {
      const folder = dir ?? "dist";
      const path = join(folder, "manifest.json");
      const manifest = JSON.parse(readFileSync(path, "utf8")) as Record<string, ManifestRecord>;
      for (const [src, file] of sheets) {
        manifest[src] = { file, src, integrity: digest(readFileSync(join(folder, file))) };
      }
      for (const [key, record] of Object.entries(manifest)) {
        if (record.isEntry) record.integrity = digest(readFileSync(join(folder, record.file)));
        if (!key.startsWith("widgets/")) continue;
        record.preload = [...(files[record.file] ?? []), record.file];
        const css = sheetsOfWidget(record.preload);
        if (css.length > 0) record.css = css;
      }
      writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}

function digest(content: Buffer): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}
