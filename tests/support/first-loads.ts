/** Measures the built files that a page with one widget downloads before any interaction. */
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";
import { vi } from "vitest";
import { settings } from "../../vite.config.ts";

type Output = Rolldown.RolldownOutput["output"];
type Sizes = Readonly<Record<string, number>>;

/** The first load of every widget's page; files are named without their hashes. */
export type FirstLoads = {
  /** The bytes of each file after brotli, by widget. */
  readonly pages: Readonly<Record<string, Sizes>>;
  /** The characters of each module before minification, by file. */
  readonly modules: Readonly<Record<string, Sizes>>;
};

const root = fileURLToPath(new URL("../../", import.meta.url));
const WIDGET = /\/widgets\/([\w-]+)\/index\.ts$/;

/** Builds the bundle without writing it. */
export async function buildOutput(): Promise<Output> {
  // The version of the drawing doesn't matter here and takes long to compute.
  const plugins = (settings.plugins ?? [])
    .flat()
    .filter((plugin) => (plugin as Plugin).name !== "imo-drawing");
  const options = { ...settings.build, write: false };
  // This is set only during the build; later tests render with React's development build.
  vi.stubEnv("NODE_ENV", "production");
  const built = await build({
    ...settings,
    configFile: false,
    root,
    plugins,
    logLevel: "silent",
    build: options,
  });
  vi.unstubAllEnvs();
  return ([built].flat()[0] as Rolldown.RolldownOutput).output;
}

/** Measures the first load of each widget's page. */
export function measureFirstLoads(output: Output): FirstLoads {
  const chunks = new Map(
    output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one]] : [])),
  );
  const packed = new Map<string, number>();
  const sizeOf = (file: string) => {
    const found = output.find(({ fileName }) => fileName === file);
    const content = found?.type === "chunk" ? found.code : (found?.source ?? "");
    packed.set(file, packed.get(file) ?? brotliCompressSync(content).length);
    return packed.get(file) ?? 0;
  };
  const pages: Record<string, Sizes> = {};
  const modules: Record<string, Sizes> = {};
  for (const chunk of chunks.values()) {
    const widget = WIDGET.exec(chunk.facadeModuleId ?? "")?.[1];
    if (!widget) continue;
    const early = [...chunks.values()].filter(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/${widget}/early.ts`),
    );
    const code = withImports(
      ["imo-widgets.js", ...[...early, chunk].map(({ fileName }) => fileName)],
      chunks,
    );
    const sheets = code.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    const files = new Set(["imo-widgets.css", ...code.map(({ fileName }) => fileName), ...sheets]);
    pages[widget] = sorted([...files].map((file) => [withoutHash(file), sizeOf(file)]));
    for (const { fileName, modules: held } of code)
      modules[withoutHash(fileName)] = sorted(
        Object.entries(held).map(([id, { renderedLength }]) => [withoutRoot(id), renderedLength]),
      );
  }
  return { pages, modules };
}

function withImports(files: readonly string[], chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (file: string) => {
    const chunk = chunks.get(file);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(add);
  };
  files.forEach(add);
  return [...found];
}

/** Sorts sizes by name and drops empty ones: style sheets and types leave no code. */
function sorted(sizes: (readonly [string, number])[]): Sizes {
  return Object.fromEntries(
    sizes.filter(([, size]) => size > 0).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function withoutHash(file: string): string {
  return basename(file).replace(/-[\w-]{8}(?=\.)/, "");
}

/** Returns a module's path in the repository; the bundler's own modules have a NUL before their names. */
function withoutRoot(id: string): string {
  return id.replace(root, "").replace("\0", "");
}
