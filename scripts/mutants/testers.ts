/** Processes that run test files at the same time; one that does not end is replaced. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Outcome, Run } from "./tester.ts";

/** In ms. */
const LONGEST_START = 120_000;
const TESTER = fileURLToPath(new URL("./tester.ts", import.meta.url));

/** A process that is there for one run after the other. */
export class Tester {
  #child: ChildProcess | undefined;
  #tests: readonly string[] = [];
  #said = "";

  /** All test files, by absolute paths. */
  async tests(): Promise<readonly string[]> {
    await this.#start();
    return this.#tests;
  }

  /**
   * @param longest in ms; `null` comes of a run that takes longer
   * @throws when the process ends by itself
   */
  async run(run: Run, longest: number): Promise<Outcome | null> {
    const child = await this.#start();
    const outcome = firstMessage<Outcome>(child, longest);
    child.send(run);
    try {
      const told = await outcome;
      if (told === null) this.stop();
      return told;
    } catch (problem) {
      throw new Error(`${problem instanceof Error ? problem.message : problem}\n${this.#said}`, { cause: problem });
    }
  }

  /** Ends the process and those that it has started. */
  stop(): void {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGKILL");
  }

  async #start(): Promise<ChildProcess> {
    if (this.#child) return this.#child;
    // A group of its own, so that a loop without an end goes with it. CI's second DOM would find what the first finds.
    const env: NodeJS.ProcessEnv = { ...process.env, CI: "" };
    for (const name of Object.keys(env)) if (name.startsWith("VITEST")) delete env[name];
    this.#child = fork(TESTER, {
      execArgv: ["--import", "tsx"],
      detached: true,
      env,
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    // Tests that expect errors write them there; they are for whoever looks for why a process has ended.
    this.#child.stderr?.on("data", (text) => {
      this.#said = (this.#said + text).slice(-2000);
    });
    this.#tests = (await firstMessage<string[]>(this.#child, LONGEST_START)) ?? [];
    return this.#child;
  }
}

/** @returns `null` where none comes within `longest` ms */
async function firstMessage<T>(child: ChildProcess, longest: number): Promise<T | null> {
  const over = new AbortController();
  const { signal } = over;
  const exit = once(child, "exit", { signal }).then(([code]) => {
    throw new Error(`A process of the tests ended with ${code}.`);
  });
  const message = once(child, "message", { signal }).then(([told]) => told as T);
  const late = sleep(longest, null, { signal });
  try {
    return await Promise.race([message, exit, late]);
  } finally {
    // Those that are not first end with an abort that nobody waits for.
    for (const loser of [message, exit, late]) loser.catch(() => {});
    over.abort();
  }
}

/** Does one thing for each item, each tester one at a time; what comes of them in their order. */
export async function shareOut<T, R>(
  testers: readonly Tester[],
  items: readonly T[],
  act: (tester: Tester, item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  await Promise.all(
    testers.map(async (tester) => {
      for (const [index, item] of left) results[index] = await act(tester, item);
    }),
  );
  return results;
}
