import { expect, test } from "vitest";
import { breakDown } from "./breakdown.ts";
import type { TraceEvent } from "./record.ts";

const span = (name: string, ts: number, dur: number): TraceEvent => ({ name, ph: "X", pid: 1, tid: 2, ts, dur });
const thread: TraceEvent = { name: "thread_name", ph: "M", pid: 1, tid: 2, ts: 0, args: { name: "CrRendererMain" } };

test("a millisecond counts once, for what ran innermost, and what has no kind counts for what called it", () => {
  const events = [
    thread,
    span("RunTask", 0, 10_000),
    span("FunctionCall", 1000, 6000),
    span("UpdateLayoutTree", 2000, 2000),
    span("SomethingNew", 5000, 1000),
    span("RunTask", 20_000, 3000),
    span("Layout", 20_500, 1500),
    { ...span("FunctionCall", 0, 50_000), tid: 3 },
  ];
  const { byKind, counts, longest } = breakDown({ events, pid: 1, length: 30 });
  expect(byKind).toMatchObject({ script: 4, style: 2, layout: 1.5, other: 5.5, paint: 0 });
  expect(counts).toEqual({ styles: 1, layouts: 1 });
  expect(longest).toEqual([
    { start: 0, duration: 10 },
    { start: 20, duration: 3 },
  ]);
});

test("script is told by function, from the samples of the page's main thread", () => {
  const node = (id: number, functionName: string) => ({
    id,
    callFrame: { functionName, url: "https://host/dist/core-x.js?id=1", lineNumber: 4, columnNumber: 9 },
  });
  const data = {
    cpuProfile: { nodes: [node(1, "render"), node(2, "(idle)")], samples: [1, 2, 1] },
    timeDeltas: [0, 3000, 5000],
  };
  const chunk: TraceEvent = { name: "ProfileChunk", ph: "P", pid: 1, tid: 9, ts: 0, id: "0x1", args: { data } };
  const profile: TraceEvent = { name: "Profile", ph: "P", pid: 1, tid: 2, ts: 0, id: "0x1" };
  const { functions } = breakDown({ events: [thread, profile, chunk, span("RunTask", 0, 10)], pid: 1, length: 1 });
  expect(functions).toEqual([{ name: "render", place: "core-x.js:5:10", ms: 8 }]);
});
