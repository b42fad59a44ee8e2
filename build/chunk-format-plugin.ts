/**
 * The form of the files in `dist/`: every chunk is a module without imports whose default export is a CommonJS function,
 * and the entry begins with the `require` that fetches them (src/runtime/loader.ts). Rolldown itself writes the CommonJS,
 * so bindings stay live and source maps right (`vite build --sourcemap`); here only text is put around it.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from "vite";
import { chunksOf, filesOfDynamicChunks } from "./chunk-files.ts";

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** The bundler's own helpers, a few lines that every other chunk needs: they come with the chunk that all widgets load. */
const HELPERS = "rolldown-runtime";
const CORE = "core";
/** Begins the name of a chunk too small for a file of its own: each file that needs it brings it along, and one counts. */
export const PART = "part-";
/** In brackets, because a browser compiles such a function at once and not twice. */
const FACTORY = "(function(require,exports){";
const LOADER = fileURLToPath(new URL("../src/runtime/loader.ts", import.meta.url));

/** The plugin; the build fails when the entry would need a chunk at once, or when two chunks need each other. */
export function chunkFormatPlugin(): Plugin {
  return {
    name: "imo-chunk-format",
    apply: "build",
    enforce: "post",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            format: "cjs",
            exports: "named",
            // Not needed in a module, but the minifier makes less of code that might be sloppy.
            strict: true,
            generatedCode: { symbols: false },
            esModule: false,
            postBanner: ({ isEntry }) => (isEntry ? entryBanner() : `export default${FACTORY}`),
            postFooter: ({ isEntry }) => (isEntry ? "})(imoRequire,{});" : "})"),
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      movePartsIntoFiles(bundle);
      const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
      if (!entry) throw new Error("The build has no entry.");
      if (entry.imports.length > 0) {
        throw new Error(`${entry.fileName} can't run without ${entry.imports.join(", ")}: it must import dynamically.`);
      }
      entry.code = withFiles(entry.code, filesOfDynamicChunks(bundle));
    },
  };
}

/** What the entry begins with: the loader, how a file is asked for, and the function that is the entry's own code. */
async function entryBanner(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(LOADER, "utf8"), LOADER, { sourcemap: false });
  const minified = minifySync(LOADER, code, { module: true }).code.replace("export function", "function");
  return `${minified.trim()}const imoRequire=createRequire(e=>import("./chunks/"+e));${FACTORY}`;
}

/** The entry's code, with the files that each dynamic import needs as a second argument; they are known only now. */
function withFiles(code: string, files: Readonly<Record<string, readonly string[]>>): string {
  return code.replace(/require\("\.\/(chunks\/[^"]+)"\)/g, (_call, file: string) => {
    const needs = (files[file] ?? []).map((need) => basename(need));
    return `require(${JSON.stringify(basename(file))},${JSON.stringify(needs)})`;
  });
}

function movePartsIntoFiles(bundle: OutputBundle): void {
  const all = chunksOf(bundle);
  const parts = all.filter(({ name }) => name === HELPERS || name.startsWith(PART));
  const files = all.filter((chunk) => !parts.includes(chunk));
  const core = files.find(({ name }) => name === CORE);
  if (!core) throw new Error(`There is no chunk "${CORE}" to hold the bundler's helpers.`);
  for (const file of files) {
    const own = parts.filter(({ name, fileName }) =>
      name === HELPERS ? file === core : file.imports.includes(fileName),
    );
    if (own.length > 0) file.code = file.code.replace(/\n?$/, `;export const parts={${own.map(toProperty).join()}};\n`);
  }
  for (const file of files) file.imports = importsWithoutParts(file, parts, core.fileName);
  for (const { fileName } of parts) delete bundle[fileName];
}

function toProperty({ fileName, code }: OutputChunk): string {
  return `${JSON.stringify(basename(fileName))}:${code.replace("export default", "").trim()}`;
}

/** What a file can't run without, its parts' needs too; core comes first, because it brings the helpers. */
function importsWithoutParts(
  { fileName, imports }: OutputChunk,
  parts: readonly OutputChunk[],
  core: string,
): string[] {
  const gone = new Set(parts.map((part) => part.fileName));
  const own = parts.filter((part) => imports.includes(part.fileName));
  const needed = [...imports, ...own.flatMap((part) => part.imports)];
  const others = needed.filter((name) => !gone.has(name) && name !== core && name !== fileName);
  return [...new Set(own.length > 0 || imports.includes(core) ? [core, ...others] : others)].filter(
    (name) => name !== fileName,
  );
}
