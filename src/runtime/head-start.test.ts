import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { headStartOf } from "./head-start.ts";

const entryTook = (duration: number, name = "https://a.pt/vendor/imo-widgets/imo-widgets.js?id=1") =>
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name, duration } as PerformanceEntry]);
const never = new Promise<void>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("on a slow line the others wait for 80 ms", async () => {
  entryTook(200);
  const isOver = vi.fn();
  headStartOf(never)?.then(isOver);
  await vi.advanceTimersByTimeAsync(79);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalled();
});

test("and no longer than until the file has come", async () => {
  entryTook(200);
  const isOver = vi.fn();
  headStartOf(Promise.resolve())?.then(isOver);
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver).toHaveBeenCalled();
});

test("nothing waits where the entry came at once, or where none can be told from the other files", () => {
  entryTook(20);
  expect(headStartOf(never)).toBeUndefined();
  entryTook(200, "https://a.pt/build/app-1a2b3c.js");
  expect(headStartOf(never)).toBeUndefined();
});
