/**
 * `npx tsx tests/laravel/lost-answer.ts pgsql`: tests that a CV is complete once it was reported as
 * sent, even if the database stored the lead but its answer was lost because the connection broke
 * after the commit, as in a failover. In one case, the server is down for a moment, so the visitor
 * is asked to send again; in the other, it is back at once, and Laravel itself repeats the query.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareHost } from "./host.ts";
import { startPhp } from "./php-server.ts";
import { SERVERS, startDatabase } from "./servers/database.ts";
import { startLosingProxy } from "./servers/losing-proxy.ts";
import { copySite, inboxOf } from "./site.ts";
import { run } from "./tools.ts";
import { newSendId, Visitor } from "./visitor.ts";

const INSERT = { mariadb: "insert into `imo_leads`", pgsql: 'insert into "imo_leads"' };
const CV = "%PDF-1.4 of one that must not be lost";
const FOLDER = "storage/app/private/imo-widgets-cv";

const name = SERVERS.find((known) => known === process.argv[2]);
if (!name) throw new Error(`Expected ${SERVERS.join(" or ")}, got "${process.argv[2]}".`);
prepareHost();
const folder = mkdtempSync(join(tmpdir(), "imo-lost-"));
const database = await startDatabase(name);
const proxy = await startLosingProxy(database.port);
const env = {
  ...database.env,
  APP_ENV: "local",
  APP_KEY: `base64:${Buffer.alloc(32).toString("base64")}`,
  SESSION_DRIVER: "file",
  CACHE_STORE: "file",
  QUEUE_CONNECTION: "sync",
  MAIL_MAILER: "array",
};
const problems: string[] = [];
try {
  copySite(folder);
  run("php", ["artisan", "migrate", "--force"], folder, env);
  const php = await startPhp({ site: folder, env: { ...env, DB_PORT: String(proxy.port) } });
  for (const isBackAtOnce of [false, true]) await apply(php.url, isBackAtOnce);
  judge();
  await php.close();
} finally {
  await proxy.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${name}: ${problems.length === 0 ? "no CV was lost with an answer" : problems.join("; ")}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Sends one application until the answer is a success. */
async function apply(url: string, isBackAtOnce: boolean): Promise<void> {
  const visitor = new Visitor(url);
  await visitor.arrive();
  const id = newSendId();
  const lostBefore = proxy.countLost();
  proxy.loseAnswerTo(INSERT[name ?? "pgsql"]);
  const back = isBackAtOnce
    ? setInterval(() => proxy.countLost() > lostBefore && proxy.reopen(), 1)
    : undefined;
  const send = async () => (await visitor.post("/api/recrutamento", application(), id)).status;
  const first = await send();
  clearInterval(back);
  proxy.reopen();
  const status = first === 201 ? first : await send();
  console.log(`${name}: back ${isBackAtOnce ? "at once" : "later"}: ${first}, then ${status}`);
  if (proxy.countLost() !== lostBefore + 1) problems.push("no answer was lost");
  if (!isBackAtOnce && first !== 503) problems.push(`expected 503 for a lost answer, got ${first}`);
  if (status !== 201) problems.push(`expected 201 in the end, got ${status}`);
}

function application(): FormData {
  const form = new FormData();
  const texts = {
    funcao: "Área Comercial",
    agencia: "Ovar",
    nome: "Zé",
    loca: "Ovar",
    tel: "912345678",
    idade: "",
    mensagem: "",
  };
  for (const [key, text] of Object.entries({ ...texts, email: "ze@exemplo.pt" }))
    form.append(key, text);
  form.append("cv", new File([CV], "cv.pdf", { type: "application/pdf" }));
  return form;
}

function execute(sql: string): void {
  const { DB_PORT, DB_DATABASE, DB_USERNAME, DB_PASSWORD } = env as Record<string, string>;
  const server = `${name === "pgsql" ? "pgsql" : "mysql"}:host=127.0.0.1;port=${DB_PORT};dbname=${DB_DATABASE}`;
  run(
    "php",
    ["-r", `(new PDO("${server}", "${DB_USERNAME}", "${DB_PASSWORD}"))->exec("${sql}");`],
    folder,
  );
}

/** Checks that each lead is stored once with its file, even after `leads:recover`. */
function judge(): void {
  execute("update imo_cv_files set created_at = '2000-01-01 00:00:00'");
  run("php", ["artisan", "leads:recover"], folder, env);
  const kept = inboxOf(folder, env).candidaturas;
  if (kept.length !== 2) problems.push(`expected 2 applications, got ${kept.length}`);
  for (const { id, cv } of kept) {
    if (Buffer.from(cv, "base64").toString() !== CV)
      problems.push(`the CV of lead ${id} is not whole`);
  }
  const files = readdirSync(join(folder, FOLDER));
  if (files.length !== 2) problems.push(`expected 2 files, got ${files.length}`);
}
