/**
 * `npm run bench:growth -- pgsql 10000 100000`: measures how fast the Laravel site answers
 * `/api/imoveis` as its listings grow in number. Eleven searches
 * (laravel/tests/Listings/CommonSearches.php) and many at random (RandomSearches.php; IMO_SEED,
 * IMO_RANDOM), each with its pages 1, 10 and the last, the eleven with their map, by one visitor and by 32 at once, over
 * loopback through nginx and PHP-FPM. Prints a table for docs/operating.md#as-it-grows. Without
 * numbers, it measures the database named by the variables DB_* with its present content.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { HOST, prepareHost } from "../host.ts";
import { type Database, SERVERS, startDatabase } from "../servers/database.ts";
import { missingNginx, startNginx } from "../servers/nginx.ts";
import { missingPhpFpm, startPhpFpm } from "../servers/php-fpm.ts";
import { copySite } from "../site.ts";
import { run } from "../tools.ts";
import { type Answer, Visitor } from "../visitor.ts";
import { percentile } from "./percentile.ts";

const SEED_LISTINGS = new URL("./listings.php", import.meta.url).pathname;
const ALONE = Number(process.env.IMO_REQUESTS ?? 30);
const RANDOM = Number(process.env.IMO_RANDOM ?? 250);
const SEED = process.env.IMO_SEED ?? "20261123";
const VISITORS = 32;
const TOGETHER_MS = Number(process.env.IMO_SECONDS ?? 20) * 1000;

/** The settings for a machine that only runs the database; all others are the server's defaults. */
const SETTINGS = {
  mariadb: ["--innodb-buffer-pool-size=4G", "--innodb-log-file-size=1G", "--max-connections=200"],
  pgsql: [
    "shared_buffers=2GB",
    "effective_cache_size=6GB",
    "random_page_cost=1.1",
    "max_wal_size=8GB",
  ].flatMap((set) => ["-c", set]),
};

type Search = Record<string, unknown>;

const missing = missingPhpFpm() ?? missingNginx();
if (missing) throw new Error(missing);
prepareHost();
const searches = drawn();
const [name = "", ...counts] = process.argv.slice(2);
if (name === "") await measureFilled();
else for (const count of counts) await measure(name, Number(count));

/**
 * @param random a seed and a number of searches; without them, the eleven commonest searches are
 *   returned
 */
function drawn(...random: readonly string[]): Record<string, Search> {
  return JSON.parse(run("php", [`${HOST}/../tests/Listings/common-searches.php`, ...random], HOST));
}

async function measure(name: string, count: number): Promise<void> {
  const server = SERVERS.find((known) => known === name);
  if (!server && name !== "sqlite")
    throw new Error(`Expected sqlite, ${SERVERS.join(" or ")}, got "${name}".`);
  const database = server ? await startDatabase(server, SETTINGS[server]) : null;
  await withSite(database, async (site, folder, env) => {
    run("php", ["artisan", "migrate", "--force"], folder, env);
    console.log(`${name}: ${run("php", [SEED_LISTINGS, String(count)], folder, env).trim()}`);
    await report(site);
  });
  await database?.close();
}

/** Measures the database that the environment names. */
function measureFilled(): Promise<void> {
  return withSite(null, (site) => report(site));
}

type Use = (url: string, folder: string, env: Record<string, string>) => Promise<void>;

async function withSite(database: Database | null, use: Use): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "imo-growth-"));
  const env = {
    ...database?.env,
    ...(process.env.DB_CONNECTION
      ? {}
      : database
        ? {}
        : { DB_DATABASE: `${folder}/growth.sqlite` }),
    APP_ENV: "local",
    APP_DEBUG: "false",
    APP_KEY: `base64:${Buffer.alloc(32).toString("base64")}`,
    DB_PERSISTENT: "true",
    SESSION_DRIVER: "file",
    CACHE_STORE: "file",
    SITE_SEARCHES_PER_MINUTE: "100000000",
  };
  copySite(folder);
  writeFileSync(`${folder}/growth.sqlite`, "");
  run("php", ["artisan", "optimize"], folder, env);
  const php = await startPhpFpm({
    workers: 2 * availableParallelism(),
    env: { ...databaseEnv(), ...env },
  });
  const nginx = await startNginx([{ site: folder, fastCgi: php.port }]);
  try {
    await use(`http://127.0.0.1:${nginx.port}`, folder, env);
  } finally {
    await nginx.close();
    await php.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function databaseEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] =>
      entry[0].startsWith("DB_"),
    ),
  );
}

async function report(url: string): Promise<void> {
  console.log(
    "| search | listings | the first time | page 1 | page 10 | last page | map |\n| --- | --- | --- | --- | --- | --- | --- |",
  );
  const visitor = new Visitor(url);
  await visitor.arrive();
  // Each of PHP's workers connects and compiles during its first requests, which aren't measured.
  const warm = () => search(visitor, { ...searches.nothing, idRef: "warm" }, 1);
  for (let turn = 0; turn < 5; turn += 1) await Promise.all(Array.from({ length: 8 }, warm));
  const bodies: Search[] = [];
  const all: number[] = [];
  for (const [about, body] of Object.entries(searches)) {
    const first = await search(visitor, body, 1);
    const { total, last_page: last } = JSON.parse(first.body);
    const times: string[] = [];
    for (const page of [1, Math.min(10, last), last]) {
      bodies.push({ ...body, page });
      const taken = await repeated(visitor, body, page);
      all.push(...taken);
      times.push(show(taken));
    }
    times.push(show(await repeatedMap(visitor, body)));
    console.log(
      `| ${about} | ${total} | ${(first.worked ?? 0).toFixed(0)} | ${times.join(" | ")} |`,
    );
  }
  console.log(`alone, all: ${show(all)}`);
  await reportTogether(url, bodies);
  await reportRandom(url, visitor);
}

/**
 * Reports the time of each page of new searches, whose first page may warm caches for the others.
 */
async function reportRandom(url: string, visitor: Visitor): Promise<void> {
  const bodies: Search[] = [];
  const taken: Record<string, number[]> = {
    "the first time": [],
    "page 10": [],
    "last page": [],
    "page 1 again": [],
  };
  for (const body of Object.values(drawn(SEED, String(RANDOM)))) {
    const first = await search(visitor, body, 1);
    const last = Math.max(1, JSON.parse(first.body).last_page);
    taken["the first time"]?.push(first.worked ?? Number.NaN);
    for (const [name, page] of Object.entries({
      "page 10": Math.min(10, last),
      "last page": last,
      "page 1 again": 1,
    })) {
      bodies.push({ ...body, page });
      taken[name]?.push((await search(visitor, body, page)).worked ?? Number.NaN);
    }
  }
  console.log(`${RANDOM} at random, seed ${SEED}:`);
  const all = Object.values(taken).flat();
  for (const [name, times] of Object.entries({ ...taken, all }))
    console.log(`${name}: ${show(times)}, at most ${percentile(times, 1).toFixed(0)}`);
  await reportTogether(url, bodies);
}

async function repeated(visitor: Visitor, body: Search, page: number): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < ALONE; turn += 1)
    taken.push((await search(visitor, body, page)).worked ?? Number.NaN);
  return taken;
}

async function repeatedMap(visitor: Visitor, body: Search): Promise<number[]> {
  const { page: _, ordem: __, ...search } = body;
  const taken: number[] = [];
  for (let turn = 0; turn < ALONE; turn += 1)
    taken.push((await ask(visitor, "/api/imoveis/mapa", search)).worked ?? Number.NaN);
  return taken;
}

/**
 * Reports the times of all searches and pages with several simultaneous visitors, each of whom
 * starts with a different search.
 */
async function reportTogether(url: string, bodies: readonly Search[]): Promise<void> {
  const answers: Answer[] = [];
  const end = performance.now() + TOGETHER_MS;
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, index) => {
      const visitor = new Visitor(url);
      await visitor.arrive();
      for (let turn = index * 7; performance.now() < end; turn += 1) {
        const body = bodies[turn % bodies.length] ?? {};
        answers.push(await search(visitor, body, Number(body.page)));
      }
    }),
  );
  const rate = (answers.length / TOGETHER_MS) * 1000;
  const worked = answers.map((answer) => answer.worked ?? Number.NaN);
  const took = answers.map((answer) => answer.took);
  console.log(
    `${VISITORS} at once: ${rate.toFixed(0)} answers a second, the server worked ${show(worked)}, visitors waited ${show(took)}`,
  );
}

function search(visitor: Visitor, body: Search, page: number): Promise<Answer> {
  return ask(visitor, "/api/imoveis", { ...body, page });
}

async function ask(visitor: Visitor, path: string, body: Search): Promise<Answer> {
  const answer = await visitor.post(path, body);
  if (answer.status !== 200)
    throw new Error(`Expected 200, got ${answer.status}: ${answer.body.slice(0, 500)}`);
  return answer;
}

/** Formats the median and the 99th percentile. */
function show(values: readonly number[]): string {
  return `${percentile(values, 0.5).toFixed(1)} / ${percentile(values, 0.99).toFixed(1)}`;
}
