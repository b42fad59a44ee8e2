import type { ComponentType } from "react";
import type { Mount, MountTarget, WidgetDefinition } from "./contract.ts";
import { everyWidget } from "./every-widget.ts";
import { mountWidget } from "./mount/mounted-widget.tsx";
import type { PageDataKeys, PageDataValues } from "./readers.ts";

export type HostBridge = Pick<MountTarget, "emit" | "report" | "position" | "keepFallback"> &
  Partial<Pick<MountTarget, "number">>;

export type WidgetProps<F extends PageDataKeys> = PageDataValues<F & typeof everyWidget> & {
  readonly bridge: HostBridge;
};

export type Widget<F extends PageDataKeys = PageDataKeys> = WidgetDefinition<
  F & typeof everyWidget
> & {
  readonly mount: Mount;
};

/** Turns a component into a widget; tools can read its page data without rendering it. */
export function defineWidget<F extends PageDataKeys>(definition: {
  name: string;
  pageData: F;
  component: ComponentType<WidgetProps<F>>;
  readsQuery?: true;
}): Widget<F> {
  const widget = { ...definition, pageData: { ...definition.pageData, ...everyWidget } };
  return { ...widget, mount: (...given) => mountWidget(widget, ...given) };
}
