/** What makes a widget one that is drawn before React DOM is there (docs/contract.md#drawn-ahead). */
import { drawAhead, takeover } from "./draw-ahead.tsx";
import type { LoadedWidget, MountTarget } from "./island.ts";

/** Makes a definition's `whenDrawable` of what waits for the widget's first state and says whether it is known by then. */
export function defineDrawable(
  isKnown: (target: MountTarget) => Promise<boolean>,
): NonNullable<LoadedWidget["whenDrawable"]> {
  return async (target) => ((await isKnown(target)) ? { drawAhead, takeover } : null);
}
