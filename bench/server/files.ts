/**
 * The files that the pages load, packed by brotli at its best and cached as a site would let them be: for good where the name
 * or an id in the query says what is inside, else as docs/host-guide.md#including-it tells hosts to.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import { etag } from "hono/etag";

/** The folder with all files of the bench's pages, with a slash at its end. */
export const SITE = fileURLToPath(new URL("../../test-results/bench/", import.meta.url));

/** Packs all scripts and style sheets below a folder, so that no visit waits for that. */
export function packFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (/\.(js|css)$/.test(name))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/** Sends the packed files below a folder, or only word that the browser's own copy is good. */
export function sendFiles(root: string): MiddlewareHandler[] {
  return [cacheControl, etag(), serveStatic({ root, precompressed: true })];
}

const cacheControl: MiddlewareHandler = async (context, next) => {
  await next();
  const { path } = context.req;
  const isNamedByContent =
    context.req.query("id") !== undefined || /-[\w-]{8}\.\w+$|\.jpg$/.test(path);
  const rule = isNamedByContent
    ? "public, max-age=31536000, immutable"
    : "public, max-age=60, stale-while-revalidate=86400";
  if (context.res.status < 400) context.header("Cache-Control", rule);
};

/** Sends a page or an answer as PHP's go out: packed on the way, never kept. */
export function sendPacked(context: Context, body: string, type: string): Response {
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const headers = {
    "Content-Type": type,
    "Content-Encoding": "br",
    "Cache-Control": "no-cache, private",
  };
  return context.body(new Uint8Array(packed), { headers });
}

/** Returns what changes when the file, a path below `SITE`, does: for the query of a URL. */
export function contentId(file: string): string {
  return createHash("sha256")
    .update(readFileSync(SITE + file))
    .digest("hex")
    .slice(0, 8);
}
