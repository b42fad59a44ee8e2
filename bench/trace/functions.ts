/** Script by function, from the samples of the browser's CPU profile. */
import type { TraceEvent } from "./record.ts";

export type FunctionTime = {
  /** The function's name; minified, so the place beside it says more. */
  name: string;
  /** File, line and column. */
  place: string;
  /** Its own time in ms, without what it called. */
  ms: number;
};

type Node = {
  id: number;
  callFrame: { functionName: string; url?: string; lineNumber?: number; columnNumber?: number; codeType?: string };
};
type Chunk = { cpuProfile?: { nodes?: Node[]; samples?: number[] }; timeDeltas?: number[] };

/** What the profiler notes while no script runs. */
const NOT_SCRIPT = new Set(["(root)", "(program)", "(idle)"]);

/**
 * @param events of the page's process
 * @param tid its main thread
 */
export function functionsOf(events: readonly TraceEvent[], tid: number | undefined): FunctionTime[] {
  const profile = events.find((event) => event.name === "Profile" && event.tid === tid);
  const chunks = events.filter(({ name, id }) => name === "ProfileChunk" && id === profile?.id);
  const nodes = new Map<number, Node>();
  const times = new Map<string, FunctionTime>();
  for (const { args } of chunks) {
    const { cpuProfile, timeDeltas = [] } = (args?.data ?? {}) as Chunk;
    for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    for (const [place, id] of (cpuProfile?.samples ?? []).entries()) {
      // A sample lasts until the next one; the last of a chunk is taken to be as long as the one before.
      const us = timeDeltas[place + 1] ?? timeDeltas[place] ?? 0;
      add(times, nodes.get(id), us / 1000);
    }
  }
  return [...times.values()].sort((one, other) => other.ms - one.ms);
}

function add(times: Map<string, FunctionTime>, node: Node | undefined, ms: number): void {
  if (!node || NOT_SCRIPT.has(node.callFrame.functionName)) return;
  const { functionName, url = "", lineNumber = 0, columnNumber = 0 } = node.callFrame;
  const file = url.split("/").at(-1)?.split("?")[0] ?? "";
  const place = file ? `${file}:${lineNumber + 1}:${columnNumber + 1}` : "browser";
  const key = `${functionName} ${place}`;
  const time = times.get(key) ?? { name: functionName || "(anonymous)", place, ms: 0 };
  time.ms += ms;
  times.set(key, time);
}
