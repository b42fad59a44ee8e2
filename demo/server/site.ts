/**
 * The whole demo as one application: the agency's pages, the eight calls, the bundle and the drawings. It owns neither
 * the port nor the file, so that a test can start as many as it likes beside each other.
 */
import { fileURLToPath } from "node:url";
import type { Client } from "@libsql/client";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { callStates } from "./call-states.ts";
import { calls } from "./calls.ts";
import { csrfGuard } from "./csrf.ts";
import { ASK_AGAIN, bundleCacheControl, fileShelf, sendFile } from "./files.ts";
import { addGallery } from "./gallery.ts";
import { sortNewestFirst } from "./listings/listings.ts";
import { addApiDocs } from "./pages/api-docs.ts";
import { notFoundPage } from "./pages/not-found.ts";
import { addPages } from "./pages/routes.ts";
import { darkroom } from "./photos.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Listing } from "./seed/listing.ts";

const SITE_FILES = fileURLToPath(new URL("../site", import.meta.url));
const ONE_DAY = "public, max-age=86400";

/** The parts of the site. */
export type Site = {
  /** An open database, from `openDatabase`. */
  database: Client;
  /** The agency's listings, in any order. */
  listings: readonly Listing[];
  /** Where the built bundle lies. Without it the pages show their fallbacks. */
  dist: string;
};

/** Puts the site together. */
export function createSite({ database, listings, dist }: Site): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(securityHeaders);
  addFiles(app, dist);
  addApiDocs(app);
  addGuardedParts(app, { database, listings: sortNewestFirst(listings), dist });
  app.notFound((context) => context.html(String(notFoundPage()), 404));
  return app;
}

function addFiles(app: Hono, dist: string): void {
  const [bundle, site] = [fileShelf(dist), fileShelf(SITE_FILES)];
  const develop = darkroom(site);

  app.get("/vendor/imo-widgets/:path{.+}", async (context) => {
    const path = context.req.param("path");
    const file = await bundle(path);
    return file ? sendFile(context, file, bundleCacheControl(path)) : context.notFound();
  });
  app.get("/fotos/:name", async (context) => {
    const file = await develop(context.req.param("name"), Number(context.req.query("cor")) || 0);
    return file ? sendFile(context, file, ONE_DAY) : context.notFound();
  });
  app.get("/site/:name", async (context) => {
    const file = await site(context.req.param("name"));
    return file ? sendFile(context, file, ASK_AGAIN) : context.notFound();
  });
}

function addGuardedParts(app: Hono, { database, listings, dist }: Site): void {
  const guard = csrfGuard();
  app.use("/api/*", guard.calls);
  app.route("/", calls(database, listings));
  app.route(
    "/",
    callStates((request) => app.fetch(request)),
  );
  const pages = new Hono();
  pages.use(guard.pages);
  pages.get("/imo-widgets/csrf-cookie", (context) => context.body(null, 204));
  addPages(pages, database, listings);
  addGallery(pages, dist);
  app.route("/", pages);
}
