/**
 * The one server of a run: pages, files and `/api/imoveis`, over HTTP/2 where a certificate can be made, else over
 * HTTP/1.1. Every answer is there at once: waiting is the throttled line's business.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo, Server } from "node:net";
import { text } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import type { Make, PageName } from "../subjects.ts";
import type { Certificate } from "./certificate.ts";
import { fileAt, type ServedFile } from "./files.ts";
import { answerSearch } from "./listings.ts";
import { pageHtml } from "./pages.ts";
import { photoAt } from "./photos.ts";

/** Where it answers, and how it ends. */
export type BenchServer = { url: string; close(): void };

export type Asked = IncomingMessage | Http2ServerRequest;
export type Response = ServerResponse | Http2ServerResponse;

/** @param root the repository's folder, with its bundle, bare island and peers built */
export function startServer(root: string, certificate: Certificate | null): Promise<BenchServer> {
  return listen(certificate, (asked, response) => answer(root, asked, response));
}

/** Serves over HTTP/2 with a certificate and over HTTP/1.1 without; what `answer` throws becomes a 500. */
export async function listen(
  certificate: Certificate | null,
  answer: (asked: Asked, response: Response) => Promise<void>,
): Promise<BenchServer> {
  const handle = (asked: Asked, response: Response) => {
    answer(asked, response).catch((error: unknown) => {
      console.error(error);
      send(response, 500, { "content-type": "text/plain" }, String(error));
    });
  };
  const server: Server = certificate
    ? createSecureServer({ key: certificate.key, cert: certificate.cert }, handle)
    : createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${certificate ? "https" : "http"}://127.0.0.1:${port}`,
    close: () => void server.close(),
  };
}

async function answer(root: string, asked: Asked, response: Response): Promise<void> {
  const { pathname, searchParams } = new URL(asked.url ?? "/", "https://bench");
  const search = /^(?:\/cards\/(?<cards>\d+))?\/api\/imoveis$/.exec(pathname);
  if (search) {
    const body = JSON.parse(await text(asked)) as Parameters<typeof answerSearch>[0];
    const found = answerSearch(body, Number(search.groups?.cards ?? 12));
    return sendPacked(response, "application/json", JSON.stringify(found));
  }
  const file = photoAt(pathname) ?? fileAt(root, pathname, searchParams.has("id"));
  if (file) return sendFile(asked, response, file);
  const page = /^\/page\/(?<make>[\w-]+)\/(?<name>\w+)$/.exec(pathname);
  if (page?.groups) {
    const { make, name } = page.groups as { make: Make; name: PageName };
    return sendPacked(response, "text/html; charset=utf-8", pageHtml(root, { make, page: name }, searchParams));
  }
  send(response, 404, { "content-type": "text/plain" }, "not found");
}

/** As PHP's pages and answers go out: packed on the way, never kept. */
function sendPacked(response: Response, type: string, body: string): void {
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  send(response, 200, { "content-type": type, "content-encoding": "br", "cache-control": "no-cache, private" }, packed);
}

/** Sends a file, or only word that the browser's own copy is good. */
export function sendFile(asked: Asked, response: Response, { headers, body }: ServedFile): void {
  // A photo has no tag, and a request for something new no condition: those two are not the same.
  const isKnown = headers.etag !== undefined && asked.headers["if-none-match"] === headers.etag;
  send(response, isKnown ? 304 : 200, headers, isKnown ? "" : body);
}

/** Sends the whole of an answer. */
export function send(response: Response, status: number, headers: Record<string, string>, body: string | Buffer): void {
  // The two kinds of response share these calls, but not their overloads.
  const plain = response as ServerResponse;
  plain.writeHead(status, headers);
  plain.end(body);
}
