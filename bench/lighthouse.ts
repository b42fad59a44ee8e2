/**
 * `npm run bench:lighthouse`: Lighthouse's four scores, as a phone gets them, of the demo's pages. With `--failed` also which
 * audits cost points, with `--slowdown 2` on half of this machine's processor instead of a quarter. The demo answers over
 * HTTP/2, as sites do; over HTTP/1.1, where it is slower, without `openssl`.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startSite } from "../demo/server/start.ts";
import { chromiumLaunchOptions, findChromium } from "../tests/support/chromium.ts";
import { DEFAULT_SLOWDOWN, readSlowdown } from "./options.ts";
import { installPeers, root } from "./prepare.ts";
import { makeCertificate, trustFlags } from "./server/certificate.ts";

const PAGES = ["/", "/lista", "/equipa", "/contactos", "/recrutamento", "/avaliacao"];
const certificate = makeCertificate();
const FLAGS = ["--headless=new", ...chromiumLaunchOptions().args, ...trustFlags(certificate)].join(" ");

type Audit = { title: string; score: number | null; scoreDisplayMode: string; displayValue?: string };
type Category = { title: string; score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> };

const { values } = parseArgs({
  options: {
    failed: { type: "boolean", default: false },
    slowdown: { type: "string", default: String(DEFAULT_SLOWDOWN) },
  },
});
const slowdown = readSlowdown(values.slowdown);
installPeers();
const folder = mkdtempSync(join(tmpdir(), "imo-lighthouse-"));
const tls = certificate ?? undefined;
const site = await startSite({ database: join(folder, "imo.sqlite"), dist: `${root}dist`, tls });
try {
  for (const page of PAGES) printReport(page, await inspect(site.url + page));
} finally {
  await site.close();
  rmSync(folder, { recursive: true });
}

/** Lighthouse runs as a program of its own, so the site has to answer meanwhile. */
async function inspect(url: string): Promise<Report> {
  const output = join(folder, "report.json");
  const throttling = `--throttling.cpuSlowdownMultiplier=${slowdown}`;
  const args = [url, throttling, "--quiet", "--output=json", `--output-path=${output}`, `--chrome-flags=${FLAGS}`];
  const { status, stderr } = await run(`${root}bench/node_modules/.bin/lighthouse`, args);
  if (status !== 0) throw new Error(`Lighthouse ended with ${status} on ${url}:\n${stderr}`);
  return JSON.parse(readFileSync(output, "utf8")) as Report;
}

function run(command: string, args: readonly string[]): Promise<{ status: number | null; stderr: string }> {
  const child = spawn(command, args, { env: { ...process.env, CHROME_PATH: findChromium() } });
  let stderr = "";
  child.stderr.on("data", (text: Buffer) => {
    stderr += text.toString();
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve({ status, stderr }));
  });
}

function printReport(page: string, { categories, audits }: Report): void {
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
  console.log(`${page.padEnd(14)} ${scores.join("   ")}`);
  if (!values.failed) return;
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) continue;
      console.log(`    ${audit.title}${audit.displayValue ? `: ${audit.displayValue}` : ""}`);
    }
  }
}
