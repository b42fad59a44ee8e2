/** Loads code that a visitor may never want, by the entry's own function: importing the entry would run it twice. */
type LoadChunk = <T>(name: string, load: () => Promise<T>) => Promise<T>;

let loadChunk: LoadChunk = (_name, load) => load();

/** Gives the entry's function; called before the first widget is rendered. */
export function provideLoadChunk(given: LoadChunk): void {
  loadChunk = given;
}

type Loader<T> = {
  (): Promise<T>;
  /** The code, once it has come. */
  readonly code: T | undefined;
  /** Tells if the code is loaded or loading. */
  readonly isAsked: boolean;
};

/**
 * Makes a function that loads a chunk once; after a failure the next call asks again (docs/contract.md#failed-chunks).
 * @param name of the chunk: its file's without the ending
 * @param onArrival called before anyone who waits for the code
 */
export function loadOnce<T>(
  name: string,
  load: () => Promise<T>,
  onArrival?: (code: T) => void,
): Loader<T> {
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
