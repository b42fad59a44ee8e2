/**
 * Loads code that a visitor may never want. Beside `import()` that takes the chunk's style sheets and second attempts, which
 * the entry knows of (runtime/entry/chunks.ts); the mount provides its function, because a chunk that imported the entry would
 * run a second copy of it.
 */
type LoadChunk = <T>(name: string, load: () => Promise<T>) => Promise<T>;

let loadChunk: LoadChunk = (_name, load) => load();

/** Gives the entry's function; called before the first widget is rendered. */
export function provideLoadChunk(given: LoadChunk): void {
  loadChunk = given;
}

/** Loads a chunk; every call but one after a failure joins the first. */
export type Loader<T> = {
  (): Promise<T>;
  /** The code, once it has come. */
  readonly code: T | undefined;
  /** Tells if the code is loaded or loading. */
  readonly isAsked: boolean;
};

/**
 * Makes a function that loads a chunk once. It resolves when the chunk's style sheets are applied, and rejects when a file did
 * not come; the next call then asks again (docs/contract.md#failed-chunks).
 * @param name the chunk's, which is its file's without the ending
 * @param load imports it
 * @param onArrival called with the code before anyone who waits for it
 */
export function loadOnce<T>(name: string, load: () => Promise<T>, onArrival?: (code: T) => void): Loader<T> {
  let loading: Promise<T> | undefined;
  const loader = () => {
    loader.isAsked = true;
    loading ??= loadChunk(name, load).then(
      (code) => {
        loader.code = code;
        onArrival?.(code);
        return code;
      },
      (cause) => {
        loading = undefined;
        loader.isAsked = false;
        throw cause;
      },
    );
    return loading;
  };
  loader.code = undefined as T | undefined;
  loader.isAsked = false;
  return loader;
}
