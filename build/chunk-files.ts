/** Which files of a build go together: what `dist/` knows of itself for its loader and for hosts that ask early. */
import type { Rolldown } from "vite";

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** All chunks of the bundle. */
export function chunksOf(bundle: OutputBundle): OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === "chunk");
}

/**
 * For every chunk that is imported dynamically, by its file name: the files that it can't run without.
 * @throws when two chunks import each other
 */
export function filesOfDynamicChunks(bundle: OutputBundle): Record<string, string[]> {
  const chunks = chunksOf(bundle);
  const isAsked = ({ fileName }: OutputChunk) => chunks.some(({ dynamicImports }) => dynamicImports.includes(fileName));
  const filesOf = (chunk: OutputChunk) => {
    const imports = importsOf(chunk, bundle);
    // What is run by itself as soon as it is there comes first.
    const early = chunks.filter((one) => imports.includes(one.fileName) && isAsked(one));
    const first = early.flatMap((one) => [...importsOf(one, bundle), one.fileName]);
    return [...new Set([...first, ...imports])];
  };
  return Object.fromEntries(chunks.filter(isAsked).map((chunk) => [chunk.fileName, filesOf(chunk)]));
}

/**
 * Every file that a chunk can't run without, each after those that it needs itself.
 * @throws when two chunks import each other
 */
export function importsOf(chunk: OutputChunk, bundle: OutputBundle, importers: readonly string[] = []): string[] {
  const path = [...importers, chunk.fileName];
  const files = chunk.imports.flatMap((file) => {
    if (path.includes(file)) {
      const cycle = [...path.slice(path.indexOf(file)), file].join(" → ");
      throw new Error(`Chunks import each other: ${cycle}. One of them would run with half of the other.`);
    }
    const imported = bundle[file];
    return imported?.type === "chunk" ? [...importsOf(imported, bundle, path), file] : [];
  });
  return [...new Set(files)];
}

/**
 * For every chunk that `importer` imports dynamically, by its file name: the files that it needs besides those that are there
 * when the importer runs.
 */
export function filesToCome(importer: OutputChunk, bundle: OutputBundle): Record<string, string[]> {
  const files = filesOfDynamicChunks(bundle);
  const present = [...importsOf(importer, bundle), importer.fileName];
  const toCome = (file: string) => (files[file] ?? []).filter((name) => !present.includes(name));
  return Object.fromEntries(importer.dynamicImports.map((file) => [file, toCome(file)]));
}
