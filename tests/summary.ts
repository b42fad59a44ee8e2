/**
 * CI's last words: what this machine couldn't test, the tests that passed only at their second run, and how many passed and
 * failed in all reports. `--required` (where CI installs) fails for what should have been there: tests that did not run look
 * like tests that passed.
 */
import { missingPrograms } from "./support/missing-programs.ts";
import { readCounts } from "./support/reports.ts";

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
const counts = REPORTS.map((report) => readCounts(`test-results/${report}.json`));
for (const test of counts.flatMap(({ flaky }) => flaky)) {
  console.log(`FLAKY, passed only at its second run: ${test}`);
}
const sum = (key: "passed" | "failed") => counts.reduce((total, count) => total + count[key], 0);
console.log(`tests: ${sum("passed")} passed, ${sum("failed")} failed`);
if (process.argv.includes("--required") && missing.some(({ isInstalledByCi }) => isInstalledByCi))
  process.exitCode = 1;
