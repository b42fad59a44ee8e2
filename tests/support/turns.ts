import { vi } from "vitest";

/**
 * Waits until all queued work of the page is done, including late code. Work that is deferred only
 * by tasks and `import()` is complete afterwards, however slow the machine; timers and answers are
 * not waited for.
 */
export async function workDone(): Promise<void> {
  await vi.dynamicImportSettled();
  // React renders, reports and commits in separate tasks, and each may schedule another.
  for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => setTimeout(resolve));
}
