/** What the test runners leave in `test-results/`: the JSON of Vitest and of Playwright. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/** A run's tests by their outcomes. The names are "file: title"; `flaky` tests passed only when they were run again. */
export type Outcomes = {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly flaky: readonly string[];
};

type VitestFile = {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
};
type VitestReport = { numPassedTests: number; testResults: VitestFile[] };

type Spec = { title: string; file: string; tests: { status: string }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
type PlaywrightReport = { stats: { expected: number; flaky: number }; suites: Suite[] };

/** Returns what a reporter's file says; no test at all if the run left no file. */
export function readOutcomes(file: string): Outcomes {
  if (!existsSync(file)) return { passed: 0, failed: [], flaky: [] };
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  return "stats" in report ? ofPlaywright(report) : ofVitest(report);
}

/** Returns the last lines of a run about the tests that need a look: one for each that failed or was flaky. */
export function linesOf({ failed, flaky }: Outcomes): string[] {
  return [
    ...failed.map((test) => `FAILED: ${test}`),
    ...flaky.map((test) => `FLAKY, passed only at its second run: ${test}`),
  ];
}

function ofVitest({ numPassedTests, testResults }: VitestReport): Outcomes {
  return { passed: numPassedTests, failed: testResults.flatMap(failuresOf), flaky: [] };
}

/** Names the failed tests of a file, or the file itself where it failed before its first test. */
function failuresOf({ name, status, assertionResults }: VitestFile): string[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0 && status === "failed") return [file];
  return failed.map(({ fullName }) => `${file}: ${fullName}`);
}

function ofPlaywright({ stats, suites }: PlaywrightReport): Outcomes {
  const specs = suites.flatMap(specsOf);
  const named = (outcome: string) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ file, title }) => `${file}: ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: named("unexpected"),
    flaky: named("flaky"),
  };
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
