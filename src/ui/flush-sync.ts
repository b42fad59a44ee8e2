/**
 * React DOM's `flushSync` for code that comes before React DOM (docs/decisions/drawn-ahead.md): an import of it would let no
 * file run before those 56 kB are there. Whoever calls it was mounted by React DOM.
 */
let flush: (act: () => void) => void = (act) => act();

/** Renders what `act` changes before it returns. */
export function flushSync(act: () => void): void {
  flush(act);
}

/** Gives React DOM's own; called by what mounts widgets, before the first. */
export function provideFlushSync(given: (act: () => void) => void): void {
  flush = given;
}
