/**
 * `npm run test:laravel`: runs the package's own tests in PHP, and tests the built bundle in a
 * browser on a running Laravel site. If PHP is missing, it says so in one line and exits with 0,
 * unless `IMO_LARAVEL=required` is set (CI), because skipped tests would look like passed ones.
 * `IMO_LARAVEL=skip` skips them, in case they are run separately. `IMO_DATABASE=mariadb` or `pgsql`
 * uses such a server, which is started only for them; SQLite is the default.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PACKAGE, prepareHost } from "./host.ts";
import { type Database, SERVERS, startDatabase, WITHOUT_SYNC } from "./servers/database.ts";
import { makeTemplate } from "./site.ts";
import { missingTools } from "./tools.ts";

const missing =
  process.env.IMO_LARAVEL === "skip" ? "IMO_LARAVEL=skip asks for it" : missingTools();
if (missing) {
  console.log(`The Laravel tests are skipped: ${missing}.`);
  process.exit(process.env.IMO_LARAVEL === "required" ? 1 : 0);
}
const database = await databaseOf(process.env.IMO_DATABASE ?? "sqlite");
Object.assign(process.env, database?.env);
prepareHost();
const isOnlyBrowser = process.argv.length > 2;
const folder = mkdtempSync(join(tmpdir(), "imo-laravel-"));
makeTemplate(folder);
// PHPUnit runs in parallel with the browsers, which leave the processor idle now and then.
const php = runPhpunit();
const browser = await run(
  "npx",
  [
    "tsx",
    "tests/browser/run.ts",
    "-c",
    "tests/laravel/playwright.config.ts",
    ...process.argv.slice(2),
  ],
  { env: { IMO_LARAVEL_TEMPLATE: folder }, stdio: "inherit" },
);
const phpStatus = await php;
rmSync(folder, { recursive: true, force: true });
await database?.close();
process.exit(phpStatus || browser);

/** Runs PHPUnit; on a database server only the tests that use the database, because all others are independent of it. */
async function runPhpunit(): Promise<number> {
  if (database) return phpunit("--group", "database");
  return isOnlyBrowser ? 0 : phpunit();
}

/** Runs PHPUnit and prints its output in one piece at the end. */
function phpunit(...args: readonly string[]): Promise<number> {
  return run("composer", ["--working-dir", PACKAGE, "test", "--", ...args], { stdio: "pipe" });
}

async function databaseOf(name: string): Promise<Database | null> {
  if (name === "sqlite") return null;
  const server = SERVERS.find((known) => known === name);
  if (!server)
    throw new Error(`IMO_DATABASE: expected sqlite, ${SERVERS.join(" or ")}, got "${name}".`);
  return startDatabase(server, WITHOUT_SYNC[server]);
}

type Way = { stdio: "inherit" | "pipe"; env?: Record<string, string> };

/** @returns the exit code */
function run(command: string, args: readonly string[], { stdio, env }: Way): Promise<number> {
  const all = { ...process.env, COMPOSER_ALLOW_SUPERUSER: "1", ...env };
  const child = spawn(command, args, { stdio: ["ignore", stdio, stdio], env: all });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (piece: Buffer) => said.push(piece));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status ?? 1);
    });
  });
}
