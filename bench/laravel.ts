/** A real Laravel site with the bench's pages, as a developer writes them in Blade. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareHost } from "../tests/laravel/host.ts";
import { startPhp } from "../tests/laravel/php-server.ts";
import { makeTemplate } from "../tests/laravel/site.ts";
import { missingTools } from "../tests/laravel/tools.ts";
import { pages, tasks } from "./rows.ts";
import { frame, packFiles, SITE } from "./site.ts";

/** Page data in PHP; the listing's are its first page, as the site itself answers with it. */
const DATA: Record<string, string> = {
  "team-cards": "['colaboradores' => [['name' => 'Marta'], ['name' => 'Rui']]]",
  "listing-search":
    "['resultados' => app(ImoWidgets\\Listings\\ListingSearch::class)->search(app(ImoWidgets\\ImoWidgets::class)->firstSearch(), 1, 12)]",
};
const ROUTE =
  "Route::get('/page/{make}/{page}', fn ($make, $page) => view(\"bench.$make.$page\"))->withoutMiddleware('web');";

/**
 * Starts PHP; the bench's site sends the files, as a web server in front of PHP does.
 * @returns what PHP answers to a path, and what stops it
 * @throws where PHP or Composer is missing
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
    // Laravel writes the port that PHP was asked at into its URLs.
    return (await answer.text()).replaceAll(php.url, "");
  };
  // Compiles the Blade of each page, so that no visit waits for that.
  for (const { make, page } of drawn) await ask(`/page/${make}/${page}`);
  return { ask, close: () => php.close().then(() => rmSync(folder, { recursive: true })) };
}
