/**
 * `npx tsx tests/laravel/killed-alerts.ts mariadb`: tests that every subscriber is told once that a
 * listing is new, reduced, gone and back, even if runs of the alerts, and the database server, are
 * killed (`kill -9`) at any point. A mail that is sent twice has the same Message-ID and counts as
 * one.
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
/** The number of killed runs; the database is killed with every third. */
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
const php = (...args: readonly string[]) => run("php", args, folder, env);
try {
  copySite(folder);
  php("artisan", "migrate", "--force");
  php(SEED_LISTINGS, LISTINGS);
  php(SCRIPT, "look");
  php(SCRIPT, "searches", ALERTS);
  php(SCRIPT, "changes", NEW);
  const found = () => new Set(lines(php(SCRIPT, "expected")));
  const before = found();
  await expectTold("new", () => [...before].map((pair) => tell("novo", pair)));
  const reduced = new Set(lines(php(SCRIPT, "withdraw")));
  const after = found();
  const isReduced = (pair: string) => reduced.has(pair.split(" ")[1] ?? "");
  await expectTold("reduced and gone", () => [
    ...[...after].filter(isReduced).map((pair) => tell(before.has(pair) ? "desceu" : "novo", pair)),
    ...[...before].filter((pair) => !after.has(pair)).map((pair) => tell("saiu", pair)),
  ]);
  php(SCRIPT, "return");
  await expectTold("back", () =>
    [...before].filter((pair) => !after.has(pair)).map((pair) => tell("voltou", pair)),
  );
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @returns `sentence` with a pair of address and listing, in the form in which mails are compared
 */
function tell(sentence: string, pair: string): string {
  const [to, listing] = pair.split(" ");
  return `${to} ${sentence} ${listing}`;
}

/** Kills runs, lets one finish, and compares what the mails have said since with `expected`. */
async function expectTold(what: string, expected: () => readonly string[]): Promise<void> {
  const first = mails().length;
  let killed = 0;
  for (let turn = 1; turn <= KILLS; turn += 1) killed += (await killRun(turn)) ? 1 : 0;
  // A listing that is missing in two runs is gone, which is mailed when the alert is due again.
  for (let day = 0; day < 3; day += 1) {
    php(SCRIPT, "again");
    php(SCRIPT, "run");
  }
  const isRight = report(
    what,
    expected(),
    killed,
    mails().slice(first),
    php(SCRIPT, "sent").trim(),
  );
  if (!isRight) process.exitCode = 1;
}

/** @returns true if the run was killed before its end */
async function killRun(turn: number): Promise<boolean> {
  php(SCRIPT, "again");
  const working = spawn("php", [SCRIPT, "run"], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  const done = ended(working);
  const before = mails().length;
  // Half of the runs are killed while they mail, the others while they compare and search.
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
    // The server accepts connections before it answers queries.
    while (!run("php", [SCRIPT, "sent"], folder, env).includes(" not sent")) await pause(500);
  }
  return isKilled;
}

function report(
  what: string,
  expected: readonly string[],
  killed: number,
  sent: readonly Mail[],
  rest: string,
): boolean {
  const byMessage = new Map(sent.map((mail) => [mail[0], mail]));
  const told = [...byMessage.values()].flatMap(([, to, said]) => said.map((one) => `${to} ${one}`));
  const lost = expected.filter((one) => !told.includes(one));
  const untrue = told.filter((one) => !expected.includes(one));
  const doubled = told.length - new Set(told).size;
  console.log(
    `${name}, ${what}: ${killed} runs killed, ${expected.length} to be told, ${byMessage.size} mails of ${told.length} listings, ` +
      `${sent.length - byMessage.size} handed over twice; ${lost.length} lost, ${untrue.length} untrue, ${doubled} doubled, ${rest}`,
  );
  for (const one of [...lost, ...untrue]) {
    const [to] = one.split(" ");
    console.log(`${one}; mails to them: ${JSON.stringify(sent.filter((mail) => mail[1] === to))}`);
  }
  const isWhole = lost.length + untrue.length + doubled === 0 && rest === "0 not sent";
  return isWhole && expected.length > 40 && killed > 1;
}

/** `said` has an entry such as `novo 3001` for each listing. */
type Mail = readonly [id: string, to: string, said: readonly string[]];

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
