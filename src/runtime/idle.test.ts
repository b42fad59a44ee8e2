import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "./idle.ts";

/** A browser that is idle when the test says so, for as many questions as it says. */
function stubIdle() {
  const turns: IdleRequestCallback[] = [];
  vi.stubGlobal("requestIdleCallback", (turn: IdleRequestCallback) => turns.push(turn));
  return {
    turns,
    idle(questions: number) {
      let left = questions;
      turns.shift()?.({ didTimeout: false, timeRemaining: () => (left-- > 0 ? 10 : 0) });
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test("as many tasks as fit are done in one idle period, the others in the next, in the order of asking", () => {
  const { turns, idle } = stubIdle();
  const done: number[] = [];
  for (const task of [1, 2, 3, 4]) whenIdle(() => done.push(task));
  expect(turns).toHaveLength(1);
  idle(2);
  expect(done).toEqual([1, 2, 3]);
  idle(0);
  expect([done, turns]).toEqual([[1, 2, 3, 4], []]);
});

test("a task may ask for another one, and one that throws keeps none back", () => {
  const { turns, idle } = stubIdle();
  const done: string[] = [];
  whenIdle(() => {
    whenIdle(() => done.push("asked for by a task"));
    throw new Error("broken");
  });
  whenIdle(() => done.push("after the broken one"));
  expect(() => idle(9)).toThrow("broken");
  expect(turns).toHaveLength(1);
  idle(9);
  expect([done, turns]).toEqual([["after the broken one", "asked for by a task"], []]);
});

test("a browser that doesn't say when it is idle does a frame's worth at a time", async () => {
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  vi.useFakeTimers();
  const done: number[] = [];
  for (const task of [1, 2, 3]) {
    whenIdle(() => {
      done.push(task);
      vi.advanceTimersByTime(10);
    });
  }
  await vi.advanceTimersByTimeAsync(50);
  expect(done).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(50);
  expect(done).toEqual([1, 2, 3]);
  vi.useRealTimers();
});
