/**
 * The only file of the runtime that knows React: renders one widget into its slot, and again when its page data change.
 * What an error leads to is decided in island.ts.
 */
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { LoadFailure } from "#ui/load-failure.ts";
import { WidgetId } from "#ui/widget-id.ts";
import type { MountedWidget, MountTarget } from "./island.ts";
import { readPageData } from "./page-data.ts";
import type { PageDataKeys } from "./readers.ts";

type Definition<F extends PageDataKeys> = {
  name: string;
  pageData: F;
  // The compiler has held the component to these fields in define-widget.ts.
  // biome-ignore lint/suspicious/noExplicitAny: props differ from widget to widget
  component: ComponentType<any>;
};

const copy = Math.random().toString(36).slice(2, 6);
let roots = 0;

/** @returns `null` when a required key is missing or bad; that has been reported */
export function mountWidget<F extends PageDataKeys>(
  definition: Definition<F>,
  target: MountTarget,
  slot: HTMLElement,
): MountedWidget | null {
  const { name, pageData, component: Component } = definition;
  const reported = new Set<string>();
  const reportOnce = (message: string) => {
    if (reported.has(message)) return;
    reported.add(message);
    target.report({ code: "page-data", message });
  };
  const reportLoadFailure = (cause: unknown) => {
    const message = `${name}: code of a field could not be loaded, tried twice; the next touch asks again.`;
    target.report({ code: "load", message, cause });
  };
  const read = () => readPageData(target.pageData(), name, pageData, reportOnce);

  let props = read();
  if (!props) return null;
  // One element around the widget: when a page cache swaps the slot's content for a picture of it, that shows.
  let wrapper: HTMLElement | null = null;
  const keepWrapper = (element: HTMLElement | null) => {
    wrapper = element;
  };
  const render = () =>
    root.render(
      <div ref={keepWrapper}>
        <WidgetId value={idPrefix}>
          <LoadFailure value={reportLoadFailure}>
            <Component {...props} bridge={target} />
          </LoadFailure>
        </WidgetId>
      </div>,
    );
  let root: Root;
  let idPrefix = "";
  const open = () => {
    roots += 1;
    idPrefix = `imo-${copy}-${roots}`;
    root = createRoot(slot, { onUncaughtError: (cause) => target.broke(cause) });
    // Within one task, so that the page is never painted with the fallback gone and the widget not yet there.
    flushSync(render);
    if (wrapper) target.ready();
  };
  open();

  return {
    isIntact: () => !wrapper || (slot.firstChild === wrapper && slot.lastChild === wrapper),
    update() {
      const changed = read();
      if (!changed) return false;
      props = changed;
      render();
      return true;
    },
    reopen() {
      root.unmount();
      open();
    },
    unmount: () => root.unmount(),
  };
}
