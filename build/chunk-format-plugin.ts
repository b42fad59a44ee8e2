/**
 * The form of the files in `dist/`: every chunk is a module without imports whose default export is a CommonJS function,
 * and the entry begins with the `require` that fetches them (src/runtime/loader.ts). Rolldown itself writes the CommonJS,
 * so bindings stay live and source maps right (`vite build --sourcemap`); here only text is put around it.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from "vite";
import { chunksOf, filesToCome, importsOf } from "./chunk-files.ts";
import { sheetsOf } from "./sheets-plugin.ts";

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** The bundler's own helpers, a few lines that nearly every chunk needs. */
const HELPERS = "rolldown-runtime";
/**
 * Begins the name of a chunk that is no file of its own, too small for one or wanted before the file that it is usually in:
 * every file that needs it brings it along, unless a file that it can't run without does. Whichever comes first counts.
 */
export const PART = "part-";
/** In brackets, because a browser compiles such a function at once and not twice. */
const FACTORY = "(function(require,exports){";
const LOADER = "loader";
const IMPORT_SHEET = "import-sheet";

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
      for (const chunk of chunksOf(bundle)) chunk.code = withFiles(chunk, bundle);
    },
  };
}

/** What the entry begins with: the loader, how a file is asked for, and the function that is the entry's own code. */
async function entryBanner(): Promise<string> {
  const functions = (await readFunction(LOADER)) + (await readFunction(IMPORT_SHEET));
  const sheet = 'importSheet(e,import.meta.resolve("./chunks/"),import.meta.url)';
  const file = `e=>e.includes(".css")?${sheet}:import("./chunks/"+e)`;
  return `${functions}const imoRequire=createRequire(${file});${FACTORY}`;
}

/** The one function of a file of the runtime, minified. */
async function readFunction(name: string): Promise<string> {
  const path = fileURLToPath(new URL(`../src/runtime/${name}.ts`, import.meta.url));
  const { code } = await transformWithOxc(readFileSync(path, "utf8"), path, { sourcemap: false });
  return minifySync(path, code, { module: true }).code.replace("export function", "function").trim();
}

/** A chunk's code, with the files that each dynamic import has to wait for as a second argument; they are known only now. */
function withFiles(chunk: OutputChunk, bundle: OutputBundle): string {
  const toCome = filesToCome(chunk, bundle);
  return chunk.code.replace(/=>require\("\.\/((?:chunks\/)?([^"]+))"\)/g, (call, _path, name: string) => {
    const file = `chunks/${name}`;
    const chunks = toCome[file];
    if (!chunks) return call;
    const needs = [...chunks, ...sheetsOf([...chunks, file], bundle)].map((need) => basename(need));
    return needs.length > 0 || chunk.isEntry ? `=>require("${name}",${JSON.stringify(needs)})` : call;
  });
}

function movePartsIntoFiles(bundle: OutputBundle): void {
  const all = chunksOf(bundle);
  const parts = all.filter(({ name }) => name === HELPERS || name.startsWith(PART));
  const files = all.filter((chunk) => !parts.includes(chunk));
  const needs = new Map(all.map((chunk) => [chunk, importsOf(chunk, bundle)]));
  for (const file of files) {
    const brought = files.filter(({ fileName }) => needs.get(file)?.includes(fileName));
    const own = parts.filter(({ fileName }) => {
      const isNeededBy = (chunk: OutputChunk) => needs.get(chunk)?.includes(fileName);
      return isNeededBy(file) && !brought.some(isNeededBy);
    });
    // Put behind it, not replaced in it: `$` and a backtick in a part's code would mean something to `replace`.
    if (own.length > 0) file.code = `${file.code.trimEnd()};export const parts={${own.map(toProperty).join()}};\n`;
  }
  const isFile = (name: string) => !parts.some(({ fileName }) => fileName === name);
  for (const file of files) file.imports = needs.get(file)?.filter(isFile) ?? [];
  for (const { fileName } of parts) delete bundle[fileName];
}

function toProperty({ fileName, code }: OutputChunk): string {
  return `${JSON.stringify(basename(fileName))}:${code.replace("export default", "").trim()}`;
}
