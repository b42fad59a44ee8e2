/**
 * `npx tsx tests/laravel/killed-database.ts mariadb`: tests that every message that was reported as
 * sent is stored exactly once after the database server was killed (`kill -9`), with the server's
 * default settings. Visitors keep sending failed messages, under the same send id, until the server
 * is back.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareHost } from "./host.ts";
import { startPhp } from "./php-server.ts";
import { SERVERS, startDatabase } from "./servers/database.ts";
import { copySite, inboxOf } from "./site.ts";
import { run } from "./tools.ts";
import { newSendId, Visitor } from "./visitor.ts";

const VISITORS = 8;
/**
 * The numbers of messages that are sent before the kill, fail while the server is down, and are
 * sent after it.
 */
const BEFORE = 40;
const FAILURES = 8;
const AFTER = 20;

const name = SERVERS.find((known) => known === process.argv[2]);
if (!name) throw new Error(`Expected ${SERVERS.join(" or ")}, got "${process.argv[2]}".`);
prepareHost();
const folder = mkdtempSync(join(tmpdir(), "imo-killed-"));
const database = await startDatabase(name);
const env = {
  ...database.env,
  APP_ENV: "local",
  APP_KEY: `base64:${Buffer.alloc(32).toString("base64")}`,
  SESSION_DRIVER: "file",
  CACHE_STORE: "file",
  QUEUE_CONNECTION: "sync",
  MAIL_MAILER: "array",
  SITE_MESSAGES_PER_MINUTE: "1000000",
};
try {
  copySite(folder);
  run("php", ["artisan", "migrate", "--force"], folder, env);
  const php = await startPhp({ site: folder, env });
  process.exitCode = await kill(php.url);
  await php.close();
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function kill(url: string): Promise<number> {
  const sent: string[] = [];
  const seen = { failures: 0, isOver: false };
  const visitors = Array.from({ length: VISITORS }, (_, index) =>
    write(new Visitor(url), `${index}`, sent, seen),
  );
  await until(() => sent.length >= BEFORE);
  await database.kill();
  const before = sent.length;
  await until(() => seen.failures >= FAILURES);
  await database.restart();
  await until(() => sent.length >= before + AFTER);
  seen.isOver = true;
  await Promise.all(visitors);
  const stored = inboxOf(folder, env).mensagens.map(({ mensagem }) => mensagem ?? "");
  const lost = sent.filter((message) => !stored.includes(message));
  const doubled = stored.length - new Set(stored).size;
  console.log(
    `${name}: ${sent.length} messages answered as sent, ${before} of them before the kill, ${seen.failures} failures; ` +
      `${stored.length} stored, ${lost.length} lost, ${doubled} doubled`,
  );
  return lost.length === 0 && doubled === 0 ? 0 : 1;
}

/** Sends one message after the other, each until the answer is a success. */
async function write(
  visitor: Visitor,
  who: string,
  sent: string[],
  seen: { failures: number; isOver: boolean },
): Promise<void> {
  await visitor.arrive();
  for (let turn = 0; !seen.isOver; turn += 1) {
    const mensagem = `${who}.${turn}`;
    const id = newSendId();
    while (!(await isSent(visitor, mensagem, id))) {
      seen.failures += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    sent.push(mensagem);
  }
}

async function isSent(visitor: Visitor, mensagem: string, id: string): Promise<boolean> {
  const form = { nome: "Zé", tel: "912345678", email: "ze@exemplo.pt", mensagem };
  const { status } = await visitor.post("/api/contacto/contacto", form, id);
  return status >= 200 && status < 300;
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!isSo()) {
    if (performance.now() > end)
      throw new Error("Expected messages to arrive, or to fail, within a minute.");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
