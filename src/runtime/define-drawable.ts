/** What makes a widget one that is drawn before React DOM is there (docs/contract.md#drawn-ahead). */
import { drawAhead, takeover } from "./draw-ahead.tsx";
import type { LoadedWidget, MountTarget } from "./island.ts";

/** Whether a widget's first state is known, told by its page data where they alone can say. */
export type IsKnown = boolean | ((pageData: Readonly<Record<string, unknown>>) => boolean);

/** Makes a definition's `whenDrawable` of what waits for the widget's first state and says whether it is known by then. */
export function defineDrawable(
  waitForState: (target: MountTarget) => Promise<IsKnown>,
): NonNullable<LoadedWidget["whenDrawable"]> {
  return async (target) => {
    const isKnown = await waitForState(target);
    if (!isKnown) return null;
    return { drawAhead: (slot, widget) => drawAhead(slot, widget, target, isKnown), takeover };
  };
}
