/**
 * The real Laravel site with a page for every widget, as a developer writes it in Blade. In front of PHP stands what a web
 * server does there: it sends the files itself, packed and cached, and hands the rest on.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { listen, type RunningSite } from "../../demo/server/start.ts";
import { prepareHost } from "../../tests/laravel/host.ts";
import { makeTemplate, startSite } from "../../tests/laravel/site.ts";
import { missingTools } from "../../tests/laravel/tools.ts";
import { root } from "../prepare.ts";
import type { Certificate } from "../server/certificate.ts";
import { packFolder, sendFiles, sendPacked } from "../server/files.ts";
import { frame } from "../server/pages.ts";
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
export async function startLaravel(certificate: Certificate | null): Promise<RunningSite> {
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
  await warmUp(site.url);
  packFolder(`${site.folder}/public`);
  const app = new Hono();
  app.use("/:folder{vendor|bare}/*", ...sendFiles(`${site.folder}/public`));
  app.all("*", (context) => askPhp(context, site.url));
  const front = await listen(app.fetch, { tls: certificate ?? undefined });
  return {
    url: front.url,
    async close() {
      await front.close();
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

/** Compiles every page's Blade, so that no visit waits for that. */
async function warmUp(php: string): Promise<void> {
  for (const widget of ["bare", ...Object.values(widgetsOn).flat()]) {
    const { status } = await fetch(`${php}/bench/${widget}?preload=1`);
    if (status !== 200) throw new Error(`/bench/${widget}: expected 200, got ${status}.`);
  }
}

/**
 * Lets PHP answer, and packs what it says. Laravel writes whole URLs of the host and port that PHP was asked at; they become
 * paths, so that the files come from this server.
 */
async function askPhp(context: Context, php: string): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const asked = new Request(php + pathname + search, context.req.raw);
  asked.headers.delete("host");
  const from = await fetch(asked, { redirect: "manual" });
  context.status(from.status as 200);
  return sendPacked(
    context,
    (await from.text()).replaceAll(php, ""),
    from.headers.get("content-type") ?? "text/html",
  );
}
