/**
 * Loads code that a visitor may never want. It uses the entry's own function, because importing the
 * entry would run it twice.
 */
type LoadChunk = <T>(name: string, load: () => Promise<T>) => Promise<T>;

let loadChunk: LoadChunk = (_name, load) => load();

/** Sets the entry's function; must be called before the first widget is rendered. */
export function provideLoadChunk(load: LoadChunk): void {
  loadChunk = load;
}

type Loader<T> = {
  (): Promise<T>;
  /** The code, once it has loaded. */
  readonly code: T | undefined;
  /** Whether the code is loaded or loading. */
  readonly isAsked: boolean;
};

/**
 * Returns a function that loads a chunk once; after a failure, the next call tries again
 * (docs/contract.md#failed-chunks).
 * @param name the chunk's file name without its extension
 * @param onArrival called before anyone who awaits the code
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
