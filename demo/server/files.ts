/**
 * Files as a good host serves them: compressed once and kept, named by their content, revalidated in one short
 * exchange. The bundle's own rule (docs/contract.md#files): what carries a hash in its name never changes and is kept
 * for ever, the stable names are asked for again each time, and the answer is mostly "not modified".
 */
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";

/** One file ready to send, in each encoding that a browser may ask for. */
export type ReadyFile = { type: string; etag: string; plain: Uint8Array; br?: Uint8Array; gzip?: Uint8Array };

const FOR_EVER = "public, max-age=31536000, immutable";
/** The cache header of files whose name stays while their content changes. */
export const ASK_AGAIN = "no-cache";

/** Chunks and assets are named by their content, everything else keeps its name (docs/contract.md#files). */
export function bundleCacheControl(path: string): string {
  return /^(chunks|assets)\//.test(path) ? FOR_EVER : ASK_AGAIN;
}

/** Reads files below one folder and keeps them ready; a file that changed on disk is read again. */
export function fileShelf(root: string) {
  const kept = new Map<string, { modified: number; file: ReadyFile }>();

  /** The file at that path below the root, or `null` where there is none or the path leads out. */
  return async function take(path: string): Promise<ReadyFile | null> {
    const place = join(root, normalize(`/${path}`));
    if (!place.startsWith(join(root, sep))) return null;
    const found = await stat(place).catch(() => null);
    if (!found?.isFile()) return null;
    const known = kept.get(place);
    if (known?.modified === found.mtimeMs) return known.file;
    const file = await readyFile(await readFile(place), getMimeType(place) ?? "application/octet-stream");
    kept.set(place, { modified: found.mtimeMs, file });
    return file;
  };
}

const LESS_THAN_A_PACKET = 1000;

/** Compresses the bytes, unless they are too few to gain anything, and names them by their content. */
export async function readyFile(plain: Uint8Array, type: string): Promise<ReadyFile> {
  const etag = createHash("sha256").update(plain).digest("base64url").slice(0, 20);
  if (plain.length < LESS_THAN_A_PACKET) return { type, etag, plain };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return { type, etag, plain, br, gzip: gz };
}

/** Sends the file in the best encoding the browser takes, or says that it already has it. */
export function sendFile(context: Context, file: ReadyFile, cacheControl: string): Response {
  const encoding = bestEncoding(context.req.header("Accept-Encoding") ?? "", file);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  const headers: Record<string, string> = { ETag: etag, "Cache-Control": cacheControl, Vary: "Accept-Encoding" };
  if (context.req.header("If-None-Match")?.includes(etag)) return context.body(null, 304, headers);
  if (encoding) headers["Content-Encoding"] = encoding;
  const bytes = (encoding && file[encoding]) || file.plain;
  return context.body(new Uint8Array(bytes), 200, { ...headers, "Content-Type": file.type });
}

function bestEncoding(accepted: string, file: ReadyFile): "br" | "gzip" | undefined {
  if (file.br && /\bbr\b/.test(accepted)) return "br";
  if (file.gzip && /\bgzip\b/.test(accepted)) return "gzip";
  return undefined;
}
