import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./idle.ts";

/** Replaces the browser's idle time with one that the test controls. */
function stubIdle() {
  const turns: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (turn: () => void) => turns.push(turn));
  return { turns, idle: () => turns.shift()?.() };
}

/**
 * Schedules a task of each length, in ms. Returns the indices of the tasks that have run, in order.
 */
function askFor(times: readonly number[]): number[] {
  const done: number[] = [];
  for (const [task, ms] of times.entries()) {
    whenIdle(() => {
      done.push(task);
      vi.advanceTimersByTime(ms);
    });
  }
  return done;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("runs as many tasks in one idle period as fit into 40 ms, in the order of the calls", () => {
  const { turns, idle } = stubIdle();
  const done = askFor([15, 15, 15, 60, 1]);
  expect(turns).toHaveLength(1);
  idle();
  expect(done).toEqual([0, 1, 2]);
  idle();
  expect(done).toEqual([0, 1, 2, 3]);
  idle();
  expect([done, turns]).toEqual([[0, 1, 2, 3, 4], []]);
});

test("accepts tasks added by a task, and continues after one that throws", () => {
  const { turns, idle } = stubIdle();
  const done: string[] = [];
  whenIdle(() => {
    whenIdle(() => done.push("asked for by a task"));
    throw new Error("broken");
  });
  whenIdle(() => done.push("after the broken one"));
  expect(() => idle()).toThrow("broken");
  expect(turns).toHaveLength(1);
  idle();
  expect([done, turns]).toEqual([["after the broken one", "asked for by a task"], []]);
});

test("runs as many tasks at a time in a browser that doesn't report when it is idle", async () => {
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  const done = askFor([30, 30, 30]);
  await vi.advanceTimersByTimeAsync(50);
  expect(done).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(50);
  expect(done).toEqual([0, 1, 2]);
});
