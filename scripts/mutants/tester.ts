/**
 * A process that runs test files, one at a time, on sources that are not what the disk says: nothing is written, so several
 * can do that at once, and one that is stopped leaves nothing behind. What Vite has transformed stays warm between the runs.
 */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { createVitest, type TestUserConfig } from "vitest/node";
import config from "../../vitest.config.ts";

/** What one run is about; paths are absolute. */
export type Run = {
  /** What a file holds instead of what the disk says. */
  readonly sources: Readonly<Record<string, string>>;
  /** Test files, in their order; the first that fails is the last. */
  readonly tests: readonly string[];
};

/** What came of it. */
export type Outcome = {
  readonly isFailed: boolean;
  /** Of the probes in the sources, those that a test came by. */
  readonly reached: readonly number[];
  /** In ms. */
  readonly took: number;
};

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const REPORT = fileURLToPath(new URL("./report-reached.ts", import.meta.url));

let sources: Run["sources"] = {};
const plugin: Plugin = { name: "mutants", enforce: "pre", load: (id) => sources[id] ?? null };

type Project = { plugins?: unknown; test: TestUserConfig };
const projects = ((config.test?.projects ?? []) as Project[]).map((project) => ({
  ...project,
  plugins: [plugin],
  test: { ...project.test, setupFiles: [REPORT, project.test.setupFiles ?? []].flat() },
}));
const vitest = await createVitest(
  "test",
  { config: false, root: ROOT, watch: false, bail: 1, maxWorkers: 1, reporters: [{}] },
  { test: { projects } },
);
const specifications = await vitest.globTestSpecifications();

async function run({ sources: next, tests }: Run): Promise<Outcome> {
  const changed = [...Object.keys(sources), ...Object.keys(next)];
  sources = next;
  for (const file of changed) vitest.invalidateFile(file);
  const begun = performance.now();
  const reached: number[] = [];
  const answer = (isFailed: boolean) => ({ isFailed, reached, took: performance.now() - begun });
  for (const test of tests) {
    const found = specifications.filter(({ moduleId }) => moduleId === test);
    if (found.length === 0) throw new Error(`Expected a test file, got "${test}".`);
    // What it gives holds the modules of earlier runs too.
    const { unhandledErrors } = await vitest.runTestSpecifications(found);
    const modules = found.map(({ testModule }) => testModule);
    if (unhandledErrors.length > 0 || modules.some((module) => module?.state() !== "passed")) return answer(true);
    reached.push(...modules.flatMap((module) => module?.meta().reached ?? []));
  }
  return answer(false);
}

process.on("message", async (asked: Run) => process.send?.(await run(asked)));
process.on("disconnect", () => vitest.exit(true));
process.send?.(specifications.map(({ moduleId }) => moduleId));
