/** Fetches the code of the selects, once for all fields of the page. */
import { loadLater } from "#load-later.ts";

/** What comes with that code. */
export type SelectControls = typeof import("./select-controls.ts");

let arrived: SelectControls | null = null;
let hasFailed = false;
let underWay: Promise<SelectControls | null> | undefined;

/** The code, if it is there already. */
export function getSelectControls(): SelectControls | null {
  return arrived;
}

/**
 * Asks for the code, or joins those who wait for it.
 * @param onFailure hears of the page's first failure, if nobody else did; the next call asks again
 * @returns `null` after a failure
 */
export function loadSelectControls(onFailure: (cause: unknown) => void): Promise<SelectControls | null> {
  underWay ??= loadLater("select-controls", () => import("./select-controls.ts")).then(
    (controls) => {
      arrived = controls;
      return controls;
    },
    (cause) => {
      underWay = undefined;
      // Every key asks again: once is enough.
      if (!hasFailed) onFailure(cause);
      hasFailed = true;
      return null;
    },
  );
  return underWay;
}
