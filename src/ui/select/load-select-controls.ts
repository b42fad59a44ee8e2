import { loadOnce } from "#loading/load-once.ts";

/** Loads the code of both selects, once for all fields of the page. */
export const loadSelectControls = loadOnce("select-controls", () => import("./select-controls.ts"));
