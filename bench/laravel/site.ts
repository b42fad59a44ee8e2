/**
 * The real Laravel site with a page for every widget, as a developer writes it in Blade. In front of PHP stands what a web
 * server does there: it sends the files itself, packed and cached, and hands the rest on.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import { prepareHost } from "../../tests/laravel/host.ts";
import { makeTemplate, startSite } from "../../tests/laravel/site.ts";
import { missingTools } from "../../tests/laravel/tools.ts";
import { root } from "../prepare.ts";
import type { Certificate } from "../server/certificate.ts";
import { cacheControl } from "../server/files.ts";
import { frame } from "../server/pages.ts";
import { type Asked, type BenchServer, listen, type Response, send, sendFile } from "../server/server.ts";
import { widgetsOn } from "../subjects.ts";

/** Page data in PHP: where a widget can't do without, and the listing's first page, as the site itself answers it. */
const DATA: Record<string, string> = {
  "team-cards": "['colaboradores' => [['name' => 'Marta'], ['name' => 'Rui']]]",
  "listing-search":
    "['resultados' => app(\\ImoWidgets\\Listings\\ListingSearch::class)->search(app(\\ImoWidgets\\ImoWidgets::class)->firstSearch(), 1, 12)]",
};

const HEAD = `@if ($widget === 'bare') <script type="module" src="/bare/bare.js?id=1"></script>
@elseif ($preload) @imoWidgets($widget)
@else @imoWidgets
@endif`;
const BODY = `@if ($widget === 'bare') <div data-bare></div>
@else <x-imo-widget :name="$widget" :data="$data" />
@endif`;

/** @throws where PHP or Composer is missing */
export async function startLaravel(certificate: Certificate | null): Promise<BenchServer> {
  const missing = missingTools();
  if (missing) throw new Error(`--laravel: ${missing}.`);
  prepareHost();
  const template = mkdtempSync(join(tmpdir(), "imo-laravel-"));
  makeTemplate(template);
  process.env.IMO_LARAVEL_TEMPLATE = template;
  const site = await startSite({
    change: addBenchPages,
    env: { APP_DEBUG: "false" },
    ini: ["opcache.revalidate_freq=2"],
  });
  await warmUp(`${site.folder}/public`, site.url);
  const front = await listen(certificate, (asked, response) =>
    answer(`${site.folder}/public`, site.url, asked, response),
  );
  return {
    url: front.url,
    async close() {
      front.close();
      await site.close();
      rmSync(template, { recursive: true });
    },
  };
}

function addBenchPages(folder: string): void {
  const widgets = new Set(Object.values(widgetsOn).flat());
  const data = [...widgets].map((name) => `'${name}' => ${DATA[name] ?? "[]"}, `).join("");
  writeFileSync(`${folder}/resources/views/bench.blade.php`, frame(HEAD, BODY));
  const routes = `${folder}/routes/web.php`;
  const route = `Route::get('/bench/{widget}', function (string $widget) { config(['imo-widgets.inline_styles' => ! request()->has('linked')]); return view('bench', ['widget' => $widget, 'preload' => request()->has('preload'), 'data' => match ($widget) { ${data}default => [] }]); })->withoutMiddleware('web');`;
  writeFileSync(routes, `${readFileSync(routes, "utf8")}\n${route}`);
  mkdirSync(`${folder}/public/bare`);
  cpSync(`${root}test-results/bare/bare.js`, `${folder}/public/bare/bare.js`);
}

const packed = new Map<string, Buffer>();

/** Compiles every page's Blade and packs every file, so that nobody's visit waits for that. */
async function warmUp(folder: string, php: string): Promise<void> {
  for (const widget of ["bare", ...Object.values(widgetsOn).flat()]) {
    const { status } = await fetch(`${php}/bench/${widget}?preload=1`);
    if (status !== 200) throw new Error(`/bench/${widget}: expected 200, got ${status}.`);
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (/\.(js|css)$/.test(name)) pack(`${folder}/${name}`);
  }
}

function pack(file: string): Buffer {
  const body = packed.get(file) ?? brotliCompressSync(readFileSync(file));
  packed.set(file, body);
  return body;
}

async function answer(folder: string, php: string, asked: Asked, response: Response): Promise<void> {
  const { pathname, searchParams } = new URL(asked.url ?? "/", php);
  const type = { ".js": "text/javascript", ".css": "text/css" }[extname(pathname)];
  const file = folder + pathname;
  if (type && existsSync(file)) {
    const body = pack(file);
    const isHashed = searchParams.has("id") || /\/(chunks|assets)\//.test(pathname);
    const headers = {
      "content-type": type,
      "content-encoding": "br",
      "cache-control": cacheControl(isHashed),
      etag: `"${body.length}"`,
    };
    return sendFile(asked, response, { headers, body });
  }
  await handOn(php, asked, response);
}

/**
 * Lets PHP answer, and packs what it says. Laravel writes whole URLs of the host and port that PHP was asked at; they become
 * paths, so that the files come from this server.
 */
async function handOn(php: string, asked: Asked, response: Response): Promise<void> {
  const method = asked.method ?? "GET";
  const sent = Object.entries(asked.headers).filter(([name]) => !name.startsWith(":") && name !== "host");
  const body = method === "GET" || method === "HEAD" ? null : await buffer(asked);
  const from = await fetch(php + asked.url, { method, headers: sent as [string, string][], body, redirect: "manual" });
  const text = (await from.text()).replaceAll(php, "");
  const compressed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const headers = { "content-type": from.headers.get("content-type") ?? "text/html", "content-encoding": "br" };
  send(response, from.status, headers, compressed);
}
