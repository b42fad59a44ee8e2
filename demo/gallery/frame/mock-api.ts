/**
 * Mocks the API in the browser, because the gallery may be on a static server: MSW's service worker
 * answers the calls like the demo server, in each of the states. Nothing is kept and nothing leaves
 * the page.
 */
import { delay, HttpResponse, http, passthrough } from "msw";
import { setupWorker } from "msw/browser";
import { findPoints } from "../../server/listings/points.ts";
import { paginate, type SearchRequest, searchListings } from "../../server/listings/search.ts";
import type { Atlas, Scale, tileDrawer } from "../../server/map/tile.ts";
import { makeListings } from "../../server/seed/listings.ts";

const listings = makeListings(240);
const folder = new URL("../", location.href);

/** Laravel's answers to calls that are refused or fail, by state. */
const REFUSALS: Readonly<Record<string, { status: number; message: string; errors?: object }>> = {
  "erro-419": { status: 419, message: "CSRF token mismatch." },
  "erro-422": {
    status: 422,
    message: "The email field is invalid.",
    errors: { email: ["The email field is invalid."] },
  },
  "erro-500": { status: 500, message: "Server Error" },
};

let drawTile: ReturnType<typeof tileDrawer> | undefined;

async function readAtlas(scale: Scale): Promise<Atlas> {
  return (await fetch(new URL(`gallery/countries-${scale}.json`, folder))).json();
}

const worker = setupWorker(
  http.post("*/estado/:state/api/*", ({ request, params }) =>
    answer(String(params.state), request),
  ),
  // The favourites panel checks whether a listing still has its page.
  http.head(/_\d+$/, () => new HttpResponse(null, { status: 200 })),
  http.get("*/mapa/:zoom/:x/:file", async ({ params: { zoom, x, file } }) => {
    drawTile ??= (await import("../../server/map/tile.ts")).tileDrawer(readAtlas);
    const y = Number.parseInt(String(file), 10);
    const headers = { "Content-Type": "image/svg+xml" };
    return new HttpResponse(await drawTile({ zoom: Number(zoom), x: Number(x), y }), { headers });
  }),
  // Examples refer to pictures from the site's root, but a static gallery may be in a folder.
  http.get("*/fotos/:name", ({ request, params }) => {
    const file = new URL(`fotos/${params.name}`, folder);
    return file.pathname === new URL(request.url).pathname ? passthrough() : fetch(file);
  }),
);

/** Resolves once this page's calls are answered here. */
export async function startMockApi(): Promise<void> {
  const url = new URL("gallery/mockServiceWorker.js", folder).pathname;
  trustWorker(url);
  await worker.start({ serviceWorker: { url }, onUnhandledRequest: "bypass", quiet: true });
}

async function answer(state: string, request: Request): Promise<Response> {
  if (state === "offline") return HttpResponse.error();
  if (state === "nunca") await delay("infinite");
  if (state === "lento") await delay(3000);
  const { status, ...body } = REFUSALS[state] ?? { status: 200 };
  if (status !== 200) return HttpResponse.json(body, { status });
  const [isList, isMap] = ["/api/imoveis", "/api/imoveis/mapa"].map((path) =>
    request.url.endsWith(path),
  );
  if (!isList && !isMap) return HttpResponse.json({ message: "ok" }, { status: 201 });
  const search = (await request.json()) as SearchRequest;
  const all = state === "vazio" ? [] : listings;
  if (isMap) return HttpResponse.json(findPoints(all, search));
  const found = searchListings(all, search);
  return HttpResponse.json(paginate(found, search.page, "/api/imoveis"));
}

type Policy = { createScriptURL(url: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

/**
 * Lets MSW register the service worker at `url`, and no other script. MSW passes plain text, which
 * only a policy named `default` can turn into a trusted URL.
 */
function trustWorker(url: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy("default", {
    createScriptURL(asked) {
      if (asked !== url)
        throw new TypeError(`The only script that may be added is ${url}, got ${asked}.`);
      return asked;
    },
  });
}
