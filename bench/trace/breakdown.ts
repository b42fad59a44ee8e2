/** From trace events to milliseconds: each event's own time, without what ran inside of it, by kind. */
import { type FunctionTime, functionsOf } from "./functions.ts";
import type { Recording, TraceEvent } from "./record.ts";

export const kinds = ["script", "style", "layout", "paint", "compile", "garbage", "parse", "other"] as const;
export type Kind = (typeof kinds)[number];

export type Breakdown = {
  /** How long was recorded, in ms; what is not busy of it is idle. */
  length: number;
  /** Main-thread ms by kind. */
  byKind: Record<Kind, number>;
  /** How often styles were worked out, laid out, painted, and how many frames there were. */
  counts: Record<string, number>;
  /** The longest tasks, in ms from the start. */
  longest: { start: number; duration: number }[];
  /** Script by function, most first. */
  functions: FunctionTime[];
};

const NAMES: Record<string, Kind> = {
  UpdateLayoutTree: "style",
  ScheduleStyleRecalculation: "style",
  InvalidateLayout: "layout",
  Layout: "layout",
  HitTest: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
  UpdateLayer: "paint",
  CompositeLayers: "paint",
  IntersectionObserverController: "other",
  ParseHTML: "parse",
  ParseAuthorStyleSheet: "parse",
  MinorGC: "garbage",
  MajorGC: "garbage",
  "V8.GCScavenger": "garbage",
};
const SCRIPT =
  /^(FunctionCall|EvaluateScript|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks)$/;
const COUNTED: Record<string, string> = {
  UpdateLayoutTree: "styles",
  Layout: "layouts",
  Paint: "paints",
  Commit: "frames",
};

/** @param recording of one page; other threads and processes are left out */
export function breakDown({ events, pid, length }: Recording): Breakdown {
  const tid = events.find(({ name, args, ...event }) => isMainThread(name, args) && event.pid === pid)?.tid;
  const ofThread = events.filter((event) => event.pid === pid && event.tid === tid);
  const spans = ofThread.filter(({ ph, dur }) => ph === "X" && dur !== undefined).sort(byStart);
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const counts: Record<string, number> = {};
  for (const { event, own, kind } of ownTimes(spans)) {
    byKind[kind] += own / 1000;
    const counted = COUNTED[event.name];
    if (counted) counts[counted] = (counts[counted] ?? 0) + 1;
  }
  const first = Math.min(...spans.map(({ ts }) => ts));
  const tasks = spans
    .filter(({ name }) => name === "RunTask")
    .sort((one, other) => durationOf(other) - durationOf(one));
  return {
    length,
    byKind,
    counts,
    longest: tasks.slice(0, 5).map((task) => ({ start: (task.ts - first) / 1000, duration: durationOf(task) / 1000 })),
    functions: functionsOf(
      events.filter((event) => event.pid === pid),
      tid,
    ),
  };
}

/** Each span's time without its children's; what has no kind of its own is of its parent's. */
function* ownTimes(spans: readonly TraceEvent[]): Generator<{ event: TraceEvent; own: number; kind: Kind }> {
  const stack: { event: TraceEvent; own: number; kind: Kind }[] = [];
  for (const event of spans) {
    while (stack.length > 0 && endOf(stack.at(-1)?.event as TraceEvent) <= event.ts)
      yield stack.pop() as (typeof stack)[0];
    const parent = stack.at(-1);
    if (parent) parent.own -= durationOf(event);
    stack.push({ event, own: durationOf(event), kind: kindOf(event.name) ?? parent?.kind ?? "other" });
  }
  yield* stack.reverse();
}

function kindOf(name: string): Kind | undefined {
  if (SCRIPT.test(name)) return "script";
  if (/^v8\.(compile|produce)|^V8\.Compile/i.test(name)) return "compile";
  return NAMES[name];
}

function isMainThread(name: string, args: TraceEvent["args"]): boolean {
  return name === "thread_name" && (args as { name?: string } | undefined)?.name === "CrRendererMain";
}

const durationOf = ({ dur = 0 }: TraceEvent) => dur;
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const byStart = (one: TraceEvent, other: TraceEvent) => one.ts - other.ts || durationOf(other) - durationOf(one);
