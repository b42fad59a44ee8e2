/**
 * Makes a widget's props for a test from page data, with the widget's own readers and their
 * defaults.
 */
import { vi } from "vitest";
import { everyWidget } from "#runtime/every-widget.ts";
import { readPageData } from "#runtime/mount/page-data.ts";
import type { PageDataKeys } from "#runtime/readers.ts";

/**
 * Returns the props of a widget with these keys, and a bridge that records its calls.
 * @throws if the page data are invalid
 */
export function widgetProps<F extends PageDataKeys>(keys: F, data: object = {}) {
  const source = { attributes: {}, script: JSON.stringify(data) };
  const values = readPageData(source, "widgetProps", { ...keys, ...everyWidget }, (problem) => {
    throw new Error(problem);
  });
  if (!values) throw new Error(`widgetProps: expected all required keys, got ${source.script}`);
  return {
    ...values,
    bridge: { position: 0, emit: vi.fn(), report: vi.fn(), keepFallback: () => () => {} },
  };
}
