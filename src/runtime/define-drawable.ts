/** What makes a widget one that is drawn before React DOM is there (docs/contract.md#drawn-ahead). */
import { drawAhead, takeover } from "./draw-ahead.tsx";
import type { LoadedWidget, MountTarget } from "./island.ts";

/**
 * Makes a definition's `whenDrawable`.
 * @param isKnown waits for the widget's first state and says whether it is known by then
 * @param onDrawn the drawing is on the page
 */
export function defineDrawable(
  isKnown: (target: MountTarget) => Promise<boolean>,
  onDrawn: (target: MountTarget) => void,
): NonNullable<LoadedWidget["whenDrawable"]> {
  return async (target) => ((await isKnown(target)) ? { drawAhead, takeover, onDrawn } : null);
}
