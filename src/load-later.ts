/**
 * How a component, or the client, fetches code that a visitor may never want. Beside `import()` that takes the chunk's style
 * sheets and a second attempt, which the entry knows of (runtime/entry/chunks.ts); the mount hands its function over, because a
 * chunk that imported the entry would run a second copy of it.
 */
type LoadChunk = <T>(name: string, load: () => Promise<T>) => Promise<T>;

let loadChunk: LoadChunk = (_name, load) => load();

/** Gives the entry's function; called before the first widget is rendered. */
export function provideLoadChunk(given: LoadChunk): void {
  loadChunk = given;
}

/**
 * @param name the chunk's, which is its file's without the ending
 * @param load imports it
 * @returns once its style sheets are applied; rejects when a file did not come, and the next call asks again
 *   (docs/contract.md#failed-chunks)
 */
export function loadLater<T>(name: string, load: () => Promise<T>): Promise<T> {
  return loadChunk(name, load);
}
