/** Loads the parts of a listing beyond its cards (`extras.ts`), at the first sign of interest. */
import { loadOnce } from "#load-once.ts";

/** The panels and the searches near an empty one, in one chunk. */
export const loadExtras = loadOnce("extras", () => import("../extras.ts"));
