/** A real Laravel site with the bench's pages, written in Blade as a developer would. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareHost } from "../tests/laravel/host.ts";
import { startPhp } from "../tests/laravel/php-server.ts";
import { makeTemplate } from "../tests/laravel/site.ts";
import { missingTools } from "../tests/laravel/tools.ts";
import { pages, tasks } from "./rows.ts";
import { frame, packFiles, SITE } from "./site.ts";

/**
 * Page data as PHP code, by widget. The listing search gets its first page of results, as it would
 * on a real site.
 */
const DATA: Record<string, string> = {
  "team-cards": "['colaboradores' => [['name' => 'Marta'], ['name' => 'Rui']]]",
  "listing-search":
    "['resultados' => app(ImoWidgets\\Listings\\ListingSearch::class)->search(app(ImoWidgets\\ImoWidgets::class)->firstSearch(), 1, 12)]",
};
const ROUTE =
  "Route::get('/page/{make}/{page}', fn ($make, $page) => view(\"bench.$make.$page\"))->withoutMiddleware('web');";

/**
 * Starts PHP. The bench's own site serves the files, like a web server in front of PHP.
 * @returns `ask`, which resolves with PHP's answer for a path, and `close`, which stops PHP
 * @throws if PHP or Composer is missing
 */
export async function startLaravel() {
  const missing = missingTools();
  if (missing) throw new Error(`--laravel: ${missing}.`);
  prepareHost();
  const folder = mkdtempSync(join(tmpdir(), "imo-bench-"));
  makeTemplate(folder);
  const drawn = tasks.filter(({ make }) => make.endsWith("-laravel"));
  for (const { make, page } of drawn) {
    const [widget = ""] = pages[page] ?? [];
    const head = make.startsWith("preloaded") ? `@imoWidgets('${widget}')` : "@imoWidgets";
    const body = `<x-imo-widget name="${widget}" :data="${DATA[widget] ?? "[]"}" />`;
    mkdirSync(`${folder}/resources/views/bench/${make}`, { recursive: true });
    writeFileSync(`${folder}/resources/views/bench/${make}/${page}.blade.php`, frame(head, body));
  }
  const routes = `${folder}/routes/web.php`;
  writeFileSync(routes, `${readFileSync(routes, "utf8")}\n${ROUTE}\n`);
  cpSync(`${folder}/public/vendor`, `${SITE}vendor`, { recursive: true });
  packFiles(`${SITE}vendor`);
  const php = await startPhp({ site: folder, env: { APP_DEBUG: "false" } });
  const ask = async (path: string) => {
    const answer = await fetch(php.url + path);
    if (!answer.ok) throw new Error(`${path}: expected 200, got ${answer.status}.`);
    // Laravel's URLs contain PHP's own port, which the bench's site doesn't use.
    return (await answer.text()).replaceAll(php.url, "");
  };
  // Compiles each page's Blade in advance, so that no measured visit waits for it.
  for (const { make, page } of drawn) await ask(`/page/${make}/${page}`);
  return { ask, close: () => php.close().then(() => rmSync(folder, { recursive: true })) };
}
