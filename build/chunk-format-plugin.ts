/**
 * The form of the files in `dist/`: every chunk is a module without imports whose default export is a CommonJS function,
 * and the entry begins with the `require` that fetches them (src/runtime/loader.ts). Rolldown itself writes the CommonJS,
 * so bindings stay live and source maps right (`vite build --sourcemap`); here only text is put around it,
 * which terser shortens once more where no source map is wanted.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { type MinifyOptions, minify } from "terser";
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
/** What is put before a chunk's factory. */
const EXPORT = "export default";
/**
 * Rolldown's minifier leaves half a percent of a page to terser (docs/speed.md#bytes). That reading a property changes nothing is what
 * the build takes for granted anyway (vite.config.ts).
 */
const TERSER: MinifyOptions = { module: true, compress: { passes: 3, pure_getters: true, keep_fargs: false } };
/** As Rolldown's minifier writes one. */
const DYNAMIC_IMPORT = /Promise\.resolve\(\)\.then\(\(\)=>require\("\.\/((?:chunks\/)?([^"]+))"\)\)/g;
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
            postBanner: ({ isEntry }) => (isEntry ? entryBanner() : EXPORT + FACTORY),
            postFooter: ({ isEntry }) => (isEntry ? "})(imoRequire,{});" : "})"),
          },
        },
      },
    }),
    async generateBundle(_options, bundle) {
      const partsOf = takeParts(bundle);
      const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
      if (!entry) throw new Error("The build has no entry.");
      if (entry.imports.length > 0) {
        throw new Error(`${entry.fileName} can't run without ${entry.imports.join(", ")}: it must import dynamically.`);
      }
      for (const chunk of chunksOf(bundle)) {
        const format = (code: string) => minifyMore(withFiles(code, chunk, bundle), chunk);
        const parts = (partsOf.get(chunk) ?? []).map(async ({ fileName, code }) => {
          const factory = (await format(code)).replace(EXPORT, "").trim();
          return `${JSON.stringify(basename(fileName))}:${factory}`;
        });
        chunk.code = await format(chunk.code);
        if (parts.length > 0) chunk.code += `;export const parts={${(await Promise.all(parts)).join()}};\n`;
      }
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

/** `code` of `chunk`, with the files that each dynamic import has to wait for as a second argument; they are known only now. */
function withFiles(code: string, chunk: OutputChunk, bundle: OutputBundle): string {
  const toCome = filesToCome(chunk, bundle);
  return code.replace(DYNAMIC_IMPORT, (call, _path, name: string) => {
    const file = `chunks/${name}`;
    const chunks = toCome[file];
    if (!chunks) return call;
    const needs = [...chunks, ...sheetsOf([...chunks, file], bundle)].map((need) => basename(need));
    const withNeeds = `require("${name}",${JSON.stringify(needs)})`;
    // Of a chunk that is there already, `require` gives no promise.
    if (needs.length > 0) return withNeeds;
    return chunk.isEntry ? `Promise.resolve().then(()=>${withNeeds})` : call;
  });
}

/** Not where source maps are wanted, which would not fit any more. */
async function minifyMore(code: string, { isEntry, map }: OutputChunk): Promise<string> {
  if (map) return code;
  const { code: less = code } = await minify(code, TERSER);
  if (isEntry) return less;
  // It takes the brackets for superfluous.
  const factory = less.replace(EXPORT, "").replace(/;\s*$/, "").trim();
  return `${EXPORT}(${factory})`;
}

/** Takes the parts out of the bundle, and says which of them each file brings along. */
function takeParts(bundle: OutputBundle): Map<OutputChunk, readonly OutputChunk[]> {
  const all = chunksOf(bundle);
  const parts = all.filter(({ name }) => name === HELPERS || name.startsWith(PART));
  const files = all.filter((chunk) => !parts.includes(chunk));
  const needs = new Map(all.map((chunk) => [chunk, importsOf(chunk, bundle)]));
  const partsOf = files.map((file) => {
    const brought = files.filter(({ fileName }) => needs.get(file)?.includes(fileName));
    const own = parts.filter(({ fileName }) => {
      const isNeededBy = (chunk: OutputChunk) => needs.get(chunk)?.includes(fileName);
      return isNeededBy(file) && !brought.some(isNeededBy);
    });
    return [file, own] as const;
  });
  const isFile = (name: string) => !parts.some(({ fileName }) => fileName === name);
  for (const file of files) file.imports = needs.get(file)?.filter(isFile) ?? [];
  for (const { fileName } of parts) delete bundle[fileName];
  return new Map(partsOf);
}
