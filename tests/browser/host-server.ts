/**
 * Serves a minimal host page for tests: the HTML and headers that a test sets, beside the built
 * `dist/`. The test itself answers calls, with `page.route`, or with `answer` if they have to go
 * over the wire, as when a service worker sees them.
 */
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

export type HostPage = { html: string; headers?: Record<string, string> };
export type HostServer = {
  url: string;
  serve(path: string, page: HostPage): void;
  /** Answers every request whose path has this prefix, until the returned function is called. */
  answer(prefix: string, listener: RequestListener): () => void;
  close(): Promise<void>;
};

/**
 * Starts on a free port; `dist/` is at `/vendor/imo-widgets/`, files of tests/hosts/ at `/hosts/`,
 * and npm packages at `/node_modules/`.
 */
export async function startHostServer(): Promise<HostServer> {
  const pages = new Map<string, HostPage>();
  const listeners = new Map<string, RequestListener>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const [, listener] = [...listeners].find(([prefix]) => pathname.startsWith(prefix)) ?? [];
    if (listener) return listener(request, response);
    const page = pages.get(pathname);
    if (page)
      return response
        .writeHead(200, { "Content-Type": TYPES[".html"], ...page.headers })
        .end(page.html);
    const file = await fileAt(pathname);
    if (!file) return response.writeHead(404, { "Content-Type": "text/plain" }).end("not here");
    return response
      .writeHead(200, { "Content-Type": TYPES[extname(pathname)] ?? "text/plain" })
      .end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (path, page) => void pages.set(path, page),
    answer(prefix, listener) {
      listeners.set(prefix, listener);
      return () => void listeners.delete(prefix);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function fileAt(pathname: string): Promise<Buffer | null> {
  const path = normalize(pathname);
  const folder = path.startsWith("/vendor/imo-widgets/")
    ? join(ROOT, "dist", path.slice("/vendor/imo-widgets/".length))
    : path.startsWith("/hosts/")
      ? join(ROOT, "tests", path)
      : path.startsWith("/node_modules/")
        ? join(ROOT, path)
        : null;
  if (!folder) return null;
  // A missing file isn't an error here; the page gets a 404.
  return readFile(folder).catch(() => null);
}
