/**
 * Makes a component a widget: its name, the page data it reads, and how it comes onto the page. The compiler holds
 * the component to the page data, which a widget's `page-data.ts` declares apart, so that tools read them without it.
 */
import type { ComponentType } from "react";
import type { LoadedWidget, MountTarget, WidgetDefinition } from "./contract.ts";
import { everyWidget } from "./every-widget.ts";
import { mountWidget } from "./mount/mounted-widget.tsx";
import type { PageDataKeys, PageDataValues } from "./readers.ts";

/** A widget's line to the page around it: its events, its errors, its fallback, its place among hosts of the same widget. */
export type HostBridge = Pick<MountTarget, "emit" | "report" | "position" | "keepFallback"> &
  Partial<Pick<MountTarget, "number">>;

/** A component's props: its page data, those of every widget, and the bridge to its host. */
export type WidgetProps<F extends PageDataKeys> = PageDataValues<F & typeof everyWidget> & {
  /** The component's line to its host. */
  readonly bridge: HostBridge;
};

/** A widget as its `index.ts` exports it. */
export type Widget<F extends PageDataKeys = PageDataKeys> = LoadedWidget & WidgetDefinition<F & typeof everyWidget>;

/** Makes a widget of a component and the readers of its page data. */
export function defineWidget<F extends PageDataKeys>(definition: {
  name: string;
  pageData: F;
  component: ComponentType<WidgetProps<F>>;
  readsQuery?: true;
}): Widget<F> {
  const widget = { ...definition, pageData: { ...definition.pageData, ...everyWidget } };
  return { ...widget, mount: (target, slot, takeover) => mountWidget(widget, target, slot, takeover) };
}
