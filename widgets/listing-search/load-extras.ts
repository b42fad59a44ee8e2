/** Fetches what a visitor may want of a listing beside its cards (`extras.ts`). */
import { loadLater } from "#load-later.ts";

/** @returns rejects when it did not come; the next call asks again */
export function loadExtras(): Promise<typeof import("./extras.ts")> {
  return loadLater("extras", () => import("./extras.ts"));
}
