/** Tells the run which mutants a test file came by, its imports included. */
import { afterAll } from "vitest";
import { REACHED } from "./probes.ts";

const reached = new Set<number>();
Object.assign(globalThis, { [REACHED]: reached });

// biome-ignore lint/correctness/noEmptyPattern: what is first must be taken apart (Vitest).
afterAll(({}, suite) => {
  suite.meta.reached = [...reached];
});

declare module "vitest" {
  interface TaskMeta {
    reached?: number[];
  }
}
