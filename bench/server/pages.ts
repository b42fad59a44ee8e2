/**
 * The pages, as a site would write them: a header, the widget among a site's own text, a footer. The makes differ in the
 * lines of their head and in the tag, and in nothing else.
 */
import { readFileSync } from "node:fs";
import { isBefore, type PageName, type Subject, widgetsOn } from "../subjects.ts";
import { makeCountry } from "./country.ts";
import { contentId, SITE } from "./files.ts";

type ManifestRecord = { file: string; css?: string[]; imports?: string[]; preload?: string[] };
type Manifest = Record<string, ManifestRecord>;
/** Scripts and style sheets, as paths in their build. */
type Files = { scripts: Set<string>; sheets: Set<string> };

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

/** What `@imoWidgets` prints with the page's widgets named. */
function preloadedHead(bundle: Bundle, page: PageName): string {
  const manifest = readManifest(`${bundle}/manifest.json`);
  const files: Files = { scripts: new Set(), sheets: new Set() };
  for (const widget of widgetsOn[page]) addFiles(files, manifest, `widgets/${widget}/index.ts`);
  const url = (file: string) => `/${bundle}/${file}?id=${contentId(`${bundle}/${file}`)}`;
  const preloads = [...files.scripts].map((file) => `<link rel="modulepreload" href="/${bundle}/${file}">`);
  const css = url("imo-widgets.css");
  const js = url("imo-widgets.js");
  return [
    `<link rel="preload" as="style" href="${css}"><link rel="modulepreload" href="${js}">`,
    `<link rel="stylesheet" href="${css}"><script type="module" src="${js}"></script>`,
    ...[...files.sheets].map((file) => `<link rel="stylesheet" href="/${bundle}/${file}">`),
    ...preloads,
  ].join("");
}

/** What Laravel's `@vite` prints for a peer's entry: its styles, its script, and the chunks that it imports preloaded. */
function peerHead({ make, page }: Subject): string {
  const manifest = readManifest("peers/.vite/manifest.json");
  const key = `bench/peers/${make}/${page}.tsx`;
  const entry = manifest[key];
  if (!entry) throw new Error(`Expected ${key} in the peers' manifest, found none.`);
  const files: Files = { scripts: new Set(), sheets: new Set() };
  addFiles(files, manifest, key);
  const styles = [...files.sheets].map((file) => `<link rel="stylesheet" href="/peers/${file}">`);
  const preloads = [...files.scripts].map((file) => `<link rel="modulepreload" href="/peers/${file}">`);
  return [...preloads, ...styles, `<script type="module" src="/peers/${entry.file}"></script>`].join("");
}

/** What the record needs before it can run: what its own list says, where the build writes one, else what it imports. */
function addFiles(files: Files, manifest: Manifest, key: string): void {
  const record = manifest[key];
  // The entry is on the page already.
  if (!record || record.file === "imo-widgets.js" || files.scripts.has(record.file)) return;
  for (const sheet of record.css ?? []) files.sheets.add(sheet);
  for (const script of record.preload ?? [record.file]) files.scripts.add(script);
  if (!record.preload) for (const name of record.imports ?? []) addFiles(files, manifest, name);
}

function ourTags(page: PageName, data: Record<string, unknown>): string {
  return widgetsOn[page].map((widget) => `<div data-imo-widget="${widget}">${jsonScript(data)}</div>`).join("");
}

/** Every widget on a page gets all of it; each reads its own keys. */
function pageData(page: PageName, query: URLSearchParams): Record<string, unknown> {
  const cards = query.get("cards");
  return {
    ...(cards && { apiBase: `/cards/${cards}` }),
    ...(query.has("country") && { localizacoes: makeCountry() }),
    ...((page === "team" || page === "ten") && {
      colaboradores: Array.from({ length: 8 }, (_, id) => ({ id, name: `Pessoa ${id}`, titulo: "Consultora" })),
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

/** The site's own part of every page; `head` and `body` are HTML, or Blade. */
export function frame(head: string, body: string): string {
  return `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Imobiliária</title><link rel="icon" href="data:,"><style>${STYLE}</style>${head}</head><body><header>Imobiliária</header><main><h1>Imóveis em Ovar</h1><p>Casas, apartamentos e terrenos na região.</p>${body}<h2>Sobre nós</h2><p>Há trinta anos na praça.</p></main><footer>Privacidade</footer></body></html>`;
}
