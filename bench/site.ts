/**
 * The site of a run: its pages as a real site would write them, their files, and `/api/imoveis`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { paginate, searchListings } from "../demo/server/listings/search.ts";
import { makeListings } from "../demo/server/seed/listings.ts";
import { emptyCriteria } from "../src/domain/search/criteria.ts";
import { widgetTags } from "../tests/support/widget-tags.ts";
import { pages } from "./rows.ts";

/** The folder with the site's files; each build has its own subfolder. */
export const SITE = fileURLToPath(new URL("../test-results/bench/", import.meta.url));
const FOLDERS = ["dist", "before", "bare", "instantsearch", "vendor", "fotos"];

const listings = makeListings(1000);

/**
 * Returns the site. `askLaravel` draws the pages of the `-laravel` makes. Answers come without a
 * delay, because the browser simulates the slow line.
 */
export function createSite(askLaravel?: (path: string) => Promise<string>): Hono {
  const app = new Hono();
  for (const folder of FOLDERS)
    app.use(`/${folder}/*`, allowCaching, serveStatic({ root: SITE, precompressed: true }));
  app.post("/api/imoveis", async (context) => {
    const search = { ...emptyCriteria, ...(await context.req.json()) };
    const answer = paginate(searchListings(listings, search), search.page, context.req.path);
    return sendPacked(context, JSON.stringify(answer), "application/json");
  });
  app.get("/page/:make/:page", async (context) => {
    const { make, page } = context.req.param();
    const drawn = make.endsWith("-laravel") && (await askLaravel?.(context.req.path));
    return sendPacked(context, drawn || pageOf(make, pages[page] ?? []), "text/html");
  });
  return app;
}

const allowCaching: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("Cache-Control", "public, max-age=3600");
};

/**
 * Compresses the scripts and style sheets in a folder in advance, so that no visit waits for it.
 */
export function packFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (/\.(js|css)$/.test(name))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/**
 * Sends a page or an answer like PHP: compressed on the fly and never cached. The demo's drawings
 * are replaced with photos.
 */
function sendPacked(context: Context, body: string, type: string): Response {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const packed = brotliCompressSync(body.replaceAll(".svg", ".jpg"), { params });
  const headers = { "Content-Type": type, "Content-Encoding": "br", "Cache-Control": "no-store" };
  return context.body(new Uint8Array(packed), { headers });
}

/** Returns a page with these widgets, or with the peer that they are compared with. */
function pageOf(make: string, widgets: readonly string[]): string {
  const host = "<div data-bench></div>";
  if (make === "bare") return frame('<script type="module" src="/bare/bare.js"></script>', host);
  if (make === "instantsearch") return frame(linesOf("instantsearch/listing"), host);
  const build = make.endsWith("-before") ? "before" : "dist";
  const preload = readFileSync(`${SITE}${build}/preload.html`, "utf8")
    .replaceAll("/vendor/imo-widgets/", `/${build}/`)
    .split("\n\n")
    .filter((block) => widgets.some((widget) => block.includes(`<!-- ${widget} -->`)))
    .flatMap((block) => block.match(/<link.*/g));
  const head = make.startsWith("preloaded") ? [...new Set(preload)].join("") : "";
  return frame(
    linesOf(`${build}/imo-widgets`) + head,
    widgets.map((name) => widgetTags[name]).join(""),
  );
}

function linesOf(name: string): string {
  return `<link rel="stylesheet" href="/${name}.css"><script type="module" src="/${name}.js"></script>`;
}

/** Returns a site's page as HTML, or as Blade. */
export function frame(head: string, body: string): string {
  return `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Imobiliária</title><link rel="icon" href="data:,">
<style>body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:1200px;margin:auto}</style>${head}</head>
<body><header>Imobiliária</header><main><h1>Imóveis em Ovar</h1><p>Casas, apartamentos e terrenos.</p>${body}
<h2>Sobre nós</h2><p>Há trinta anos na praça.</p></main><footer>Privacidade</footer></body></html>`;
}
