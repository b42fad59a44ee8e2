/** The counts that the test runners leave in `test-results/`: Vitest's JSON and Playwright's. */
import { existsSync, readFileSync } from "node:fs";

/** A run's tests by their outcomes; `flaky` are those that passed only when they were run again, each as file and title. */
export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: readonly string[];
};

type Spec = { title: string; file: string; tests: { status: string }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
type Report = {
  /** Vitest's. */
  numPassedTests?: number;
  numFailedTests?: number;
  /** Playwright's. */
  stats?: { expected: number; flaky: number; unexpected: number };
  suites?: Suite[];
};

/** Returns what a reporter's file counts; nothing of a run that left none. */
export function readCounts(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0, flaky: [] };
  const {
    stats,
    suites = [],
    numPassedTests = 0,
    numFailedTests = 0,
  }: Report = JSON.parse(readFileSync(file, "utf8"));
  if (!stats) return { passed: numPassedTests, failed: numFailedTests, flaky: [] };
  const flaky = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: flaky.map((spec) => `${spec.file}: ${spec.title}`),
  };
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
