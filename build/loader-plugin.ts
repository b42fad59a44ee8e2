/**
 * Sends every import between the files of `dist/` through src/runtime/loader.ts, which asks for all the files that a
 * widget needs at once and tries each one twice. A static import can't do either: the browser finds it only when the
 * importing file has come, and a shared chunk that failed once stays failed in Firefox and WebKit.
 *
 * Two things that the bundler adds go on the way: Vite's preload helper, a file that the entry could not run without,
 * and Rolldown's own helpers as a file of their own, one more round trip for a few lines: they move into `core`, which
 * every other file loads anyway.
 */
import { type Plugin, parseAst, type Rolldown } from "vite";

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** What a widget is going to import as soon as it runs, and which is therefore asked for along with it, by chunk name. */
export const ALONG: Readonly<Record<string, string>> = { "listing-search": "calls" };

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
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** The chunk's code with its imports replaced; every module is strict and asynchronous anyhow. */
function withLoader(chunk: OutputChunk, bundle: OutputBundle, helpers: Helpers | undefined): string {
  const edits: Edit[] = [];
  const program = parseAst(chunk.code) as unknown as Node;
  walk(program, (node) => {
    if (node.type === "ImportDeclaration") edits.push(staticImport(node, chunk, helpers));
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

/** `import{a as b}from"./x.js"` → `const{a:b}=await load("./x.js")`. */
function staticImport(node: Node, chunk: OutputChunk, helpers: Helpers | undefined): Edit {
  const source = (node.source as { value: string }).value;
  const isRuntime = resolved(chunk.fileName, source) === helpers?.file;
  const names = (node.specifiers as Node[]).map((specifier) => {
    const local = (specifier.local as { name: string }).name;
    if (specifier.type !== "ImportSpecifier") throw new Error(`${chunk.fileName}: imports all of ${source}`);
    const imported = specifier.imported as { name?: string; value?: string };
    return `${imported.name ?? JSON.stringify(imported.value)}:${local}`;
  });
  const given = isRuntime ? helpersFor(chunk, helpers) : `await ${LOAD}${JSON.stringify(source)})`;
  const isNeeded = names.length > 0 || !isRuntime;
  const text = names.length > 0 ? `const{${names.join()}}=${given};` : `${given};`;
  return { start: node.start, end: node.end, text: isNeeded ? text : "" };
}

/** An expression that gives Rolldown's helpers to a chunk; a file that is loaded already costs nothing to load again. */
function helpersFor(chunk: OutputChunk, helpers: Helpers): string {
  if (chunk.fileName === helpers.core) return HELPERS;
  return `(await ${LOAD}${JSON.stringify(relative(chunk.fileName, helpers.core))})).${HELPERS}`;
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
  const needed = [...alongWith(fileName, bundle), ...filesOf(fileName, bundle)].map((file) =>
    relative(chunk.fileName, file),
  );
  return { start: node.start, end: node.end, text: `${LOAD}${needed.map((file) => JSON.stringify(file)).join()})` };
}

function alongWith(fileName: string, bundle: OutputBundle): string[] {
  const widget = bundle[fileName];
  const along = widget?.type === "chunk" ? ALONG[widget.name] : undefined;
  return chunksOf(bundle).flatMap((chunk) => (chunk.name === along ? chunk.fileName : []));
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

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === "object" && child !== null && typeof (child as Node).type === "string")
        walk(child as Node, visit);
    }
  }
}
