/**
 * The whole demo as one application: the agency's pages, the nine calls, the bundle, the gallery,
 * the drawings and the tiles of the map. It owns neither the port nor the database file, so a test
 * can start any number of them side by side.
 */
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Client } from "@libsql/client";
import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { calls } from "./calls.ts";
import { csrfGuard } from "./csrf.ts";
import { POLICY } from "./html.ts";
import { addTiles } from "./map/tile-route.ts";
import { addPages } from "./pages/routes.ts";
import { notFoundPage } from "./pages/simple.ts";
import { colourings } from "./photos.ts";
import type { Listing } from "./seed/listing.ts";

const besideThisFolder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export type Site = {
  database: Client;
  /** The agency's listings, in any order. */
  listings: readonly Listing[];
  /** Folder of the built bundle. Without it the pages show their fallbacks. */
  dist: string;
};

/** Assembles the site; the caller starts it. */
export function createSite({ database, listings, dist }: Site): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(securityHeaders);
  addFiles(app, dist);
  addTiles(app);
  const newestFirst = listings.toSorted(
    (one, other) => other.criado.localeCompare(one.criado) || other.id - one.id,
  );
  const guard = csrfGuard();
  app.use("/api/*", guard.calls);
  app.route("/", calls(database, newestFirst));
  const pages = new Hono();
  pages.use(guard.pages);
  pages.get("/imo-widgets/csrf-cookie", (context) => context.body(null, 204));
  addPages(pages, database, newestFirst);
  app.route("/", pages);
  app.notFound((context) => context.html(String(notFoundPage()), 404));
  return app;
}

/** Adds the headers that a careful host sends; the policy is only for pages. */
const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("X-Content-Type-Options", "nosniff");
  context.header("Referrer-Policy", "strict-origin-when-cross-origin");
  if (context.res.headers.get("Content-Type")?.startsWith("text/html"))
    context.header("Content-Security-Policy", POLICY);
};

function addFiles(app: Hono, dist: string): void {
  app.use("/fotos/*", colourings, ...folder("/fotos", besideThisFolder("site/photos")));
  app.use("/site/*", ...folder("/site", besideThisFolder("site")));
  app.use("/vendor/imo-widgets/*", ...folder("/vendor/imo-widgets", dist));
  app.get("/api/openapi.json", serveStatic({ path: besideThisFolder("../docs/openapi.json") }));
  // The gallery's URLs are relative, so the slash matters.
  app.get("/galeria", (context) => context.redirect("/galeria/", 301));
  app.use("/galeria/*", ...folder("/galeria", besideThisFolder("../dist-demo")));
}

function folder(prefix: string, root: string): MiddlewareHandler[] {
  return [
    cacheControl,
    etag(),
    serveStatic({ root, rewriteRequestPath: (path) => path.slice(prefix.length) }),
  ];
}

/**
 * Chunks and assets are named by their content; everything else keeps its name
 * (docs/contract.md#files).
 */
const cacheControl: MiddlewareHandler = async (context, next) => {
  await next();
  const isHashed = /\/(chunks|assets)\//.test(context.req.path);
  if (context.res.status < 400)
    context.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
};
