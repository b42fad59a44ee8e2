/**
 * Draws a widget's first state while React DOM, three quarters of its code, is still on the line
 * (docs/contract.md#drawn-ahead). What it draws is taken over as a server's drawing is.
 */
import { WidgetId } from "#ui/widget-id.ts";
import type { IsKnown } from "./define-drawable.ts";
import { renderFirst } from "./first-render.ts";
import type { LoadedWidget, MountTarget } from "./island.ts";
import { readPageData } from "./page-data.ts";
import * as takeover from "./takeover.ts";

export { takeover };

/**
 * Draws the widget into `slot`, which is on no page yet, as `target` has its page data now.
 * @returns `false` where the widget would not mount, where its first state is not known after all, and where it can't be
 *   drawn, which the console says
 */
export function drawAhead(slot: HTMLElement, widget: LoadedWidget, target: MountTarget, isKnown: IsKnown): boolean {
  const { name, pageData, component: Component } = widget;
  // The mount reports what is wrong with them.
  const props = readPageData(target.pageData(), name, pageData, () => undefined);
  if (!props || (typeof isKnown === "function" && !isKnown(props))) return false;
  const idPrefix = `imo-${Math.random().toString(36).slice(2, 8)}`;
  const tree = (
    <div>
      <WidgetId value={idPrefix}>
        <Component {...props} bridge={target} />
      </WidgetId>
    </div>
  );
  try {
    renderFirst(tree, slot);
  } catch (cause) {
    // What a component throws the mount meets too, and reports.
    console.warn(`${name}: not drawn ahead, ${String(cause)}`);
    return false;
  }
  takeover.markAsDrawn(slot, idPrefix, widget, target);
  return true;
}
