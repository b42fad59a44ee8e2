/**
 * Tests a new site: after the commands of docs/install.md with a release's archive, all ten widgets
 * work.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { allReady, expect, headersAt, SENT, test, visitor, write } from "./fixtures.ts";
import { startPhp } from "./php-server.ts";
import { findOnDesk, finishInstall, followAlert, logOf, TEN } from "./site-walk.ts";
import { changedFiles, makeSite } from "./skeletons.ts";
import { run } from "./tools.ts";

test("makes a new site work with three commands: ten widgets, leads in the database, mails in the log", async ({
  page,
  said,
}) => {
  test.setTimeout(360_000);
  const site = mkdtempSync(join(tmpdir(), "imo-new-site-"));
  const told = makeSite(site, { shape: "slim", laravel: "^12.0" });
  for (const line of ["What is left to do", "all is in place"]) expect(told).toContain(line);
  expect(changedFiles(site)).toEqual(["config/imo-widgets.php", "public/vendor/"]);
  finishInstall(site);
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
  releaseLocks(site);
  // Only the plain text is matched, because the HTML has the words in an element.
  const mailed = () =>
    [...logOf(site).matchAll(/^Pedido n\.º (\d+), recebido/gm)].map(([, lead]) => Number(lead));
  await withWorker(site, "--sleep=0.2", () =>
    // The killed worker's job returns to the queue after `retry_after`.
    expect.poll(() => new Set(mailed()).size, { timeout: 60_000, intervals: [100] }).toBe(19),
  );
  const mails = mailed();
  expect(new Set(mails)).toEqual(new Set(Array.from({ length: 19 }, (_, index) => index + 1)));
  // The mail that was being sent at the kill may have been sent twice.
  expect(mails.length).toBeLessThanOrEqual(20);
  expect(logOf(site)).toContain("To: geral@exemplo.pt");
  await findOnDesk(page, server.url, "Por general-contact");
  await followAlert(page, server.url, site);
  await withWorker(site, "--sleep=0.2", async () => {
    const said = run(
      "php",
      ["artisan", "imo-widgets:check", `--url=${server.url}`, "--send"],
      site,
    );
    expect(said).toMatch(/A test lead, mailed .* after \d+ s, to geral@exemplo\.pt/);
    expect(said).toMatch(/A test lead, deleted .* its row was deleted/);
  });
  await server.close();
  rmSync(site, { recursive: true, force: true });
});

const SHORT_RETRY = { DB_QUEUE_RETRY_AFTER: "1" };

async function sendMore(page: Page, url: string, count: number): Promise<void> {
  const headers = await headersAt(page.request, url);
  const body = { ...visitor, mensagem: "Olá" };
  for (let sent = 0; sent < count; sent += 1) {
    const answer = await page.request.post(`${url}/api/contacto/contacto`, { headers, data: body });
    expect(answer.status()).toBe(201);
  }
}

/** Kills the worker as soon as it has sent its first mails. */
function killWorkerInTheMiddle(site: string): Promise<void> {
  return withWorker(site, "--sleep=0", () =>
    expect.poll(() => logOf(site), { timeout: 60_000, intervals: [10] }).toMatch(/Pedido n\.º \d+/),
  );
}

/** Releases the killed worker's lock, which otherwise expires after a minute and a half. */
function releaseLocks(site: string): void {
  const sql = "delete from cache_locks";
  run("php", ["-r", `(new PDO('sqlite:${site}/database/database.sqlite'))->exec('${sql}');`], site);
}

/** Runs a queue worker until `seen` resolves, then kills it without warning. */
async function withWorker(site: string, sleep: string, seen: () => Promise<void>): Promise<void> {
  const env = { ...process.env, ...SHORT_RETRY };
  const worker = spawn("php", ["artisan", "queue:work", "--tries=5", sleep], {
    cwd: site,
    stdio: "ignore",
    env,
  });
  const ended = new Promise((resolve) => worker.once("exit", resolve));
  try {
    await seen();
  } finally {
    worker.kill("SIGKILL");
    await ended;
  }
}
