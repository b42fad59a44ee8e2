/**
 * Splits the styles of `dist/` (docs/decisions/style-sheets.md): `imo-widgets.css` holds the base alone, and the chunk
 * `form-1a2b3c4d.js` has its sheet beside it, `form-1a2b3c4d.css`, when there is a `src/sheets/form.css`. Both carry one
 * hash, made of both contents, so that whoever knows a chunk's name knows its sheet's.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { version } from "vite";
import { chunksOf } from "./chunk-files.ts";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const folder = join(source, "sheets");
/** Where Vite puts a built sheet before it gets its chunk's name. */
const BUILT = "sheets/";

/** The chunks that have a sheet, by name, with the sheet's source. */
const sheets = new Map(readdirSync(folder).map((file) => [basename(file, ".css"), join(folder, file)]));

/** What is built beside the entry and its style sheet. */
export const sheetInputs = [...sheets.values()];

/** Where Vite writes the asset of one of those sources; `undefined` for other assets. */
export function builtSheetName(original: string | undefined): string | undefined {
  return original?.startsWith("src/sheets/") ? `${BUILT}[name][extname]` : undefined;
}

/** The plugin; it comes before those that list the files of each widget. */
export function sheetsPlugin(): Plugin {
  return {
    name: "imo-sheets",
    apply: "build",
    enforce: "post",
    load: {
      filter: { id: /\/src\/imo-widgets\.css$/ },
      handler: () => '@import "./base.css";',
    },
    augmentChunkHash({ name }) {
      const sheet = sheets.get(name);
      return sheet && digest(sheet);
    },
    generateBundle(_options, bundle) {
      for (const { name, fileName } of chunksOf(bundle).filter((chunk) => sheets.has(chunk.name))) {
        const built = bundle[`${BUILT}${name}.css`];
        if (built?.type !== "asset") throw new Error(`src/sheets/${name}.css was not built.`);
        this.emitFile({ type: "asset", fileName: toSheetName(fileName), source: built.source });
        delete bundle[built.fileName];
      }
      const left = Object.keys(bundle).filter((file) => file.startsWith(BUILT));
      if (left.length > 0) throw new Error(`No chunk has the name of ${left.join(", ")}.`);
    },
  };
}

function toSheetName(chunk: string): string {
  return chunk.replace(/\.js$/, ".css");
}

/** The sheet of each of these chunks that has one, by the sheet's source. */
export function sheetFiles(bundle: Rolldown.OutputBundle): Map<string, string> {
  const chunks = chunksOf(bundle).filter(({ name }) => sheets.has(name));
  return new Map(chunks.map(({ name, fileName }) => [`src/sheets/${name}.css`, toSheetName(fileName)]));
}

/** The sheets of these chunks, in their order. */
export function sheetsOf(chunks: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const files = new Set(sheetFiles(bundle).values());
  return chunks.map(toSheetName).filter((file) => files.has(file));
}

/** Of all that the sheet imports, and of what minifies it. */
function digest(path: string): string {
  return createHash("sha256").update(version).update(inlined(path)).digest("hex");
}

function inlined(path: string): string {
  return readFileSync(path, "utf8").replace(/@import "([^"]+)";/g, (_rule, file: string) =>
    inlined(join(dirname(path), file)),
  );
}
