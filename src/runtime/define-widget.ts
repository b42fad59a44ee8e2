/**
 * What makes a component a widget: its name, the page data it reads, and how it comes onto the page. A widget's
 * `index.ts` is its whole contract, and the compiler holds the component to the page data.
 */
import type { ComponentType } from "react";
import type { MountableWidget, MountPlace } from "./island.ts";
import { baseUrl, type Fields, optional, safeUrl, type Values, withDefault } from "./readers.ts";
import { mountRoot } from "./root.tsx";

/** The page data that every widget takes (CONTRACT §2). */
export const everyWidget = {
  apiBase: withDefault(baseUrl, "", "Put before every /api/… path; empty means the page's own origin."),
  csrfUrl: optional(safeUrl, "Asked once (HEAD) to renew an expired session; the page's own address when left out."),
};

/** A widget's line to the page around it: its events, its errors, and its place among hosts of the same widget. */
export type Island = Pick<MountPlace, "emit" | "report" | "position">;

export type WidgetProps<F extends Fields> = Values<F & typeof everyWidget> & { readonly island: Island };

export type Widget<F extends Fields = Fields> = MountableWidget & {
  readonly name: string;
  readonly pageData: F & typeof everyWidget;
};

/** Makes a widget of a component and the readers of its page data. */
export function defineWidget<F extends Fields>(definition: {
  name: string;
  pageData: F;
  component: ComponentType<WidgetProps<F>>;
}): Widget<F> {
  const { name, component } = definition;
  const pageData = { ...definition.pageData, ...everyWidget };
  return { name, pageData, mount: (place) => mountRoot({ name, pageData, component, place }) };
}
