/**
 * A site that has just been made: what `laravel new` leaves behind, the commands of docs/install.md with a release's archive,
 * and all ten widgets work. The skeleton is written here, as near to laravel/laravel as it matters, because not every registry has it;
 * tables of sessions, cache and jobs are Laravel's own commands', and the developer's own is a table of listings.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { zipFolder } from "../../scripts/release/archive.ts";
import { layComposerPackage } from "../../scripts/release/composer-package.ts";
import { readReleaseSettings } from "../../scripts/release/settings.ts";
import { runInstall } from "../support/install-page.ts";
import { mailsOf, pathIn, runAlerts } from "./alert-mails.ts";
import { allReady, expect, headersAt, SENT, test, visitor, write } from "./fixtures.ts";
import { HOST } from "./host.ts";
import { installLibraries, keepShims } from "./libraries.ts";
import { startPhp } from "./php-server.ts";
import { run } from "./tools.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const SKELETON: Readonly<Record<string, string>> = {
  "composer.json": JSON.stringify({
    name: "exemplo/site",
    type: "project",
    require: { php: "^8.2", "laravel/framework": "^12.0" },
    autoload: { "psr-4": { "App\\": "app/" } },
    scripts: { "post-autoload-dump": ["@php artisan package:discover --ansi"] },
    // As in every real site, whatever this machine's Composer is set to.
    config: { lock: true },
    "minimum-stability": "stable",
    "prefer-stable": true,
  }),
  ".env": `APP_NAME=Exemplo
APP_ENV=local
APP_KEY=
APP_DEBUG=true
APP_URL=http://localhost
LOG_CHANNEL=single
DB_CONNECTION=sqlite
SESSION_DRIVER=database
CACHE_STORE=database
QUEUE_CONNECTION=database
MAIL_MAILER=log
IMO_LEADS_MAIL=geral@exemplo.pt
`,
  "bootstrap/app.php": `<?php

use Illuminate\\Foundation\\Application;
use Illuminate\\Foundation\\Configuration\\Exceptions;
use Illuminate\\Foundation\\Configuration\\Middleware;

return Application::configure(basePath: dirname(__DIR__))
    ->withRouting(web: __DIR__.'/../routes/web.php', commands: __DIR__.'/../routes/console.php', health: '/up')
    ->withMiddleware(function (Middleware $middleware): void {
        // Only where the registry lacks what it needs: the widgets call their own origin.
        $middleware->remove(Illuminate\\Http\\Middleware\\HandleCors::class);
    })
    ->withExceptions(function (Exceptions $exceptions): void {
    })->create();
`,
  "bootstrap/providers.php": "<?php\n\nreturn [\n    App\\Providers\\AppServiceProvider::class,\n];\n",
  "app/Providers/AppServiceProvider.php":
    "<?php\n\nnamespace App\\Providers;\n\nclass AppServiceProvider extends \\Illuminate\\Support\\ServiceProvider\n{\n}\n",
  "app/Models/Imovel.php":
    "<?php\n\nnamespace App\\Models;\n\nclass Imovel extends \\Illuminate\\Database\\Eloquent\\Model\n{\n    protected $table = 'imoveis';\n    protected $casts = ['fotos' => 'array'];\n}\n",
  "database/migrations/2026_01_01_000000_create_imoveis.php": `<?php

use Illuminate\\Database\\Schema\\Blueprint;
use Illuminate\\Support\\Facades\\{DB, Schema};

return new class extends Illuminate\\Database\\Migrations\\Migration
{
    public function up(): void
    {
        Schema::create('imoveis', function (Blueprint $table) {
            $table->id();
            foreach (['id_ref', 'titulo', 'tipo_negocio', 'tipo_imovel', 'conselho', 'freguesia', 'estado', 'certificado'] as $text) {
                $table->string($text)->nullable();
            }
            foreach (['preco', 'num_quartos', 'num_wcs', 'garagem', 'num_frentes', 'inclinacao', 'num_montras', 'num_andares', 'area_privada', 'area_terreno', 'comercial'] as $number) {
                $table->integer($number)->nullable();
            }
            $table->json('fotos')->default('[]');
            $table->date('criado')->nullable();
        });
        DB::table('imoveis')->insert(['titulo' => 'T2 em Ovar', 'tipo_negocio' => 'Venda', 'tipo_imovel' => 'Apartamento', 'conselho' => 'Ovar', 'estado' => 'Usado', 'num_quartos' => 2, 'num_wcs' => 1, 'preco' => 150000]);
    }
};
`,
  "routes/web.php": "<?php\n\nuse Illuminate\\Support\\Facades\\Route;\n\nRoute::view('/', 'welcome');\n",
  "routes/console.php": "<?php\n",
  "public/favicon.ico": "",
  "resources/views/welcome.blade.php": `<!DOCTYPE html>
<html lang="pt"><head><meta charset="utf-8"><title>Exemplo</title>@imoWidgets</head><body>
<x-imo-widget name="hero-search" />
<x-imo-widget name="listing-search" data-avisos="por-email" />
<x-imo-widget name="mortgage-calculator" />
<x-imo-widget name="property-contact" data-id-ref="OVR-1" />
<x-imo-widget name="general-contact" />
<x-imo-widget name="agent-contact" data-comercial="7" />
<x-imo-widget name="agency-contact" data-agencia="OVR" />
<x-imo-widget name="recruitment-wizard" />
<x-imo-widget name="valuation-wizard" />
<x-imo-widget name="team-cards" :data="['colaboradores' => [['id' => 7, 'name' => 'Ana']]]" />
</body></html>
`,
};

const TEN = [
  ..."hero-search listing-search mortgage-calculator property-contact general-contact".split(" "),
  ..."agent-contact agency-contact recruitment-wizard valuation-wizard team-cards".split(" "),
];

test("a developer's new site works after three commands: ten widgets, leads in the database, mails in the log", async ({
  page,
  said,
}) => {
  test.setTimeout(360_000);
  const site = mkdtempSync(join(tmpdir(), "imo-new-site-"));
  const told = makeSite(site);
  for (const line of ["What is left to do", "all is in place"]) expect(told).toContain(line);
  expect(changedFiles(site)).toEqual(["config/imo-widgets.php", "public/vendor/"]);
  wantAlerts(site);
  const server = await startPhp({ site });
  expect(run("php", ["artisan", "imo-widgets:check", `--url=${server.url}`], site)).toMatch(
    /POST \/api\/agendamento .* 422, 422/,
  );
  await page.goto(server.url);
  await allReady(page, TEN);
  await expect(page.getByRole("link", { name: "T2 em Ovar" }).first()).toBeVisible();
  for (const widget of ["property-contact", "general-contact", "agent-contact", "agency-contact"]) {
    await write(page, widget, `Por ${widget}`);
    await expect(page.locator(`[data-imo-widget="${widget}"]`).getByText(SENT)).toBeVisible();
  }
  expect([...said.console, ...said.errors]).toEqual([]);
  await sendMore(page, server.url, 15);
  await killWorkerInTheMiddle(site);
  letClaimsRunOut(site);
  // In its plain text: the HTML says it within an element.
  const mailed = () => [...logOf(site).matchAll(/^Pedido n\.º (\d+), recebido/gm)].map(([, lead]) => Number(lead));
  await withWorker(site, "--sleep=0.2", () =>
    // What the killed one held comes back after `retry_after`.
    expect.poll(() => new Set(mailed()).size, { timeout: 60_000, intervals: [100] }).toBe(19),
  );
  const mails = mailed();
  expect(new Set(mails)).toEqual(new Set(Array.from({ length: 19 }, (_, index) => index + 1)));
  // The one that was being sent may have gone twice.
  expect(mails.length).toBeLessThanOrEqual(20);
  expect(logOf(site)).toContain("To: geral@exemplo.pt");
  await followAlert(page, server.url, site);
  await server.close();
  rmSync(site, { recursive: true, force: true });
});

/** Everything that is there belongs to the site; what Composer and Laravel write for themselves stands in .gitignore, as in every site. */
function commit(site: string): void {
  writeFileSync(`${site}/.gitignore`, "/vendor\n/storage\n/bootstrap/cache\n/releases\n*.sqlite\n.env\n/composer.*\n");
  execFileSync("git", ["add", "-A"], { cwd: site });
  execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@exemplo.pt", "commit", "-qm", "site"], { cwd: site });
}

/** What the commands have put beside the site's own files, but for what Composer brings. */
function changedFiles(site: string): string[] {
  const said = execFileSync("git", ["status", "--porcelain", "-uall"], { cwd: site, encoding: "utf8" });
  const files = said.split("\n").filter(Boolean);
  return [...new Set(files.map((line) => line.slice(3).replace(/^public\/vendor\/.*/, "public/vendor/")))];
}

/** Alerts are the one part that a site has to want. */
function wantAlerts(site: string): void {
  const path = `${site}/config/imo-widgets.php`;
  writeFileSync(path, readFileSync(path, "utf8").replace("'alerts' => false", "'alerts' => true"));
}

const VISITOR = "ines@exemplo.pt";

/** From the button in the listing to the first mail, a lower price a day later, and out by one click. */
async function followAlert(page: Page, url: string, site: string): Promise<void> {
  const execute = (sql: string) =>
    run("php", ["-r", `(new PDO('sqlite:${site}/database/database.sqlite'))->exec("${sql}");`], site);
  const lastMail = () => mailsOf(site).at(-1) ?? "";
  runAlerts(site, 0);
  await page.goto(url);
  await page.getByRole("button", { name: /^Avise-me/ }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("textbox", { name: "E-mail" }).fill(VISITOR);
  await panel.getByRole("button", { name: "Pedir aviso" }).click();
  await expect(panel.getByText("Falta só confirmar o pedido")).toBeVisible();
  runAlerts(site, 0);
  await page.goto(url + pathIn(lastMail(), /\/avisos\/confirmar\/[0-9a-f]{40}/));
  await page.getByRole("button", { name: "Confirmar o pedido" }).click();
  await expect(page.getByRole("heading", { name: "Aviso confirmado" })).toBeVisible();

  const columns = "tipo_negocio, tipo_imovel, conselho, estado, num_quartos, num_wcs";
  execute(
    `INSERT INTO imoveis (titulo, preco, ${columns}) SELECT 'T3 acabado de chegar', 250000, ${columns} FROM imoveis LIMIT 1`,
  );
  runAlerts(site, 1);
  expect(lastMail()).toContain("- T3 acabado de chegar\n  250 000 €");
  execute("UPDATE imoveis SET preco = 245000 WHERE preco = 250000");
  runAlerts(site, 2);
  expect(lastMail()).toContain("Desceu 5 000 €");
  const leave = pathIn(lastMail(), /\/avisos\/[0-9a-f]{40}\/cancelar/);
  const form = { "List-Unsubscribe": "One-Click" };
  expect((await page.request.post(url + leave, { form })).status()).toBe(200);
  const count = mailsOf(site).length;
  execute("UPDATE imoveis SET preco = 240000 WHERE preco = 245000");
  runAlerts(site, 3);
  expect(mailsOf(site)).toHaveLength(count);
}

const SHORT_RETRY = { DB_QUEUE_RETRY_AFTER: "1" };

/** What the site has logged so far; empty before its first line. */
function logOf(site: string): string {
  const path = `${site}/storage/logs/laravel.log`;
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

async function sendMore(page: Page, url: string, count: number): Promise<void> {
  const headers = await headersAt(page.request, url);
  const body = { ...visitor, mensagem: "Olá" };
  for (let sent = 0; sent < count; sent += 1) {
    const answer = await page.request.post(`${url}/api/contacto/contacto`, { headers, data: body });
    expect(answer.status()).toBe(201);
  }
}

/** Kills it as soon as it has sent its first mails. */
function killWorkerInTheMiddle(site: string): Promise<void> {
  return withWorker(site, "--sleep=0", () =>
    expect.poll(() => logOf(site), { timeout: 60_000, intervals: [10] }).toMatch(/Pedido n\.º \d+/),
  );
}

/** As if a minute and a half had gone by: until then nobody sends the mail that the killed one was at. */
function letClaimsRunOut(site: string): void {
  const sql = "update imo_leads set claimed_at = null where announced_at is null";
  run("php", ["-r", `(new PDO('sqlite:${site}/database/database.sqlite'))->exec('${sql}');`], site);
}

/** Lets a worker of the queue run until this has been seen, and kills it without a word. */
async function withWorker(site: string, sleep: string, seen: () => Promise<void>): Promise<void> {
  const env = { ...process.env, ...SHORT_RETRY };
  const worker = spawn("php", ["artisan", "queue:work", sleep], { cwd: site, stdio: "ignore", env });
  const ended = new Promise((resolve) => worker.once("exit", resolve));
  await seen();
  worker.kill("SIGKILL");
  await ended;
}

/** Puts the Composer package of a release into the site's `releases/`. */
function layArchive(site: string): void {
  const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8")) as { version: string };
  const staged = mkdtempSync(join(tmpdir(), "imo-composer-"));
  layComposerPackage(ROOT, staged, version, readReleaseSettings(ROOT));
  mkdirSync(`${site}/releases`);
  writeFileSync(`${site}/releases/imo-widgets-laravel-${version}.zip`, zipFolder(staged));
  rmSync(staged, { recursive: true });
}

/** @returns what the commands said */
function makeSite(site: string): string {
  for (const [path, text] of Object.entries(SKELETON)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  for (const folder of ["app/private", "framework/cache/data", "framework/sessions", "framework/views", "logs"])
    mkdirSync(`${site}/storage/${folder}`, { recursive: true });
  mkdirSync(`${site}/bootstrap/cache`, { recursive: true });
  execFileSync("git", ["init", "-q"], { cwd: site });
  cpSync(`${HOST}/artisan`, `${site}/artisan`);
  cpSync(`${HOST}/public/index.php`, `${site}/public/index.php`);
  writeFileSync(`${site}/database/database.sqlite`, "");
  layArchive(site);
  installLibraries(site);
  keepShims(site);
  const artisan = (...args: string[]) => run("php", ["artisan", ...args], site);
  for (const table of ["session", "cache", "queue", "queue-failed"]) artisan(`make:${table}-table`);
  commit(site);
  const told = [artisan("key:generate"), runInstall("Laravel", site), artisan("imo-widgets:check")].join("\n");
  if (process.env.IMO_SHOW) console.log(told);
  return told;
}
