/** Loads the code of both selects, once for all fields of the page. */
import { loadOnce } from "#load-once.ts";

export type SelectControls = typeof import("./select-controls.ts");

const load = loadOnce<SelectControls>("select-controls", () => import("./select-controls.ts"));
let hasFailed = false;

/** Returns the code, if it is there already. */
export function getSelectControls(): SelectControls | null {
  return load.code ?? null;
}

/**
 * Loads the code; `null` after a failure.
 * @param onFailure called at the page's first failure: every key asks again, and one report is enough
 */
export async function loadSelectControls(onFailure: (cause: unknown) => void): Promise<SelectControls | null> {
  try {
    return await load();
  } catch (cause) {
    if (!hasFailed) onFailure(cause);
    hasFailed = true;
    return null;
  }
}
