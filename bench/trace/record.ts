/** Records what the browser did meanwhile, as its own trace events. */
import type { Visit } from "../browser/visit.ts";

/** A trace event; times in µs. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  id?: string;
  args?: Record<string, unknown>;
};

export type Recording = {
  events: TraceEvent[];
  /** The renderer that showed the page. */
  pid: number;
  /** How long it was recorded, in ms. */
  length: number;
};

const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-v8.cpu_profiler",
  "toplevel",
  "v8",
  "v8.execute",
  "__metadata",
];

/** Records while `act` runs. */
export async function recordTrace({ cdp }: Visit, act: () => Promise<unknown>): Promise<Recording> {
  const events: TraceEvent[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => cdp.once("Tracing.tracingComplete", () => resolve()));
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ["*"] },
  });
  const start = performance.now();
  await act();
  const length = performance.now() - start;
  await cdp.send("Tracing.end");
  await complete;
  return { events, pid: rendererOf(events), length };
}

/** The browser has one page and spare renderers, which do nothing: the page's is the busiest. */
function rendererOf(events: readonly TraceEvent[]): number {
  const busy = new Map<number, number>();
  for (const { name, args, pid } of events) {
    if (name === "thread_name" && args?.name === "CrRendererMain") busy.set(pid, 0);
  }
  for (const { pid, dur = 0 } of events) {
    const before = busy.get(pid);
    if (before !== undefined) busy.set(pid, before + dur);
  }
  const [busiest] = [...busy].sort(([, one], [, other]) => other - one);
  if (!busiest) throw new Error("Expected the trace to name a renderer's main thread, it does not.");
  return busiest[0];
}
