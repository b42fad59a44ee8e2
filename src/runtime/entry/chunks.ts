/**
 * Loads built files (docs/contract.md#failed-chunks). A list from the build
 * (scripts/build/chunks-plugin.ts) lets all files of a chunk load at once; without it, in tests and
 * on the development server, only `import()` is used.
 */

/**
 * The chunk's own file (empty if it has none), then its imports and style sheets, relative to the
 * entry.
 */
type ChunkFiles = readonly [own: string, ...others: string[]];

const chunks: Readonly<Record<string, ChunkFiles>> = import.meta.env?.IMO_CHUNKS ?? {};
/** `null` in a host's own bundle, where files have other names, and on a development server. */
const folder = /^https?:.*\/imo-widgets\.js(?:\?|$)/.test(import.meta.url)
  ? new URL(/* @vite-ignore */ "./", import.meta.url).href
  : null;

const BASE = "imo-widgets.css";

const attempts = new Map<string, number>();
const coming = new Map<string, Promise<void>>();

/**
 * Fetches a chunk with everything that it needs, and resolves once its style sheets are applied.
 * @throws the browser's error if a file couldn't be loaded; the next call tries again
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  if (!folder) return load();
  const [own, ...others] = chunks[name] ?? [];
  if (own === undefined) throw new Error(`imo-widgets: the build has no chunk ${name}.`);
  const sheets = others.filter(isSheet);
  // The page may have the base sheet as a `<style>`, which a policy may refuse.
  if (styleOf(BASE)) sheets.push(BASE);
  const code = others.filter((file) => !isSheet(file));
  for (const file of code) importAhead(folder + file);
  const afterFetch = () => fetchAnew(own ? [own, ...code] : code).then(load);
  const byOtherUrl = () => loadAgain<T>(folder + own);
  // Each way is tried only if those before it have failed.
  const ways = [load, afterFetch, ...(own ? [byOtherUrl] : [])];
  const chunk = ways.reduce((attempt, way) => attempt.catch(way), load());
  const [loaded] = await Promise.all([
    chunk,
    ...sheets.map((file) => applySheet(file, folder + file)),
  ]);
  return loaded;
}

function isSheet(file: string): boolean {
  return file.endsWith(".css");
}

/**
 * WebKit remembers a failed `modulepreload` even after a reload; only a `fetch` that bypasses its
 * caches clears it.
 */
async function fetchAnew(files: readonly string[]): Promise<void> {
  // The import that follows fails if a file is still missing.
  await Promise.allSettled(files.map((file) => fetch(folder + file, { cache: "reload" })));
}

/**
 * Firefox remembers a failed import, so the retry has another URL. This is only for a chunk's own
 * file; a shared one, such as React, would then exist twice.
 */
function loadAgain<T>(url: string): Promise<T> {
  const attempt = (attempts.get(url) ?? 0) + 1;
  attempts.set(url, attempt);
  return import(/* webpackIgnore: true */ /* @vite-ignore */ `${url}?r=${attempt}`);
}

/**
 * Starts to import a file. If that fails, the import of the chunk that needs the file fails, too,
 * and that failure is reported.
 */
function importAhead(url: string): void {
  import(/* webpackIgnore: true */ /* @vite-ignore */ url).catch(() => undefined);
}

/** A `<style>` that a policy refuses has no `sheet`. */
function styleOf(name: string): HTMLStyleElement | null {
  return document.querySelector(`style[data-imo-sheet="${name}"]`);
}

/**
 * Resolves when the page has the style sheet, from any link or `<style>`. The link goes to the
 * head, which page caches leave alone.
 */
async function applySheet(file: string, url: string): Promise<void> {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const isHere = ({ href, sheet }: HTMLLinkElement) => sheet && href.includes(name);
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  if (styleOf(name)?.sheet || links.some(isHere)) return;
  const applied = coming.get(url) ?? appendSheet(url).catch(() => appendSheet(`${url}?r=1`));
  coming.set(url, applied);
  // If the page removes the link later, the next host requests the sheet again.
  await applied.finally(() => coming.delete(url));
}

function appendSheet(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = linkTo(url);
    if (new URL(url).origin !== location.origin) link.crossOrigin = "";
    link.onload = () => resolve();
    link.onerror = (cause) => {
      link.remove();
      reject(cause);
    };
    document.head.append(link);
  });
}

/**
 * Returns a link with the nonce of our own script, for policies that only allow nonces
 * (docs/contract.md#nonces).
 */
function linkTo(url: string): HTMLLinkElement {
  const link = document.createElement("link");
  const script = [...document.scripts].find(({ src }) => src === import.meta.url);
  link.nonce =
    script?.nonce || document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce || "";
  link.rel = "stylesheet";
  link.href = url;
  return link;
}
