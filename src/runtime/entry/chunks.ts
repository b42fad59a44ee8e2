/**
 * Loads built files (docs/contract.md#failed-chunks), all of a chunk at once by a list from the build
 * (scripts/build/chunks-plugin.ts). Tests and the development server have no list, and `import()` alone.
 */

/** The chunk's own file, empty without one, then its imports and style sheets, relative to the entry. */
type ChunkFiles = readonly [own: string, ...others: string[]];

const chunks: Readonly<Record<string, ChunkFiles>> = import.meta.env?.IMO_CHUNKS ?? {};
/** `null` in the bundle of a host, which has files and names of its own, and on a development server. */
const folder = /^https?:.*\/imo-widgets\.js(?:\?|$)/.test(import.meta.url)
  ? new URL(/* @vite-ignore */ "./", import.meta.url).href
  : null;

const BASE = "imo-widgets.css";

const attempts = new Map<string, number>();
const coming = new Map<string, Promise<void>>();

/**
 * Fetches a chunk with all that it needs, and resolves once its style sheets are applied.
 * @throws the browser's error when a file did not come; the next call asks again
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  if (!folder) return load();
  const [own, ...others] = chunks[name] ?? [];
  if (own === undefined) throw new Error(`imo-widgets: the build has no chunk ${name}.`);
  const sheets = others.filter(isSheet);
  // The page brings this one, but a policy may refuse the `<style>` that holds it.
  if (styleOf(BASE)) sheets.push(BASE);
  const code = others.filter((file) => !isSheet(file));
  for (const file of code) importAhead(folder + file);
  const chunk = load()
    .catch(load)
    .catch(() => fetchAnew(own ? [own, ...code] : code).then(load))
    .catch((error) => (own ? loadAgain<T>(folder + own) : Promise.reject(error)));
  const [loaded] = await Promise.all([
    chunk,
    ...sheets.map((file) => applySheet(file, folder + file)),
  ]);
  return loaded;
}

function isSheet(file: string): boolean {
  return file.endsWith(".css");
}

/** WebKit keeps a failed `modulepreload`, even over a reload; only a `fetch` past its caches ends that. */
async function fetchAnew(files: readonly string[]): Promise<void> {
  // The import that follows says if one is still missing.
  await Promise.allSettled(files.map((file) => fetch(folder + file, { cache: "reload" })));
}

/** Firefox remembers a failed import. For a chunk's own file alone: of a shared one, as React, there would be two. */
function loadAgain<T>(url: string): Promise<T> {
  const attempt = (attempts.get(url) ?? 0) + 1;
  attempts.set(url, attempt);
  return import(/* webpackIgnore: true */ /* @vite-ignore */ `${url}?r=${attempt}`);
}

/** A chunk that needs the file fails with it, and is reported. */
function importAhead(url: string): void {
  import(/* webpackIgnore: true */ /* @vite-ignore */ url).catch(() => undefined);
}

/** A `<style>` that a policy refuses has no `sheet`. */
function styleOf(name: string): HTMLStyleElement | null {
  return document.querySelector(`style[data-imo-sheet="${name}"]`);
}

/** Resolves when the page has the style sheet, by any link or `<style>`; page caches leave the head as it is. */
async function applySheet(file: string, url: string): Promise<void> {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const isHere = ({ href, sheet }: HTMLLinkElement) => sheet && href.includes(name);
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  if (styleOf(name)?.sheet || links.some(isHere)) return;
  const applied = coming.get(url) ?? appendSheet(url).catch(() => appendSheet(`${url}?r=1`));
  coming.set(url, applied);
  // The page may remove it; the next host then requests it again.
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

/** With the nonce of our own script, for policies of nonces alone (docs/contract.md#nonces). */
function linkTo(url: string): HTMLLinkElement {
  const link = document.createElement("link");
  const script = [...document.scripts].find(({ src }) => src === import.meta.url);
  link.nonce =
    script?.nonce || document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce || "";
  link.rel = "stylesheet";
  link.href = url;
  return link;
}
