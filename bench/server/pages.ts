/**
 * The pages, as a site would write them: a header, the widget among a site's own text, a footer. The makes differ in the
 * lines of their head and in the tag, and in nothing else.
 */
import { readFileSync } from "node:fs";
import { getPlaces } from "../../src/domain/places/places.ts";
import { isBefore, type PageName, type Subject, widgetsOn } from "../subjects.ts";
import { contentId, SITE } from "./files.ts";

type ManifestRecord = { file?: string; css?: string[]; imports?: string[]; preload?: string[] };
type Manifest = Record<string, ManifestRecord>;

/** A build of the product, by its folder on the site. */
type Bundle = "dist" | "before";

/**
 * Returns the HTML of the subject's page.
 * @param query how many cards there are, or which names of places
 */
export function pageHtml(subject: Subject, query: URLSearchParams): string {
  const { make, page } = subject;
  if (make === "bare") {
    const script = `<script type="module" src="/bare/bare.js?id=${contentId("bare/bare.js")}"></script>`;
    return frame(script, "<div data-bare></div>");
  }
  const data = pageData(page, query);
  const bundle = isBefore(make) ? "before" : "dist";
  if (make === "ours" || make === "before") return frame(plainHead(bundle), ourTags(page, data));
  if (make === "preloaded" || make === "before-preloaded")
    return frame(preloadedHead(bundle, page), ourTags(page, data));
  return frame(peerHead(subject), `<div data-peer>${jsonScript(data)}</div>`);
}

function plainHead(bundle: Bundle): string {
  return `<link rel="stylesheet" href="/${bundle}/imo-widgets.css"><script type="module" src="/${bundle}/imo-widgets.js"></script>`;
}

/** Returns the lines that `@imoWidgets` prints with the page's widgets named. */
function preloadedHead(bundle: Bundle, page: PageName): string {
  const [css, js] = ["imo-widgets.css", "imo-widgets.js"].map(
    (file) => `/${bundle}/${file}?id=${contentId(`${bundle}/${file}`)}`,
  );
  const keys = widgetsOn[page].map((widget) => `widgets/${widget}/index.ts`);
  return [
    `<link rel="stylesheet" href="${css}"><script type="module" src="${js}"></script>`,
    ...linksTo(bundle, readManifest(`${bundle}/manifest.json`), keys),
  ].join("");
}

/** Returns the lines that Laravel's `@vite` prints for a peer's entry: its styles, its script, and the chunks that it imports preloaded. */
function peerHead({ make, page }: Subject): string {
  const manifest = readManifest("peers/.vite/manifest.json");
  const key = `bench/peers/${make}/${page}.tsx`;
  const entry = manifest[key];
  if (!entry) throw new Error(`Expected ${key} in the peers' manifest, found none.`);
  return [
    ...linksTo("peers", manifest, [key]),
    `<script type="module" src="/peers/${entry.file}"></script>`,
  ].join("");
}

/** Returns links to all that these records need before they can run: their own lists, where the build writes one, else their imports. */
function linksTo(folder: string, manifest: Manifest, keys: readonly string[]): string[] {
  const [found, sheets, scripts] = [new Set(keys), new Set<string>(), new Set<string>()];
  for (const key of found) {
    const { file = "", css = [], preload, imports = [] } = manifest[key] ?? {};
    for (const sheet of css) sheets.add(`<link rel="stylesheet" href="/${folder}/${sheet}">`);
    for (const script of preload ?? [file])
      scripts.add(`<link rel="modulepreload" href="/${folder}/${script}">`);
    if (!preload) for (const name of imports) found.add(name);
  }
  return [...sheets, ...scripts];
}

function ourTags(page: PageName, data: Record<string, unknown>): string {
  return widgetsOn[page]
    .map((widget) => `<div data-imo-widget="${widget}">${jsonScript(data)}</div>`)
    .join("");
}

/** As many names of places as Portugal has municipalities and parishes. */
const country = Array.from({ length: 3567 }, (_, at) => {
  const { places } = getPlaces();
  return `${places[at % places.length]?.nome} ${at}`;
});

/** Every widget on a page gets all of it; each reads its own keys. */
function pageData(page: PageName, query: URLSearchParams): Record<string, unknown> {
  const cards = query.get("cards");
  return {
    ...(cards && { apiBase: `/cards/${cards}` }),
    ...(query.has("country") && { localizacoes: country }),
    ...((page === "team" || page === "ten") && {
      colaboradores: Array.from({ length: 8 }, (_, id) => ({
        id,
        name: `Pessoa ${id}`,
        titulo: "Consultora",
      })),
    }),
    ...(page === "calculator" && { precoImovel: 250_000, tan: 3.5, anos: 30 }),
    ...(page === "ten" && { idRef: "OVR-0001", comercial: 7, agencia: "OVR" }),
  };
}

function jsonScript(data: Record<string, unknown>): string {
  return `<script type="application/json">${JSON.stringify(data)}</script>`;
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(SITE + file, "utf8")) as Manifest;
}

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b2330}header,main,footer{max-width:1200px;margin:auto;padding:16px}footer{border-top:1px solid #ddd}`;

/** Lays out the site's own part of every page; `head` and `body` are HTML, or Blade. */
export function frame(head: string, body: string): string {
  return `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Imobiliária</title><link rel="icon" href="data:,"><style>${STYLE}</style>${head}</head><body><header>Imobiliária</header><main><h1>Imóveis em Ovar</h1><p>Casas, apartamentos e terrenos na região.</p>${body}<h2>Sobre nós</h2><p>Há trinta anos na praça.</p></main><footer>Privacidade</footer></body></html>`;
}
