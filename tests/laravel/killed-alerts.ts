/**
 * `npx tsx tests/laravel/killed-alerts.ts mariadb`: every subscriber gets each listing once, although runs of alerts are
 * killed (`kill -9`) at any point, and the database server with them. A mail that is sent a second time has the same Message-ID,
 * and counts as one.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareHost } from "./host.ts";
import { SERVERS, startDatabase } from "./servers/database.ts";
import { copySite } from "./site.ts";
import { run } from "./tools.ts";

const SCRIPT = new URL("./load/alerts.php", import.meta.url).pathname;
const SEED_LISTINGS = new URL("./load/listings.php", import.meta.url).pathname;
const LISTINGS = "3000";
const ALERTS = "300";
const NEW = "400";
/** Runs that are killed, every third with the database. */
const KILLS = Number(process.env.IMO_KILLS ?? 6);

const name = SERVERS.find((known) => known === process.argv[2]);
if (!name) throw new Error(`Expected ${SERVERS.join(" or ")}, got "${process.argv[2]}".`);
prepareHost();
const folder = mkdtempSync(join(tmpdir(), "imo-killed-alerts-"));
const sink = `${folder}/sink`;
const database = await startDatabase(name);
const env = {
  ...database.env,
  APP_ENV: "local",
  APP_KEY: `base64:${Buffer.alloc(32).toString("base64")}`,
  CACHE_STORE: "file",
  QUEUE_CONNECTION: "sync",
  IMO_SINK: sink,
};
try {
  copySite(folder);
  const php = (...args: readonly string[]) => run("php", args, folder, env);
  php("artisan", "migrate", "--force");
  php(SEED_LISTINGS, LISTINGS);
  php(SCRIPT, "look");
  php(SCRIPT, "searches", ALERTS);
  php(SCRIPT, "changes", NEW);
  const expected = lines(php(SCRIPT, "expected"));
  let killed = 0;
  for (let turn = 1; turn <= KILLS; turn += 1) killed += (await killRun(turn)) ? 1 : 0;
  php(SCRIPT, "run");
  // A run checks one and two hours later for jobs that a killed run had queued; the script does not wait for that.
  php(SCRIPT, "again");
  php(SCRIPT, "run");
  process.exitCode = report(expected, killed, php(SCRIPT, "sent").trim());
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** @returns true if the run was killed before its end */
async function killRun(turn: number): Promise<boolean> {
  const working = spawn("php", [SCRIPT, "run"], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  const done = ended(working);
  const before = mails().length;
  // Half of them while it mails, the others while it looks and matches.
  const isLate = turn % 2 === 0;
  const wait = isLate
    ? until(() => mails().length > before + 10 * turn, done)
    : pause(200 + 150 * turn);
  await Promise.race([wait, done]);
  const withDatabase = turn % 3 === 0;
  if (withDatabase) await database.kill();
  const isKilled = working.exitCode === null && working.kill("SIGKILL");
  await done;
  if (withDatabase) {
    await database.restart();
    // It takes connections before it takes questions.
    while (!run("php", [SCRIPT, "sent"], folder, env).includes(" not sent")) await pause(500);
  }
  return isKilled;
}

function report(expected: readonly string[], killed: number, sent: string): number {
  const byMessage = new Map(mails().map((mail) => [mail[0], mail]));
  const told = [...byMessage.values()].flatMap(([, to, titles]) =>
    titles.map((title) => `${to} ${title}`),
  );
  const lost = expected.filter((one) => !told.includes(one));
  const doubled = told.length - new Set(told).size;
  const again = mails().length - byMessage.size;
  console.log(
    `${name}: ${killed} runs killed, ${expected.length} to be told, ${byMessage.size} mails of ${told.length} listings, ` +
      `${again} handed over twice; ${lost.length} lost, ${doubled} doubled, ${sent}`,
  );
  const isRight =
    expected.length > 100 &&
    killed > 1 &&
    lost.length === 0 &&
    doubled === 0 &&
    sent === "0 not sent";
  return isRight && told.length === expected.length ? 0 : 1;
}

type Mail = readonly [id: string, to: string, titles: readonly string[]];

function mails(): Mail[] {
  return existsSync(sink) ? lines(readFileSync(sink, "utf8")).map((line) => JSON.parse(line)) : [];
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

async function until(isSo: () => boolean, done: Promise<void>): Promise<void> {
  let isDone = false;
  void done.then(() => {
    isDone = true;
  });
  while (!isSo() && !isDone) await pause(5);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
