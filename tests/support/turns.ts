import { vi } from "vitest";

/**
 * Lets all queued work of the page happen, late code included: however slow the machine, what a step only puts off by tasks and
 * `import()` is done. A timer of its own, or an answer, is not waited for.
 */
export async function workDone(): Promise<void> {
  await vi.dynamicImportSettled();
  // React renders, reports and commits in tasks of their own, and each may ask for another.
  for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => setTimeout(resolve));
}
