/**
 * Prints CI's final summary: what this machine couldn't test, the tests that failed or passed only
 * in their second run, and the numbers of passed and failed tests in all reports. With `--required`
 * (if CI installs programs), missing programs are failures, because skipped tests would look like
 * passed ones.
 */
import { missingPrograms } from "./support/missing-programs.ts";
import { linesOf, readOutcomes } from "./support/reports.ts";

const REPORTS = [
  "unit",
  "browser",
  "unit-full",
  "browser-full",
  "engines",
  "laravel",
  "laravel-mariadb",
  "laravel-pgsql",
  "release",
];

const missing = missingPrograms();
for (const { line } of missing) console.log(line);
const outcomes = REPORTS.map((report) => readOutcomes(`test-results/${report}.json`));
for (const line of outcomes.flatMap(linesOf)) console.log(line);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failures = outcomes.reduce((sum, outcome) => sum + outcome.failed.length, 0);
console.log(`tests: ${passed} passed, ${failures} failed`);
if (process.argv.includes("--required") && missing.some(({ isInstalledByCi }) => isInstalledByCi))
  process.exitCode = 1;
