/** Serves what the bench measures: the bundle after brotli with long caching, the bare island, and one page per question. */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };
const INCLUDES = `<link rel="stylesheet" href="/dist/imo-widgets.css"><script type="module" src="/dist/imo-widgets.js"></script>`;
const DATA: Record<string, string> = {
  "team-cards": JSON.stringify({ colaboradores: Array.from({ length: 8 }, (_, id) => ({ id, name: `Pessoa ${id}` })) }),
};

export type BenchServer = { url: string; has(widget: string): boolean; close(): Promise<void> };

export async function startBenchServer(root: string): Promise<BenchServer> {
  const manifest = JSON.parse(readFileSync(join(root, "dist/manifest.json"), "utf8")) as Record<
    string,
    { preload?: string[] }
  >;
  const preloads = (widget: string) => manifest[`widgets/${widget}/index.ts`]?.preload ?? [];
  const country = readFileSync(join(root, "tests/bench/country.json"), "utf8");

  const pages: Record<string, (name: string, query: URLSearchParams) => string> = {
    bare: () => page('<div data-bare></div><script type="module" src="/bare/bare.js"></script>', ""),
    widget: (name) => page(tag(name)),
    preloaded: (name) =>
      page(
        tag(name),
        preloads(name)
          .map((file) => `<link rel="modulepreload" href="/dist/${file}">`)
          .join("") + INCLUDES,
      ),
    country: () => page(tag("hero-search", `{"localizacoes":${country}}`)),
    many: (name, query) => page(tag(name).repeat(Number(query.get("count")))),
  };

  const server = createServer(({ url = "/" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://bench");
    const [kind = "", name = ""] = pathname.slice(1).split("/");
    const file = fileOf(root, pathname);
    if (file) {
      const headers = {
        "Content-Type": TYPES[extname(file)] ?? "text/plain",
        "Content-Encoding": "br",
        "Cache-Control": "no-store",
      };
      return response.writeHead(200, headers).end(brotliCompressSync(readFileSync(file)));
    }
    const html = pages[kind]?.(name, searchParams);
    if (html) return response.writeHead(200, { "Content-Type": "text/html" }).end(html);
    return response
      .writeHead(200, { "Content-Type": "application/json" })
      .end('{"data":[],"current_page":1,"last_page":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    has: (widget) => preloads(widget).length > 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function fileOf(root: string, pathname: string): string | null {
  const path = pathname.startsWith("/dist/")
    ? pathname
    : pathname.startsWith("/bare/")
      ? `/test-results${pathname}`
      : null;
  const file = path && join(root, path);
  return file && existsSync(file) ? file : null;
}

function tag(widget: string, json = DATA[widget] ?? "{}"): string {
  return `<div data-imo-widget="${widget}"><script type="application/json">${json}</script></div>`;
}

function page(body: string, head = INCLUDES): string {
  return `<!doctype html><html lang="pt-PT"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>bench</title>${head}<body>${body}</body></html>`;
}
