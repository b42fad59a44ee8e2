/**
 * `composer scale`, in laravel/workbench: simulates a site with several machines on one: nginx in
 * front of two stateless PHP servers, Redis for sessions, cache, limiters and queue, and PostgreSQL
 * with a streaming replica for searches. For a minute, visitors search, write, and resend what was
 * not answered; meanwhile one PHP server and then the replica are killed. The exit code is 1 if a
 * message that was reported as sent isn't stored exactly once.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installSite, prepareHost } from "../host.ts";
import { missingServer, REPLICA_HOST, startDatabase, startReplica } from "../servers/database.ts";
import { missingNginx, startNginx } from "../servers/nginx.ts";
import { missingPhpFpm, startPhpFpm } from "../servers/php-fpm.ts";
import type { PrivateServer } from "../servers/private-server.ts";
import { missingRedis, startRedis } from "../servers/redis.ts";
import { copySite, inboxOf } from "../site.ts";
import { run } from "../tools.ts";
import { newSendId, Visitor } from "../visitor.ts";
import { percentile } from "./percentile.ts";

const VISITORS = 32;
const SECONDS = Number(process.env.IMO_SECONDS ?? 60);
const WORKERS = 4;
/** The number of times that a visitor sends a form before giving up. */
const TRIES = 10;

const SEARCH = {
  ...{
    page: 1,
    objetivo: ["Comprar"],
    tipologia: [],
    localizacao: [],
    quartos: [],
    wcs: [],
    garagem: [],
    estado: [],
  },
  ...{ minprice: null, maxprice: null, ordem: "asc", comercial: [], idRef: "" },
};

type Counts = {
  answers: number;
  failures: Map<string, number>;
  took: number[];
  sent: string[];
  givenUp: number;
};

const missing = missingServer("pgsql") ?? missingPhpFpm() ?? missingNginx() ?? missingRedis();
if (missing) throw new Error(missing);
prepareHost();
const folder = mkdtempSync(join(tmpdir(), "imo-scale-"));
const started: PrivateServer[] = [];
try {
  process.exitCode = await scale();
} finally {
  for (const server of started.reverse()) await server.close();
  rmSync(folder, { recursive: true, force: true });
}

async function scale(): Promise<number> {
  const primary = keep(await startDatabase("pgsql", ["-c", "max_connections=200"]));
  const redis = keep(await startRedis());
  const env = {
    ...primary.env,
    APP_ENV: "local",
    APP_DEBUG: "false",
    APP_KEY: `base64:${Buffer.alloc(32).toString("base64")}`,
    SESSION_DRIVER: "redis",
    CACHE_STORE: "redis",
    QUEUE_CONNECTION: "redis",
    REDIS_PORT: String(redis.port),
    MAIL_MAILER: "log",
    SITE_SEARCHES_PER_MINUTE: "1000000",
    SITE_MESSAGES_PER_MINUTE: "1000000",
  };
  const sites = [`${folder}/one`, `${folder}/two`];
  for (const site of sites) copySite(site);
  run("php", ["artisan", "migrate", "--seed", "--force"], sites[0] ?? "", env);
  for (const site of sites) installSite(site);
  const replica = keep(await startReplica(primary));
  const hosts = { ...env, DB_READ_HOSTS: `${REPLICA_HOST},${primary.env.DB_HOST}` };
  const php = await Promise.all(sites.map(() => startPhpFpm({ workers: WORKERS, env: hosts })));
  php.forEach(keep);
  const nginx = keep(
    await startNginx(php.map(({ port }, index) => ({ site: sites[index] ?? "", fastCgi: port }))),
  );
  const url = `http://127.0.0.1:${nginx.port}`;

  const counts: Counts = { answers: 0, failures: new Map(), took: [], sent: [], givenUp: 0 };
  killAfter(SECONDS / 3, "a PHP server", php[0]);
  killAfter((SECONDS * 2) / 3, "the replica", replica);
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: VISITORS }, (_, index) => visit(new Visitor(url), index, end, counts)),
  );
  return report(
    counts,
    inboxOf(sites[1] ?? "", env).mensagens.map(({ mensagem }) => mensagem ?? ""),
  );
}

function killAfter(seconds: number, what: string, server: PrivateServer | undefined): void {
  const kill = async () => {
    await server?.kill();
    console.log(`killed after ${seconds.toFixed(0)} s: ${what} (${server?.pid})`);
  };
  setTimeout(() => void kill(), seconds * 1000);
}

function keep<Server extends PrivateServer>(server: Server): Server {
  started.push(server);
  return server;
}

/** Repeatedly sends four searches and a message. */
async function visit(visitor: Visitor, index: number, end: number, counts: Counts): Promise<void> {
  await visitor.arrive();
  for (let turn = 0; performance.now() < end; turn += 1) {
    if (turn % 5 === 4) await write(visitor, `${index}.${turn}`, counts);
    else
      await ask(() => visitor.post("/api/imoveis", { ...SEARCH, page: 1 + (turn % 20) }), counts);
  }
}

/** Sends a form as a visitor who presses the button again after a failure: the same form, the same id. */
async function write(visitor: Visitor, mensagem: string, counts: Counts): Promise<void> {
  const id = newSendId();
  const form = { nome: "Zé", tel: "912345678", email: "ze@exemplo.pt", mensagem };
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await ask(() => visitor.post("/api/contacto/contacto", form, id), counts)) {
      counts.sent.push(mensagem);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  counts.givenUp += 1;
}

/** @returns true if the answer was a success */
async function ask(request: () => ReturnType<Visitor["post"]>, counts: Counts): Promise<boolean> {
  try {
    const { status, took } = await request();
    counts.answers += 1;
    counts.took.push(took);
    if (status >= 200 && status < 300) return true;
    count(counts, String(status));
  } catch (problem) {
    count(counts, `no answer (${(problem as Error).message})`);
  }
  return false;
}

function count({ failures }: Counts, what: string): void {
  failures.set(what, (failures.get(what) ?? 0) + 1);
}

function report(
  { answers, failures, took, sent, givenUp }: Counts,
  stored: readonly string[],
): number {
  const times = new Map<string, number>();
  for (const message of stored) times.set(message, (times.get(message) ?? 0) + 1);
  const once = sent.filter((message) => times.get(message) === 1).length;
  const lost = sent.filter((message) => !times.has(message)).length;
  const doubled = [...times.values()].filter((number) => number > 1).length;
  console.log(`answers            ${answers} in ${SECONDS} s, by ${VISITORS} visitors`);
  console.log(
    `failures           ${[...failures].map(([what, number]) => `${number} × ${what}`).join(", ") || "none"}`,
  );
  console.log(`messages sent      ${sent.length}; given up ${givenUp}`);
  console.log(`stored once        ${once}; lost ${lost}, doubled ${doubled}`);
  console.log(
    `p50 / p99          ${percentile(took, 0.5).toFixed(0)} / ${percentile(took, 0.99).toFixed(0)} ms`,
  );
  return lost === 0 && doubled === 0 && once === sent.length ? 0 : 1;
}
