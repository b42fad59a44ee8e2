/** `node .ci/counts.mjs report.json`: how many tests a reporter's file counts, passed and failed. Vitest's JSON and Playwright's. */
import { existsSync, readFileSync } from "node:fs";

const [file] = process.argv.slice(2);
const {
  stats,
  numPassedTests = 0,
  numFailedTests = 0,
} = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
console.log(stats ? `${stats.expected + stats.flaky} ${stats.unexpected}` : `${numPassedTests} ${numFailedTests}`);
