/**
 * What a widget does while the rest of its code is loading: ask the server, say. It comes with the readers and without
 * React, and does nothing that shows.
 */
import { everyWidget } from "./every-widget.ts";
import type { MountTarget } from "./island.ts";
import { readPageData } from "./page-data.ts";
import type { PageDataKeys, PageDataValues } from "./readers.ts";

/** Makes what the entry calls of what is to be done with the page data; problems with them are reported by the mount. */
export function defineEarly<F extends PageDataKeys>(definition: {
  name: string;
  pageData: F;
  start: (data: PageDataValues<F & typeof everyWidget>, target: MountTarget) => void;
}): (target: MountTarget) => void {
  const { name, pageData, start } = definition;
  return (target) => {
    const values = readPageData(target.pageData(), name, { ...pageData, ...everyWidget }, () => undefined);
    if (values) start(values, target);
  };
}
