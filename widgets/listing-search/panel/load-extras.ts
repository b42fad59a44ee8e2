import { loadOnce } from "#load-once.ts";

/** Loads the listing's optional panels, in one chunk, at the visitor's first sign of interest. */
export const loadExtras = loadOnce("extras", () => import("../extras.ts"));
