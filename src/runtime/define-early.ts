/**
 * Work of a widget while the rest of its code is loading, such as its first call. It comes with the readers and without
 * React, and shows nothing.
 */

import type { MountTarget } from "./contract.ts";
import { everyWidget } from "./every-widget.ts";
import { type PageDataSource, readPageData } from "./mount/page-data.ts";
import type { PageDataKeys, PageDataValues } from "./readers.ts";

/** Where page data stand on the page, for what a widget tells from them without reading them. */
export type { PageDataSource };

/** Makes what the entry calls of what is to be done with the page data; problems with them are reported by the mount. */
export function defineEarly<F extends PageDataKeys>(definition: {
  name: string;
  pageData: F;
  /** Tells, without reading them, if these page data need no early work. */
  skips: (source: PageDataSource) => boolean;
  start: (data: PageDataValues<F & typeof everyWidget>, target: MountTarget) => void;
}): (target: MountTarget) => void {
  const { name, pageData, skips, start } = definition;
  return (target) => {
    const source = target.pageData();
    if (target.signal.aborted || skips(source)) return;
    const values = readPageData(source, name, { ...pageData, ...everyWidget }, () => undefined);
    if (values) start(values, target);
  };
}
