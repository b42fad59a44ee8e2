/**
 * How a built file comes in (docs/contract.md#failed-chunks). The build writes every chunk as a function that gets
 * `require` and fills `exports`, so that a chunk can come under any URL: the files that one needs are asked for at
 * once, and each is tried once more under another URL when it fails, which native imports can't do
 * (docs/decisions/own-loader.md).
 *
 * build/chunk-format-plugin.ts puts this function before the entry's code, as text: it uses nothing but its parameters.
 */

/** What a chunk exports, by name. */
export type Exports = Record<string, unknown>;
/**
 * What a chunk calls for an import. A static import has its file by then and gets the exports. A dynamic one gets a
 * promise of them while the file has yet to come; the build tells it the other files that `path` can't run without.
 * @throws what the chunk threw; the promise rejects with what the browser said when a file failed twice
 */
export type Require = (path: string, needs?: readonly string[]) => Exports | Promise<Exports>;
/** A chunk's code. */
export type Factory = (require: Require, exports: Exports) => void;
/** A built file: its own code, and by file name that of small chunks which came with it. */
export type ChunkFile = { default: Factory; parts?: Readonly<Record<string, Factory>> };
/**
 * Makes the `require` of one copy of the bundle.
 * @param importFile asks for a file by its name without a folder, with `?r=1` behind it at the second attempt; of a style
 *   sheet it gives nothing, once it is applied
 */
export function createRequire(importFile: (name: string) => Promise<ChunkFile | undefined>): Require {
  const factories: Record<string, Factory> = {};
  const modules: Record<string, Exports> = {};
  const asked: Record<string, Promise<void>> = {};

  const require: Require = (path, needs = []) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    // A file that came before what it needs is not run yet: its own imports would get promises.
    return needs.length > 0 ? load(name, needs) : (modules[name] ?? run(name) ?? load(name, needs));
  };

  function run(name: string): Exports | undefined {
    const exports = {};
    factories[name]?.(require, exports);
    // Only now: whoever asks after a chunk that threw gets the error too, not half a chunk.
    if (factories[name]) modules[name] = exports;
    return modules[name];
  }

  async function load(name: string, needs: readonly string[]): Promise<Exports> {
    await Promise.all([...needs, name].map(ask));
    return require(name);
  }

  function ask(name: string): Promise<void> {
    asked[name] ??= importFile(name)
      .catch(() => importFile(`${name}?r=1`))
      .then((file) => {
        if (file) Object.assign(factories, file.parts, { [name]: file.default });
        // The page may take a style sheet away again: the next host looks for it anew.
        else delete asked[name];
      })
      .catch((error) => {
        // A later host, or a later attempt to send, asks again.
        delete asked[name];
        throw error;
      });
    return asked[name];
  }

  return require;
}
