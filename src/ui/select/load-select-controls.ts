/** Loads the code of the selects, once for all fields of the page. */
import { loadOnce } from "#load-once.ts";

/** The code of both selects. */
export type SelectControls = typeof import("./select-controls.ts");

const load = loadOnce<SelectControls>("select-controls", () => import("./select-controls.ts"));
let hasFailed = false;

/** The code, if it is there already. */
export function getSelectControls(): SelectControls | null {
  return load.code ?? null;
}

/**
 * Asks for the code, or joins those who wait for it.
 * @param onFailure called at the page's first failure: every key asks again, and one report is enough
 * @returns `null` after a failure
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
