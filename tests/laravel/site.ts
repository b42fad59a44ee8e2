/**
 * A Laravel site for one test: a copy of `laravel/workbench/` with its own database, sessions,
 * public folder and settings, so tests can run in parallel and change anything. Only the libraries
 * and the map are shared.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { HOST, installSite } from "./host.ts";
import { type PhpServer, startPhp } from "./php-server.ts";
import { run } from "./tools.ts";

const LEFT_OUT = new Set([
  "vendor",
  "mapa",
  ".env",
  "database.sqlite",
  ".phpunit.cache",
  "storage",
]);

/** Creates the site that is installed once and copied for every test. */
export function makeTemplate(folder: string): void {
  copySite(folder);
  installSite(folder);
}

/** Copies the site's folder without the installed files, and links its libraries and its map. */
export function copySite(folder: string): void {
  cpSync(HOST, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  for (const name of ["framework/cache/data", "framework/sessions", "framework/views", "logs"])
    mkdirSync(`${folder}/storage/${name}`, { recursive: true });
  rmSync(`${folder}/public/vendor`, { recursive: true, force: true });
  rmSync(`${folder}/bootstrap/cache`, { recursive: true, force: true });
  mkdirSync(`${folder}/bootstrap/cache`);
  symlinkSync(`${HOST}/vendor`, `${folder}/vendor`);
  symlinkSync(`${HOST}/public/mapa`, `${folder}/public/mapa`);
}

type Lead = Record<"kind" | "nome" | "tel" | "email", string> & {
  id: number;
  recipient_id: string | null;
  mensagem: string | null;
  /** The values of the form's further fields. */
  fields: Record<string, string | null>;
  is_suspicious: boolean;
  signs: string[];
  cv_name: string | null;
  /** The file in base64; empty if there is none. */
  cv: string;
};
export type Inbox = Record<"mensagens" | "candidaturas" | "avaliacoes", Lead[]>;

export type LaravelSite = PhpServer & {
  folder: string;
  /** Settings that override those of the `.env`, for another server of the same folder. */
  env: Readonly<Record<string, string>>;
  artisan(...args: string[]): string;
  /** Changes the site's database without Laravel. */
  execute(sql: string): void;
  /** Returns the visitors' messages, the newest first. */
  inbox(): Inbox;
  /** Deletes all sessions, as a cleanup of the server does. */
  forgetSessions(): void;
};

type Options = {
  env?: Record<string, string>;
  ini?: readonly string[];
  /** Changes the site's folder before it is served. */
  change?: (folder: string) => void;
};

/** Copies the template, changes the copy and serves it. */
export async function startSite({
  env: given = {},
  ini = [],
  change,
}: Options = {}): Promise<LaravelSite> {
  const template = process.env.IMO_LARAVEL_TEMPLATE;
  if (!template)
    throw new Error(
      "Expected the site's template in IMO_LARAVEL_TEMPLATE: run `npm run test:laravel`.",
    );
  const folder = mkdtempSync(join(tmpdir(), "imo-laravel-site-"));
  cpSync(template, folder, { recursive: true, verbatimSymlinks: true });
  change?.(folder);
  const database = isServer() ? createDatabase(folder) : null;
  const env = { ...database?.env, ...given };
  const server = await startPhp({ site: folder, env, ini });
  return {
    ...server,
    folder,
    env,
    artisan: (...args) => run("php", ["artisan", ...args], folder, env),
    execute: (sql) =>
      void run("php", ["-r", `${BOOT} DB::unprepared(${JSON.stringify(sql)});`], folder, env),
    inbox: () => inboxOf(folder, env),
    forgetSessions() {
      const sessions = `${folder}/storage/framework/sessions`;
      for (const name of readdirSync(sessions)) rmSync(`${sessions}/${name}`);
    },
    async close() {
      await server.close();
      database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PHP code that boots the site, to put before code that needs it. */
const BOOT = `require 'vendor/autoload.php'; (require 'bootstrap/app.php')->make(Illuminate\\Contracts\\Console\\Kernel::class)->bootstrap();
use Illuminate\\Support\\Facades\\DB;`;

/**
 * Returns whether the sites of this run share a database server (`IMO_DATABASE`), on which each has
 * a separate database.
 */
function isServer(): boolean {
  return process.env.DB_CONNECTION !== undefined && process.env.DB_CONNECTION !== "sqlite";
}

/** Creates and fills the database of one site. */
function createDatabase(folder: string): { env: Record<string, string>; drop(): void } {
  const name = basename(folder).toLowerCase().replaceAll("-", "_");
  const execute = (sql: string) =>
    run("php", ["-r", `${BOOT} DB::unprepared(${JSON.stringify(sql)});`], folder);
  execute(`CREATE DATABASE ${name}`);
  const env = { DB_DATABASE: name };
  run("php", ["artisan", "migrate", "--seed", "--force"], folder, env);
  return { env, drop: () => void execute(`DROP DATABASE ${name}`) };
}

/** Returns the messages in a site's database, newest first. */
export function inboxOf(folder: string, env: Record<string, string> = {}): Inbox {
  const script = `${BOOT} echo ImoWidgets\\Leads\\Lead::latest('id')->get()->map(fn ($lead) => [...$lead->toArray(),
    'cv' => base64_encode((string) $lead->cv())])->toJson();`;
  const leads: Lead[] = JSON.parse(run("php", ["-r", script], folder, env));
  const of = (...kinds: string[]) => leads.filter(({ kind }) => kinds.includes(kind));
  return {
    mensagens: of("imovel", "geral", "agente", "agencia"),
    candidaturas: of("recrutamento"),
    avaliacoes: of("agendamento"),
  };
}
