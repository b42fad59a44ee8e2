/**
 * The files that the pages load, each packed once by brotli at its best and cached as a site would let them be: for good
 * where the name or an id in the query says what is inside, else as docs/host-guide.md#including-it tells hosts to.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** A file as it goes over the line. */
export type ServedFile = { body: Buffer; headers: Record<string, string> };

const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};
/** Where the build lies that `--before` names, from the repository's folder. */
export const BEFORE = "test-results/before/";
const FOLDERS: Record<string, string> = {
  "/dist/": "dist/",
  "/before/": BEFORE,
  "/bare/": "test-results/bare/",
  "/peers/": "test-results/peers/",
};
const packed = new Map<string, Buffer>();

/**
 * @param root the repository's folder
 * @param path from the site's root, without its query
 * @param hasId true if the query names the content
 * @returns `null` where there is no such file
 */
export function fileAt(root: string, path: string, hasId: boolean): ServedFile | null {
  const prefix = Object.keys(FOLDERS).find((start) => path.startsWith(start));
  const file = prefix && join(root, FOLDERS[prefix] as string, path.slice(prefix.length));
  if (!file || !existsSync(file)) return null;
  const extension = extname(file);
  const isPacked = extension !== ".woff2";
  const body = packed.get(file) ?? pack(file, isPacked);
  packed.set(file, body);
  const isHashed = hasId || /-[\w-]{8}\.\w+$/.test(path);
  return {
    body,
    headers: {
      "content-type": TYPES[extension] ?? "application/octet-stream",
      "cache-control": cacheControl(isHashed),
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`,
      ...(isPacked && { "content-encoding": "br", vary: "accept-encoding" }),
    },
  };
}

/** Packs all that will be asked for, so that nobody's visit waits for that. */
export function packAll(root: string): void {
  for (const [prefix, folder] of Object.entries(FOLDERS)) {
    if (!existsSync(join(root, folder))) continue;
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (TYPES[extname(name)]) fileAt(root, prefix + name, false);
    }
  }
}

/** @param isNamedByContent true if another content would have another URL */
export function cacheControl(isNamedByContent: boolean): string {
  return isNamedByContent ? "public, max-age=31536000, immutable" : "public, max-age=60, stale-while-revalidate=86400";
}

/** @returns what changes when the file does, for the query of a URL */
export function contentId(root: string, file: string): string {
  return createHash("sha256")
    .update(readFileSync(join(root, file)))
    .digest("hex")
    .slice(0, 8);
}

function pack(file: string, isPacked: boolean): Buffer {
  const bytes = readFileSync(file);
  return isPacked ? brotliCompressSync(bytes) : bytes;
}
