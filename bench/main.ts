/**
 * `npm run bench`: how fast the built bundle is in Chromium, compared with an earlier build, a bare
 * React island and react-instantsearch (docs/speed.md). They take turns within each round, so that
 * a machine that is busy for a while slows all of them down.
 */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { listen } from "../demo/server/start.ts";
import { makeCertificate } from "../tests/support/certificate.ts";
import { chromiumLaunchOptions } from "../tests/support/chromium.ts";
import { startLaravel } from "./laravel.ts";
import { pages, type Task, tasks, watched } from "./rows.ts";
import { createSite, packFiles, SITE } from "./site.ts";
import { formatTable, type Measured } from "./table.ts";
import { openVisit } from "./visit.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "7" },
    only: { type: "string", default: "" },
    before: { type: "string" },
    laravel: { type: "boolean", default: false },
  },
});
const rounds = Number(options.rounds);
if (!(rounds >= 1)) throw new Error(`--rounds: expected 1 or more, got "${options.rounds}".`);
const chosen = chooseTasks();
const tls = makeCertificate();
if (!tls) throw new Error("Expected openssl on this machine: HTTP/2 needs a certificate.");

await layFiles();
const laravel = options.laravel ? await startLaravel() : undefined;
const server = await listen(createSite(laravel?.ask).fetch, { tls });
const { args, ...launch } = chromiumLaunchOptions();
// A browser that ignores every certificate error caches nothing, so no visit would be warm.
const trust = `--ignore-certificate-errors-spki-list=${tls.spki}`;
const browser = await chromium.launch({ ...launch, args: [...args, trust] });
try {
  await drawPhotos();
  const table = formatTable(await measureRounds());
  console.log(`\n${describeRun()}\n\n${table}`);
} finally {
  await browser.close();
  await server.close();
  await laravel?.close();
}

/**
 * Returns the tasks that match every word of `--only`. A word for a page also keeps the bare
 * island.
 * @throws if no task matches
 */
function chooseTasks(): Task[] {
  const words = options.only.split(",").filter(Boolean);
  const wanted = tasks.filter(
    ({ make, page, rows }) =>
      (options.before !== undefined || !make.endsWith("-before")) &&
      (options.laravel || !make.endsWith("-laravel")) &&
      words.every((word) =>
        word in pages
          ? word === page || make === "bare"
          : rows.some((row) => `${row}-`.startsWith(`${word}-`)),
      ),
  );
  if (wanted.length === 0)
    throw new Error(`--only: expected rows and pages (docs/speed.md#rows), got "${options.only}".`);
  return wanted;
}

/** Builds the peers, and compresses them, the bundle and the earlier build. */
async function layFiles(): Promise<void> {
  rmSync(SITE, { recursive: true, force: true });
  const inputs = { bare: "bench/bare/bare.tsx", instantsearch: "bench/instantsearch/listing.tsx" };
  for (const [folder, input] of Object.entries(inputs)) {
    const to = { outDir: `${SITE}${folder}`, rolldownOptions: { input } };
    await build({ root, configFile: `${root}bench/vite.config.ts`, build: to });
  }
  cpSync(`${root}dist`, `${SITE}dist`, { recursive: true });
  if (options.before !== undefined) cpSync(options.before, `${SITE}before`, { recursive: true });
  packFiles(SITE);
}

/** Renders the demo's drawings as JPEGs, because an SVG would burden the page's main thread. */
async function drawPhotos(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 960, height: 640 } });
  for (const name of readdirSync(`${root}demo/site/photos`)) {
    const drawing = readFileSync(`${root}demo/site/photos/${name}`, "utf8");
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
    await page.screenshot({ path: `${SITE}fotos/${name.replace(".svg", ".jpg")}`, quality: 70 });
  }
  await page.close();
}

async function measureRounds(): Promise<Measured> {
  const measured: Measured = new Map();
  // This visit isn't recorded, because a browser's very first one is its slowest, whatever it
  // visits.
  if (chosen[0]) await measureOnce(chosen[0]);
  for (let round = 1; round <= rounds; round += 1) {
    for (const task of chosen) {
      const { rows, page, make } = task;
      process.stderr.write(`\rround ${round} of ${rounds}: ${rows[0]} ${page} ${make}\x1b[K`);
      const values = await measureOnce(task);
      for (const row of rows) {
        const key = `${row} ${page} ${make}`;
        measured.set(key, [...(measured.get(key) ?? []), values[row] ?? null]);
      }
    }
  }
  return measured;
}

/**
 * Runs one task in a fresh visit. If it fails, its values are missing and the process exits with 1.
 */
async function measureOnce({ rows, page, make, measure }: Task): Promise<Record<string, number>> {
  const visit = await openVisit(browser, watched);
  try {
    return await measure(visit, `${server.url}/page/${make}/${page}`);
  } catch (error) {
    console.error(`\n${rows[0]} ${page} ${make}:`, error);
    process.exitCode = 1;
    return {};
  } finally {
    await visit.page.context().close();
  }
}

/**
 * Describes the date, commit, machine and browser of a run, so that readers know which runs are
 * comparable.
 */
function describeRun(): string {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const [date] = new Date().toISOString().split("T");
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[2]?.toFixed(1)}`;
  return `Taken on ${date} at commit \`${commit}\`: ${machine}, Chromium ${browser.version()}, ${rounds} rounds.`;
}
