/**
 * Sends every import between the files of `dist/` through src/runtime/loader.ts, which asks for all the files that a
 * widget needs at once and tries each one twice. A static import can't do either: the browser finds it only when the
 * importing file has come, and a shared chunk that failed once stays failed in Firefox and WebKit.
 *
 * Two things that the bundler adds go on the way: Vite's preload helper, a file that the entry could not run without,
 * and Rolldown's own helpers as a file of their own, one more round trip for a few lines: they move into `core`, which
 * every other file loads anyway.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Plugin, parseAst, type Rolldown } from "vite";
import { type Node, walk } from "./syntax-tree.ts";

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

const RUNTIME = "rolldown-runtime";
const CORE = "core";
/** The name under which `core` exports the helpers. */
const HELPERS = "__helpers";
const LOAD = `globalThis[Symbol.for("imo-widgets")].load(import.meta.url,`;

export function loaderPlugin(): Plugin {
  return {
    name: "imo-loader",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      const plugins = config.plugins as Plugin[];
      const helper = plugins.findIndex((plugin) => plugin.name === "native:import-analysis-build");
      if (helper === -1)
        throw new Error("Vite's preload helper is called something else now: see to it that it stays out");
      plugins.splice(helper, 1);
    },
    // The names are worked out before the edits below: another way of editing must give other names, or a browser would
    // mix files that it keeps for ever from two builds.
    augmentChunkHash: () => createHash("sha256").update(readFileSync("build/loader-plugin.ts")).digest("hex"),
    generateBundle(_options, bundle) {
      const runtime = chunksOf(bundle).find((chunk) => chunk.name === RUNTIME);
      const core = chunksOf(bundle).find((chunk) => chunk.name === CORE);
      if (runtime) delete bundle[runtime.fileName];
      const helpers = runtime && core && { file: runtime.fileName, core: core.fileName };
      for (const chunk of chunksOf(bundle)) {
        if (helpers) chunk.imports = withoutRuntime(chunk, helpers);
        chunk.code = withLoader(chunk, bundle, helpers);
      }
      if (runtime && core) core.code = `const ${HELPERS}=${inlined(runtime)};${core.code}export{${HELPERS}};`;
    },
  };
}

function chunksOf(bundle: OutputBundle): OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === "chunk");
}

type Edit = { start: number; end: number; text: string };
/** The files that Rolldown's helpers are in: where it put them, and where they move to. */
type Helpers = { file: string; core: string };

/** The chunk's code with its imports replaced; every module is strict and asynchronous anyhow. */
function withLoader(chunk: OutputChunk, bundle: OutputBundle, helpers: Helpers | undefined): string {
  const program = parseAst(chunk.code) as unknown as Node;
  const edits = staticImports(program, chunk, helpers);
  walk(program, (node) => {
    if (node.type === "ImportExpression") {
      const edit = dynamicImport(node, chunk, bundle);
      if (edit) edits.push(edit);
    }
    if ((node.type === "ExportNamedDeclaration" || node.type === "ExportAllDeclaration") && node.source) {
      throw new Error(`${chunk.fileName}: a re-export between chunks can't go through the loader`);
    }
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), chunk.code);
}

/** `import{a as b}from"./x.js"` → `const{a:b}=await load("./x.js")`, once for each file, all where the first one stood. */
function staticImports(program: Node, chunk: OutputChunk, helpers: Helpers | undefined): Edit[] {
  const imports = (program.body as Node[]).filter((node) => node.type === "ImportDeclaration");
  const wanted = new Map<string, string[]>();
  for (const node of imports) {
    const { from, names } = wantedBy(node, chunk, helpers);
    wanted.set(from, [...(wanted.get(from) ?? []), ...names]);
  }
  const text = [...wanted].map(([from, names]) => (names.length > 0 ? `const{${names.join()}}=${from};` : `${from};`));
  return imports.map(({ start, end }, at) => ({ start, end, text: at === 0 ? text.join("") : "" }));
}

/** What an import wants, and the expression that gives it; Rolldown's helpers come out of `core`. */
function wantedBy(node: Node, chunk: OutputChunk, helpers: Helpers | undefined): { from: string; names: string[] } {
  const source = (node.source as { value: string }).value;
  const names = (node.specifiers as Node[]).map((specifier) => {
    const local = (specifier.local as { name: string }).name;
    if (specifier.type !== "ImportSpecifier") throw new Error(`${chunk.fileName}: imports all of ${source}`);
    const imported = specifier.imported as { name?: string; value?: string };
    return `${imported.name ?? JSON.stringify(imported.value)}:${local}`;
  });
  const loaded = (address: string) => `await ${LOAD}${JSON.stringify(address)})`;
  if (!helpers || resolved(chunk.fileName, source) !== helpers.file) return { from: loaded(source), names };
  if (chunk.fileName === helpers.core) return { from: HELPERS, names };
  const core = relative(chunk.fileName, helpers.core);
  return { from: loaded(core), names: names.length > 0 ? [`${HELPERS}:{${names.join()}}`] : [] };
}

function withoutRuntime({ fileName, imports }: OutputChunk, { file, core }: Helpers): string[] {
  if (!imports.includes(file)) return imports;
  const others = imports.filter((name) => name !== file && name !== core);
  return fileName === core ? others : [core, ...others];
}

/** A module without imports as an expression that gives its exports. */
function inlined({ code }: OutputChunk): string {
  const program = parseAst(code) as unknown as Node;
  const exported = (program.body as Node[]).find((node) => node.type === "ExportNamedDeclaration");
  if (!exported) throw new Error("the bundler's helpers export nothing");
  const names = (exported.specifiers as { local: { name: string }; exported: { name: string } }[]).map(
    (specifier) => `${specifier.exported.name}:${specifier.local.name}`,
  );
  return `(()=>{${code.slice(0, exported.start)}return{${names.join()}}})()`;
}

/** `import("./x.js")` → `load("./what-x-needs.js","./x.js")`; an address made at run time is left alone. */
function dynamicImport(node: Node, chunk: OutputChunk, bundle: OutputBundle): Edit | undefined {
  const source = node.source as { type: string; value?: unknown; quasis?: { value: { cooked: string } }[] };
  const address = source.type === "TemplateLiteral" ? source.quasis?.[0]?.value.cooked : source.value;
  if (typeof address !== "string" || !address.startsWith("./")) return undefined;
  const fileName = resolved(chunk.fileName, address);
  const needed = filesOf(fileName, bundle).map((file) => relative(chunk.fileName, file));
  return { start: node.start, end: node.end, text: `${LOAD}${needed.map((file) => JSON.stringify(file)).join()})` };
}

/** Every file that `fileName` can't run without, itself last. */
function filesOf(fileName: string, bundle: OutputBundle): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || files.has(name)) return;
    for (const imported of chunk.imports) visit(imported);
    files.add(name);
  };
  visit(fileName);
  return [...files];
}

function resolved(from: string, address: string): string {
  return new URL(address, `file:///${from}`).pathname.slice(1);
}

function relative(from: string, to: string): string {
  const up = from.split("/").length - 1;
  const shared = up === 1 && to.startsWith(from.slice(0, from.indexOf("/") + 1));
  return shared ? `./${to.slice(from.indexOf("/") + 1)}` : `${up === 0 ? "./" : "../".repeat(up)}${to}`;
}
