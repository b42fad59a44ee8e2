import { loadOnce } from "#load-once.ts";

/** Loads the listing's optional panels and its near searches, which share a chunk. */
export const loadExtras = loadOnce("extras", () => import("./extras.ts"));
