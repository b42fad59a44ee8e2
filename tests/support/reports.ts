/** Reads the JSON reports that Vitest and Playwright write to `test-results/`. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * A run's tests by outcome. The names are "file: title"; `flaky` tests passed only in their second
 * run.
 */
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

/** Returns the outcomes in a report; no tests if the file doesn't exist. */
export function readOutcomes(file: string): Outcomes {
  if (!existsSync(file)) return { passed: 0, failed: [], flaky: [] };
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  return "stats" in report ? ofPlaywright(report) : ofVitest(report);
}

/** Returns the final lines of a run, one for each failed or flaky test. */
export function linesOf({ failed, flaky }: Outcomes): string[] {
  return [
    ...failed.map((test) => `FAILED: ${test}`),
    ...flaky.map((test) => `FLAKY, passed only at its second run: ${test}`),
  ];
}

function ofVitest({ numPassedTests, testResults }: VitestReport): Outcomes {
  return { passed: numPassedTests, failed: testResults.flatMap(failuresOf), flaky: [] };
}

/**
 * Returns the names of a file's failed tests, or the file itself if it failed before its first
 * test.
 */
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
