/**
 * The API in the browser, because the gallery may lie on a static server: MSW's service worker answers the calls as the
 * demo server would, in each of the states. Nothing is kept and nothing leaves the page.
 */
import { delay, HttpResponse, http, passthrough } from "msw";
import { setupWorker } from "msw/browser";
import { paginate, type SearchRequest, searchListings } from "../../server/listings/search.ts";
import { makeListings } from "../../server/seed/listings.ts";
import { type CallState, isCallState, NOTHING_FOUND, refusalOf, SLOWNESS } from "../states.ts";
import { trustWorker } from "./trusted-types.ts";

const listings = makeListings(240);
const folder = new URL("../", location.href);

const worker = setupWorker(
  http.post("*/estado/:state/api/*", async ({ request, params }) => {
    const state = String(params.state);
    return isCallState(state) ? answer(state, request) : passthrough();
  }),
  // The view of favourites asks whether a home still has its page.
  http.head(/_\d+$/, () => new HttpResponse(null, { status: 200 })),
  // Examples name pictures from the site's root; a static gallery may lie in a folder.
  http.get("*/fotos/:name", ({ request, params }) => {
    const file = new URL(`fotos/${params.name}`, folder);
    return file.pathname === new URL(request.url).pathname ? passthrough() : fetch(file);
  }),
);

/** Resolves once the calls of this page are answered here. */
export async function startMockApi(): Promise<void> {
  const url = new URL("gallery/mockServiceWorker.js", folder).pathname;
  trustWorker(url);
  await worker.start({
    serviceWorker: { url },
    onUnhandledRequest: "bypass",
    quiet: true,
  });
}

async function answer(state: CallState, request: Request): Promise<Response> {
  if (state === "offline") return HttpResponse.error();
  if (state === "nunca") await delay("infinite");
  if (state === "lento") await delay(SLOWNESS);
  const refusal = refusalOf(state);
  if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
  if (!request.url.endsWith("/api/imoveis")) return HttpResponse.json({ message: "ok" }, { status: 201 });
  if (state === "vazio") return HttpResponse.json(NOTHING_FOUND);
  const search = (await request.json()) as SearchRequest;
  return HttpResponse.json(paginate(searchListings(listings, search), search.page, "/api/imoveis"));
}
