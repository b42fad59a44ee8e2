import type { MountTarget } from "./contract.ts";
import { everyWidget } from "./every-widget.ts";
import { type PageDataSource, readPageData } from "./mount/page-data.ts";
import type { PageDataKeys, PageDataValues } from "./readers.ts";

export type { PageDataSource };

/**
 * Makes the entry's function for a widget's work while the rest of its code is loading; without React. Problems with
 * the page data are reported by the mount.
 */
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
