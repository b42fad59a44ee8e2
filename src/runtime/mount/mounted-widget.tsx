import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { provideLoadChunk } from "#loading/load-once.ts";
import type { Drawing, MountedWidget, MountTarget, WidgetDefinition } from "#runtime/contract.ts";
import type { PageDataKeys } from "#runtime/readers.ts";
import { WidgetId } from "#ui/widget-id.ts";
import { WithLoadNotice } from "./LoadNotice.tsx";
import { readPageData } from "./page-data.ts";

const copy = Math.random().toString(36).slice(2, 6);
let roots = 0;

/**
 * Renders a widget into its slot. If a required key is missing or bad, reports it and returns
 * `null`.
 */
export function mountWidget<F extends PageDataKeys>(
  definition: WidgetDefinition<F>,
  target: MountTarget,
  slot: HTMLElement,
  drawing?: Drawing,
): MountedWidget | null {
  const { name, component: Component } = definition;
  provideLoadChunk(target.loadChunk);
  const read = pageDataReader(definition, target);
  let props = read();
  warnOfLostScript(name, target, slot);
  if (!props) return null;
  // A single element around the widget makes it noticeable when a page cache swaps the slot's
  // content for a snapshot.
  let wrapper: HTMLElement | null = null;
  const keepWrapper = (element: HTMLElement | null) => {
    wrapper = element;
  };
  let root: Root;
  let idPrefix = "";
  const tree = () => (
    <WidgetId value={idPrefix}>
      <WithLoadNotice wrapper={keepWrapper} report={reportLoadFailure}>
        <Component {...props} bridge={target} />
      </WithLoadNotice>
    </WidgetId>
  );
  const reportLoadFailure = (cause: unknown) => {
    const message = `${name}: code that a press needs could not be loaded; the next press asks again.`;
    target.report({ code: "load", message, cause });
  };
  const render = () => root.render(tree());
  const onUncaughtError = (cause: unknown) => target.broke(cause);
  // React itself redraws any part that isn't as expected.
  const onRecoverableError = (cause: unknown) =>
    console.warn(`${name}: rendered from scratch, ${String(cause)}`);

  const open = (printed?: string) => {
    roots += 1;
    idPrefix = printed ?? `imo-${copy}-${roots}`;
    // A stable id keeps DOM morphing from matching the wrong slot.
    slot.id = idPrefix;
    delete slot.dataset.imoDrawn;
    // The first render is synchronous, so that the page is never painted with the fallback gone and
    // the widget not yet there.
    flushSync(() => {
      if (printed) root = hydrateRoot(slot, tree(), { onUncaughtError, onRecoverableError });
      else {
        root = createRoot(slot, { onUncaughtError });
        render();
      }
    });
  };
  open(drawing?.idPrefix);
  drawing?.replay(idPrefix);
  if (wrapper) target.ready();

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
      if (wrapper) target.ready();
    },
    unmount: () => root.unmount(),
  };
}

/**
 * Warns that Vue 3 has dropped the page data, as it does with every `<script>` in a page that it
 * compiles (docs/troubleshooting.md#no-page-data-inside-data-v-app).
 */
function warnOfLostScript(name: string, target: MountTarget, slot: HTMLElement): void {
  const { attributes, script } = target.pageData();
  if (!script && Object.keys(attributes).length < 2 && slot.closest("[data-v-app]"))
    console.warn(
      `${name}: no page data inside [data-v-app], where JSON scripts are dropped; use data-* attributes.`,
    );
}

/** Returns a function that reads the page data and reports each problem only once. */
function pageDataReader<F extends PageDataKeys>(
  { name, pageData }: WidgetDefinition<F>,
  target: MountTarget,
) {
  const reported = new Set<string>();
  const reportOnce = (message: string) => {
    if (reported.has(message)) return;
    reported.add(message);
    target.report({ code: "page-data", message });
  };
  return () => readPageData(target.pageData(), name, pageData, reportOnce);
}
