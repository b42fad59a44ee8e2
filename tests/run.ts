/**
 * `npm test`, and `npm run test:all` with `--all`: runs one step after the other until one fails.
 * The last lines state what ran, the number of tests, the time, and what was skipped.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { missingPrograms } from "./support/missing-programs.ts";
import { linesOf, readOutcomes } from "./support/reports.ts";

/** A script of package.json with a descriptive name and the reports of the tests that it runs. */
type Step = { readonly name: string; readonly script: string; readonly reports: readonly string[] };

const EACH_COMMIT: readonly Step[] = [
  { name: "types, lint, layers, dead code", script: "check", reports: [] },
  { name: "unit tests", script: "test:unit", reports: ["unit"] },
  { name: "build", script: "build:demo", reports: [] },
  { name: "sizes", script: "size", reports: [] },
  { name: "browser tests", script: "test:browser", reports: ["browser"] },
];
const THE_REST: readonly Step[] = [
  {
    name: "foreign scripts, every width and editor, jsdom, the generator",
    script: "test:full",
    reports: ["unit-full", "browser-full"],
  },
  { name: "three engines", script: "test:engines", reports: ["engines"] },
  { name: "Laravel package and site", script: "test:laravel", reports: ["laravel"] },
  { name: "release", script: "test:release", reports: ["release"] },
];

const isAll = process.argv.includes("--all");
const steps = isAll ? [...EACH_COMMIT, ...THE_REST] : EACH_COMMIT;
const pathOf = (report: string) =>
  fileURLToPath(new URL(`../test-results/${report}.json`, import.meta.url));
for (const report of steps.flatMap(({ reports }) => reports))
  rmSync(pathOf(report), { force: true });

const begin = Date.now();
const lines: string[] = [];
const toLookAt: string[] = [];
let failed: Step | undefined;
for (const step of steps) {
  failed = runStep(step) ? undefined : step;
  if (failed) break;
}
console.log(`\n${lines.join("\n")}`);
for (const line of [...toLookAt, ...leftOut()]) console.log(line);
console.log(
  failed
    ? `FAILED in ${minutes(Date.now() - begin)}: ${failed.name}`
    : `Passed in ${minutes(Date.now() - begin)}`,
);
process.exitCode = failed ? 1 : 0;

/** Runs a step, adds its line to the summary, and returns true if it passed. */
function runStep({ name, script, reports }: Step): boolean {
  const start = Date.now();
  const { status } = spawnSync("npm", ["run", "--silent", script], { stdio: "inherit" });
  const outcomes = reports.map((report) => readOutcomes(pathOf(report)));
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.reduce((sum, outcome) => sum + outcome.failed.length, 0);
  const tests = reports.length === 0 ? "" : `   ${passed} passed, ${failures} failed`;
  lines.push(`${minutes(Date.now() - start).padStart(6)}   ${name}${tests}`);
  toLookAt.push(...outcomes.flatMap(linesOf));
  return status === 0;
}

/**
 * Returns lines about what this command doesn't run, and what it skipped because the machine lacks
 * a program.
 */
function leftOut(): string[] {
  const missing = missingPrograms().filter(({ isForEachCommit }) => isAll || isForEachCommit);
  const skipped = missing.map(({ line }) => line);
  const later = failed ? steps.slice(steps.indexOf(failed) + 1).map(({ name }) => name) : [];
  const notRun = isAll || failed ? later : THE_REST.map(({ name }) => name);
  const how = isAll || failed ? "" : " (npm run test:all)";
  return notRun.length > 0 ? [...skipped, `Not run${how}: ${notRun.join("; ")}.`] : skipped;
}

function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
