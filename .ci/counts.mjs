/**
 * `node .ci/counts.mjs report.json`: how many tests a reporter's file counts, passed and failed. Vitest's JSON and
 * Playwright's. A test that passed only when it was run again is named on stderr.
 */
import { existsSync, readFileSync } from "node:fs";

const [file] = process.argv.slice(2);
const {
  stats,
  suites = [],
  numPassedTests = 0,
  numFailedTests = 0,
} = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
for (const { title, file: spec } of specsOf(suites).filter(isFlaky)) {
  console.error(`FLAKY, passed only at its second run: ${spec}: ${title}`);
}
console.log(stats ? `${stats.expected + stats.flaky} ${stats.unexpected}` : `${numPassedTests} ${numFailedTests}`);

function specsOf(nested) {
  return nested.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

function isFlaky({ tests }) {
  return tests.some(({ status }) => status === "flaky");
}
