import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Hono } from "hono";
import { isTile, tileDrawer } from "./tile.ts";

const { resolve } = createRequire(import.meta.url);

/** Adds `/mapa/{z}/{x}/{y}.svg`, the tiles of the demo's map. */
export function addTiles(app: Hono): void {
  const draw = tileDrawer(async (scale) =>
    JSON.parse(await readFile(resolve(`world-atlas/countries-${scale}.json`), "utf8")),
  );
  app.get("/mapa/:zoom{[0-9]+}/:x{[0-9]+}/:file{[0-9]+\\.svg}", async (context) => {
    const { zoom, x, file } = context.req.param();
    const tile = { zoom: Number(zoom), x: Number(x), y: Number.parseInt(file, 10) };
    if (!isTile(tile)) return context.notFound();
    const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=604800" };
    return context.body(await draw(tile), 200, headers);
  });
}
