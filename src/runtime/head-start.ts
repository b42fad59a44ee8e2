/**
 * A file that comes before the others (docs/speed.md#what-the-first-card-waits-for). Servers and browsers share a line
 * evenly among all files that are asked for at once, so a small one that is wanted first comes hardly before a large one.
 */

/** In ms: on slow 4G the line brings 16 kB meanwhile, the early file and what it needs. */
const HEAD_START = 80;
/** In ms. An entry that came faster is out of the cache, or the line is so fast that the order does not matter. */
const SLOW = 100;

/** @returns resolves when `file` has come, or has had its head start; `undefined` where the line is not slow */
export function headStartOf(file: Promise<unknown>): Promise<unknown> | undefined {
  if (!isLineSlow()) return undefined;
  return Promise.race([file, new Promise((resolve) => setTimeout(resolve, HEAD_START))]);
}

function isLineSlow(): boolean {
  const files = performance.getEntriesByType("resource");
  return files.some(({ name, duration }) => name.includes("/imo-widgets.js") && duration > SLOW);
}
