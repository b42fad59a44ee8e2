/**
 * Writes down which files `dist/` has, based on the bundler's list of chunks. The entry gets the
 * files that it has to request (src/runtime/entry/chunks.ts). `manifest.json` says which files a
 * page with a widget will load (`preload`, `css`), plus their `integrity`, for hosts that want to
 * request them early. `preload.html` has the same as lines to copy. `all.css` has all style sheets
 * in one file, for hosts with a bundler.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;
type ManifestRecord = {
  file: string;
  isEntry?: boolean;
  integrity?: string;
  preload?: string[];
  css?: string[];
};
type Manifest = Record<string, ManifestRecord>;

/** Placeholder in the entry's code for the list of chunks, until all their names are known. */
const PLACEHOLDER = "IMO_CHUNKS";
/** Chunks that query the server, loaded before the widget itself. */
const EARLY: Readonly<Record<string, string>> = { "listing-search": "early" };

/**
 * Returns the Vite plugin. The build fails if the entry has no placeholder for its list, or imports
 * other chunks.
 */
export function chunksPlugin(): Plugin {
  let files: Record<string, string[]> = {};
  return {
    name: "imo-chunks",
    apply: "build",
    enforce: "post",
    config: () => ({ define: { "import.meta.env.IMO_CHUNKS": PLACEHOLDER } }),
    generateBundle(_options, bundle) {
      files = filesOfDynamicImports(this, bundle);
      const entry = chunksOf(bundle).find(({ code }) => code.includes(PLACEHOLDER));
      if (!entry?.isEntry)
        throw new Error(`The entry lacks the placeholder ${PLACEHOLDER} for its list of chunks.`);
      if (entry.imports.length > 0)
        throw new Error(
          `The entry must import no other chunk, but imports ${entry.imports.join(", ")}.`,
        );
      entry.code = entry.code.replace(PLACEHOLDER, () => JSON.stringify(files));
    },
    writeBundle({ dir = "dist" }) {
      const path = join(dir, "manifest.json");
      const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
      const sheets = [...new Set(Object.values(files).flat().filter(isSheet))];
      for (const file of sheets) manifest[file] = { file };
      for (const [key, record] of Object.entries(manifest)) {
        const widget = /^widgets\/([^/]+)\/index\.ts$/.exec(key)?.[1];
        if (widget) Object.assign(record, filesOfPage(widget, files));
        if (record.isEntry || isSheet(record.file))
          record.integrity = digest(readFileSync(join(dir, record.file)));
      }
      writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
      writeFileSync(join(dir, "preload.html"), preloadLines(manifest));
      const all = ["imo-widgets.css", ...sheets].map((file) =>
        readFileSync(join(dir, file), "utf8"),
      );
      writeFileSync(join(dir, "all.css"), all.join(""));
    },
  };
}

/**
 * Returns the files of each dynamically imported module, by its name: the module's own file, the
 * code that it imports (each file after its own imports), and all their style sheets. If other
 * files import the module's file, it comes second, after an empty name: requested under another
 * URL, it would be loaded twice.
 * @throws when two of the modules have the same name
 */
function filesOfDynamicImports(
  context: Rolldown.PluginContext,
  bundle: OutputBundle,
): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  const modules = [...context.getModuleIds()].flatMap(
    (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  // Modules come in the order in which they were read, which differs from build to build.
  for (const id of [...new Set(modules)].sort()) {
    const name = moduleName(id);
    if (files[name]) throw new Error(`Two dynamically imported modules are named ${name}.`);
    const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`No chunk contains ${id}.`);
    const imported = importsOf(chunk, bundle);
    const sheets = [...imported, chunk].flatMap(({ viteMetadata }) => [
      ...(viteMetadata?.importedCss ?? []),
    ]);
    const isShared = chunksOf(bundle).some(({ imports }) => imports.includes(chunk.fileName));
    const own = isShared ? ["", chunk.fileName] : [chunk.fileName];
    files[name] = [...own, ...imported.map(({ fileName }) => fileName), ...new Set(sheets)];
  }
  return files;
}

/**
 * Returns the name that code uses: the file's name without its extension, or the folder of an
 * `index.ts`.
 */
function moduleName(id: string): string {
  return id.match(/([^/]+)(?:\/index)?\.tsx?$/)?.[1] ?? id;
}

/**
 * Returns the chunks that a chunk imports, each after its own imports.
 * @param importers the chunks on the path to `chunk`; they are skipped, because chunks may import
 * each other
 */
function importsOf(
  chunk: OutputChunk,
  bundle: OutputBundle,
  found = new Set<OutputChunk>(),
  importers: readonly OutputChunk[] = [],
): OutputChunk[] {
  const path = [...importers, chunk];
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type !== "chunk" || found.has(imported) || path.includes(imported)) continue;
    importsOf(imported, bundle, found, path);
    found.add(imported);
  }
  return [...found];
}

function chunksOf(bundle: OutputBundle): OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === "chunk");
}

/** Returns the files that a page with this widget loads before any interaction. */
function filesOfPage(
  widget: string,
  files: Readonly<Record<string, string[]>>,
): { preload: string[]; css: string[] } {
  const names = [...(EARLY[widget] ? [EARLY[widget]] : []), widget];
  const all = names.flatMap((name) => {
    if (!files[name])
      throw new Error(`A page with ${widget} needs the chunk ${name}, which wasn't built.`);
    return files[name];
  });
  const unique = [...new Set(all)].filter((file) => file !== "");
  return { preload: unique.filter((file) => !isSheet(file)), css: unique.filter(isSheet) };
}

/**
 * Returns lines for hosts without Laravel to copy into the head of a page with a widget, so that
 * nothing waits for the entry.
 */
function preloadLines(manifest: Manifest): string {
  const widgets = Object.entries(manifest).filter(([, { preload }]) => preload);
  const blocks = widgets.map(([key, { css = [], preload = [] }]) => [
    `<!-- ${key.split("/")[1]} -->`,
    ...css.map((file) => `<link rel="stylesheet" href="/vendor/imo-widgets/${file}">`),
    ...preload.map((file) => `<link rel="modulepreload" href="/vendor/imo-widgets/${file}">`),
  ]);
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function isSheet(file: string): boolean {
  return file.endsWith(".css");
}

function digest(content: Buffer): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}
