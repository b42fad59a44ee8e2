/**
 * `npm run bench`: how fast the built bundle is in a real browser, beside a bare React island and the same pages as built
 * with PrimeReact and react-instantsearch. The makes take turns within every round, so that a machine that is busy for a
 * while slows all of them. Absolute times say something about this machine only; ratios are what to read.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { chromium } from "@playwright/test";
import { listen } from "../demo/server/start.ts";
import { chromiumLaunchOptions } from "../tests/support/chromium.ts";
import { startLaravel } from "./laravel/site.ts";
import { chooseTasks, type Options, readOptions } from "./options.ts";
import { buildAll, drawPhotos, installPeers, laySite, root } from "./prepare.ts";
import { figuresOf, type Measured, type Run } from "./report/figures.ts";
import { figuresWithGoals, reportOf, writeReport } from "./report/report.ts";
import { clicks } from "./rows/clicks.ts";
import { onesMore } from "./rows/counts.ts";
import { coldLoads, laravelLoads, warmLoads } from "./rows/loads.ts";
import { table } from "./rows/table.ts";
import { makeCertificate } from "./server/certificate.ts";
import { createBenchSite } from "./server/server.ts";
import { type Bench, formatSubject, isBefore, type Task } from "./subjects.ts";

const options = readOptions(process.argv.slice(2));
const run = options.from
  ? (JSON.parse(readFileSync(options.from, "utf8")) as Run)
  : await measureAll(options);
// Those of an earlier run with the rows and goals of today.
run.figures = figuresOf(table, run.measured);
console.log(`\n${reportOf(table, run)}`);
if (options.json) writeFileSync(options.json, `${JSON.stringify(run, null, 2)}\n`);
if (options.write)
  writeReport(
    `${root}docs/speed.md`,
    reportOf(table, { ...run, figures: figuresWithGoals(run.figures) }),
  );

async function measureAll({ only, rounds, slowdown, before, laravel }: Options): Promise<Run> {
  const all = [
    ...coldLoads,
    ...warmLoads,
    ...clicks,
    ...onesMore,
    ...(laravel ? laravelLoads : []),
  ];
  const tasks = chooseTasks(
    before === undefined ? all.filter(({ subject }) => !isBefore(subject.make)) : all,
    only,
  );
  installPeers();
  await buildAll();
  laySite(before);
  const certificate = makeCertificate();
  const protocol = certificate ? "HTTP/2" : "HTTP/1.1, because there is no openssl";
  const server = await listen(createBenchSite().fetch, { tls: certificate ?? undefined });
  const site = laravel ? await startLaravel(certificate) : null;
  const { args, ...launch } = chromiumLaunchOptions();
  // With an error that is merely overlooked the browser would keep nothing in its cache, and no visit would be warm.
  const trust = certificate
    ? [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`]
    : [];
  // The run ends by itself on Ctrl+C, and closes the browser then.
  const own = { args: [...args, ...trust], handleSIGINT: false };
  const browser = await chromium.launch({ ...launch, ...own });
  await drawPhotos(browser);
  try {
    const bench = { browser, slowdown, url: server.url, laravelUrl: site?.url ?? null };
    const measured = await measureRounds(bench, tasks, rounds);
    const conditions = { browser: `Chromium ${browser.version()}`, protocol, rounds, slowdown };
    return { ...describeMachine(), ...conditions, measured, figures: [] };
  } finally {
    await browser.close();
    await server.close();
    await site?.close();
  }
}

async function measureRounds(
  bench: Bench,
  tasks: readonly Task[],
  rounds: number,
): Promise<Measured> {
  const measured: Measured = {};
  // A browser's very first visit is its slowest, whatever it visits.
  if (tasks[0]) await measureOnce(bench, tasks[0]);
  // Ctrl+C ends the run after the visit that is on its way, and what there is by then is reported.
  let isStopped = false;
  process.once("SIGINT", () => {
    isStopped = true;
  });
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, task] of tasks.entries()) {
      if (isStopped) return measured;
      const subject = formatSubject(task.subject);
      process.stderr.write(
        `\rround ${round + 1}/${rounds}, ${place + 1}/${tasks.length} ${subject} ${task.rows[0]}\x1b[K`,
      );
      const values = await measureOnce(bench, task);
      for (const [row, value] of Object.entries(values)) {
        measured[row] ??= {};
        measured[row][subject] ??= Array.from({ length: rounds }, () => null);
        (measured[row][subject] as (number | null)[])[round] = value;
      }
    }
  }
  process.stderr.write("\r\x1b[K");
  return measured;
}

/** Tells where a run took place, so that figures of two runs are only compared when they may be; names no host and no person. */
function describeMachine(): Pick<Run, "machine" | "commit" | "date" | "load"> {
  const processors = cpus();
  const { stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" });
  const model = processors[0]?.model.trim() || "unknown processor";
  return {
    machine: `${processors.length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`,
    commit: stdout?.trim() || "unknown",
    date: new Date().toISOString().slice(0, 10),
    load: Number((loadavg()[2] ?? 0).toFixed(1)),
  };
}

/** One that fails costs its own value and no other; the run then ends with a failure. */
async function measureOnce(bench: Bench, task: Task) {
  try {
    return await task.run(bench);
  } catch (error) {
    console.error(
      `\n${formatSubject(task.subject)} ${task.rows[0]}: ${error instanceof Error ? error.message : error}`,
    );
    process.exitCode = 1;
    return {};
  }
}
