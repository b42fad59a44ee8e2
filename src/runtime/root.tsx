/**
 * The only file of the runtime that knows React: renders one widget into its slot, again when page data change, and
 * once more after an error; then the fallback comes back (docs/contract.md#failures-stay-apart).
 */
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root as ReactRoot } from "react-dom/client";
import type { MountPlace, Root } from "./island.ts";
import { readPageData } from "./page-data.ts";
import type { Fields } from "./readers.ts";

type Mounting<F extends Fields> = {
  name: string;
  pageData: F;
  // The compiler has held the component to these fields in define-widget.ts.
  // biome-ignore lint/suspicious/noExplicitAny: props differ from widget to widget
  component: ComponentType<any>;
  place: MountPlace;
};

const copy = Math.random().toString(36).slice(2, 6);
let roots = 0;

/** @returns `null` when a required key is missing or bad; that has been reported */
export function mountRoot<F extends Fields>({ name, pageData, component, place }: Mounting<F>): Root | null {
  const reported = new Set<string>();
  const tell = (message: string) => {
    if (reported.has(message)) return;
    reported.add(message);
    place.report({ code: "page-data", message });
  };
  const read = () => readPageData(place.pageData(), name, pageData, tell);

  let props = read();
  if (!props) return null;
  let hasFailed = false;
  let root: ReactRoot | null = null;
  // One element around the widget: when a page cache swaps the slot's content for a picture of it, that shows.
  let around: HTMLElement | null = null;
  const keepAround = (element: HTMLElement | null) => {
    around = element;
  };

  function render() {
    const Component = component;
    root?.render(
      <div ref={keepAround}>
        <Component {...props} island={place} />
      </div>,
    );
  }

  function open() {
    roots += 1;
    root = createRoot(place.slot, { identifierPrefix: `imo-${copy}-${roots}-`, onUncaughtError: heal });
    // Within one task, so that the page is never painted with the fallback gone and the widget not yet there.
    flushSync(render);
    if (around) place.ready();
  }

  function heal(cause: unknown) {
    const next = hasFailed ? "its fallback shows again." : "it is mounted once more.";
    place.report({ code: "render", message: `${name}: rendering failed, ${String(cause)}; ${next}`, cause });
    const isLast = hasFailed;
    hasFailed = true;
    // React is still at work on the failed tree.
    queueMicrotask(() => {
      // The host may have left the page meanwhile: then nobody waits for another try.
      if (!root) return;
      root.unmount();
      root = null;
      if (isLast) place.giveUp();
      else open();
    });
  }

  open();
  return {
    isIntact: () => around === null || (around.parentNode === place.slot && place.slot.childNodes.length === 1),
    update() {
      const changed = read();
      if (!changed) return;
      props = changed;
      render();
    },
    unmount() {
      root?.unmount();
      root = null;
    },
  };
}
