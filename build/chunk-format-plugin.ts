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
      moveHelpersToCore(bundle);
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

function moveHelpersToCore(bundle: OutputBundle): void {
  const chunks = chunksOf(bundle);
  const helpers = chunks.find(({ name }) => name === HELPERS);
  if (!helpers) return;
  const core = chunks.find(({ name }) => name === CORE);
  if (!core) throw new Error(`There is no chunk "${CORE}" to hold the bundler's helpers.`);
  const factory = helpers.code.replace("export default", "").trim();
  core.code = core.code.replace(/\n?$/, `;export const parts={"${basename(helpers.fileName)}":${factory}};\n`);
  delete bundle[helpers.fileName];
  for (const chunk of chunks) chunk.imports = importsWithoutHelpers(chunk, helpers.fileName, core.fileName);
}

function importsWithoutHelpers({ fileName, imports }: OutputChunk, helpers: string, core: string): string[] {
  if (!imports.includes(helpers)) return imports;
  const others = imports.filter((name) => name !== helpers && name !== core);
  return fileName === core ? others : [core, ...others];
}
