/** docs/product/forms.md#sent-again */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTrying } from "./keep-trying.ts";

const attempt = vi.fn(async () => undefined);
let isOnline = true;
beforeEach(() => {
  vi.useFakeTimers();
  attempt.mockClear();
  isOnline = true;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
});
afterEach(() => void vi.useRealTimers());

/** Returns the seconds before each of the next attempts. */
async function listPauses(count: number): Promise<number[]> {
  const pauses: number[] = [];
  for (let made = 1; made <= count; made += 1) {
    const before = attempt.mock.calls.length;
    let seconds = 0;
    while (attempt.mock.calls.length === before && seconds < 120) {
      await vi.advanceTimersByTimeAsync(1000);
      seconds += 1;
    }
    pauses.push(seconds);
  }
  return pauses;
}

test("tries again after doubling pauses, finally every minute, until it is stopped", async () => {
  const stop = keepTrying(attempt);
  expect(await listPauses(8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  stop();
  await vi.advanceTimersByTimeAsync(300_000);
  dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledTimes(8);
});

test("tries just as often if the browser wrongly reports no network, and at once when it reports one", async () => {
  isOnline = false;
  const stop = keepTrying(attempt);
  expect(await listPauses(3)).toEqual([1, 2, 4]);
  isOnline = true;
  dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledTimes(4);
  stop();
});

test("tries once when the network comes back within a pause", async () => {
  const stop = keepTrying(attempt);
  await vi.advanceTimersByTimeAsync(900);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1900);
  expect(attempt).toHaveBeenCalledTimes(1);
  stop();
});

test("schedules no further attempt when stopped during one", async () => {
  let end = () => {};
  const held = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const stop = keepTrying(held);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  end();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(held).toHaveBeenCalledTimes(1);
});
