/** The one site of a run: pages, files and `/api/imoveis`. Every answer is there at once: waiting is the throttled line's business. */
import { type Context, Hono } from "hono";
import { paginate, searchListings } from "../../demo/server/listings/search.ts";
import { makeListings } from "../../demo/server/seed/listings.ts";
import type { Make, PageName } from "../subjects.ts";
import { SITE, sendFiles, sendPacked } from "./files.ts";
import { pageHtml } from "./pages.ts";

const listings = makeListings(1000);

/** Returns the site, whose files `laySite` has laid out. */
export function createBenchSite(): Hono {
  const app = new Hono();
  for (const folder of ["dist", "before", "bare", "peers", "fotos"])
    app.use(`/${folder}/*`, ...sendFiles(SITE));
  app.post("/api/imoveis", (context) => answer(context, 12));
  app.post("/cards/:cards{[0-9]+}/api/imoveis", (context) =>
    answer(context, Number(context.req.param("cards"))),
  );
  app.get("/page/:make/:page", (context) => {
    const subject = context.req.param() as { make: Make; page: PageName };
    return sendPacked(
      context,
      pageHtml(subject, new URL(context.req.url).searchParams),
      "text/html; charset=utf-8",
    );
  });
  return app;
}

async function answer(context: Context, perPage: number): Promise<Response> {
  const search = await context.req.json();
  const page = paginate(
    searchListings(listings, search, perPage),
    search.page,
    context.req.path,
    perPage,
  );
  // `drawPhotos` has made pictures of the drawings.
  return sendPacked(context, JSON.stringify(page).replaceAll(".svg", ".jpg"), "application/json");
}
