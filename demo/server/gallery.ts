/**
 * The gallery at /galeria: the static files of `npm run build:demo`, told that a server is behind them, so that their
 * calls go to the real API. The bundle itself comes from `dist/` as on every other page, never from the copy.
 */
import { fileURLToPath } from "node:url";
import type { Context, Hono } from "hono";
import { ASK_AGAIN, bundleCacheControl, fileShelf, sendFile } from "./files.ts";

const BUILT = fileURLToPath(new URL("../../dist-demo", import.meta.url));

/** @param pages where pages get their two cookies: the frame is a page too, and its widgets call */
export function addGallery(pages: Hono, dist: string): void {
  const [gallery, bundle] = [fileShelf(BUILT), fileShelf(dist)];

  async function page(context: Context, path: string): Promise<Response> {
    const file = await gallery(path);
    if (!file) return context.text("A galeria ainda não foi construída: npm run build:demo", 503);
    const html = new TextDecoder().decode(file.plain).replace("<html", "<html data-servidor");
    return context.html(html);
  }

  // Its addresses are relative, so the slash matters.
  pages.get("/galeria", (context) => context.redirect("/galeria/", 301));
  pages.get("/galeria/", (context) => page(context, "index.html"));
  pages.get("/galeria/gallery/:page{.+\\.html}", (context) => page(context, `gallery/${context.req.param("page")}`));
  pages.get("/galeria/vendor/imo-widgets/:path{.+}", async (context) => {
    const path = context.req.param("path");
    const file = await bundle(path);
    return file ? sendFile(context, file, bundleCacheControl(path)) : context.notFound();
  });
  pages.get("/galeria/:path{.+}", async (context) => {
    const file = await gallery(context.req.param("path"));
    return file ? sendFile(context, file, ASK_AGAIN) : context.notFound();
  });
}
