/**
 * A site for the loading tests that serves the built `dist/`, can fail, and records its requests.
 */
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));
const TYPES: Record<string, string> = { js: "text/javascript", css: "text/css" };

/** The site's behaviour for one page. */
export type Behaviour = {
  /** How the first request for each matching file of `chunks/` fails. */
  failFirst?: { file: RegExp; how: "status" | "drop" };
  /** The treatment of every request for a file of `chunks/`: no answer, or a broken connection. */
  chunks?: "late" | "blocked";
  cacheControl?: string;
  policy?: string;
  /** Markup of the page's head, and of its body. */
  head: string;
  body: string;
};

/** A running site; `chunks` has the requested paths under `chunks/`, with their queries. */
export type Site = {
  url: string;
  chunks: string[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
};

/** Starts on a free port; `dist/` is at `/w/`, the page everywhere else. */
export async function startSite(): Promise<Site> {
  let behaviour: Behaviour = { head: "", body: "" };
  const chunks: string[] = [];
  const server = createServer(({ url = "/", socket }, response) => {
    if (!url.startsWith("/w/")) return sendPage(response, behaviour);
    const { pathname } = new URL(url, "http://site");
    const isChunk = pathname.startsWith("/w/chunks/");
    const { failFirst } = behaviour;
    if (isChunk && behaviour.chunks === "late") return setTimeout(() => response.end(), 5000);
    if (isChunk && behaviour.chunks === "blocked") return socket.destroy();
    const isFirst = !chunks.some((asked) => asked.startsWith(pathname));
    if (isChunk) chunks.push(url);
    if (isChunk && failFirst?.file.test(pathname) && isFirst) {
      return failFirst.how === "drop" ? socket.destroy() : response.writeHead(503).end();
    }
    return sendFile(
      response,
      pathname.slice("/w/".length),
      behaviour.cacheControl ?? "max-age=31536000, immutable",
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    // Every page has a unique URL, so caches have no effect.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    chunks,
    behave(next) {
      behaviour = next;
      chunks.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendPage(response: ServerResponse, { head, body, policy }: Behaviour) {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" };
  const html = `<!doctype html><html lang="pt-PT"><title>site</title>${head}<body>${body}`;
  return response
    .writeHead(200, { ...headers, ...(policy && { "Content-Security-Policy": policy }) })
    .end(html);
}

function sendFile(response: ServerResponse, path: string, cacheControl: string) {
  const type = TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "text/plain";
  return response
    .writeHead(200, { "Content-Type": type, "Cache-Control": cacheControl })
    .end(readFileSync(DIST + path));
}
