/** The contract between the entry, which knows hosts, and the code that mounts a widget, which knows React. */
import type { ComponentType } from "react";
import type { loadChunk } from "./entry/chunks.ts";
import type { EarlyVisit } from "./entry/early-visit.ts";
import type { ImoEvents } from "./entry/events.ts";
import type { Problem } from "./entry/report.ts";
import type { PageDataKeys } from "./readers.ts";

export type MountedWidget = {
  /** False once something else replaced the slot's content: a page cache put a picture of it there. */
  isIntact(): boolean;
  /** Renders with the present page data; false when a required key is missing or bad by now. */
  update(): boolean;
  /** Renders again after an error, without the state that broke it. */
  reopen(): void;
  unmount(): void;
};

export type PageDataSource = { attributes: DOMStringMap; script: string };

export type MountTarget = {
  pageData(): PageDataSource;
  /** Number of hosts of the same widget before this one on the page now. */
  readonly position: number;
  /** Stays when others come and go, so that two drafts never share a key. */
  readonly number: number;
  /** Aborted once the host has left the page. */
  readonly signal: AbortSignal;
  emit<Name extends keyof ImoEvents>(name: Name, detail: Omit<ImoEvents[Name], "widget">): void;
  /** Shows the page's fallback, where there is one, until the returned function is called. */
  keepFallback(): () => void;
  report(problem: Omit<Problem, "host" | "widget">): void;
  readonly loadChunk: typeof loadChunk;
  readonly earlyVisit: EarlyVisit;
  ready(): void;
  /** Rendering threw, and nothing is on the page. */
  broke(cause: unknown): void;
};

export type WidgetDefinition<F extends PageDataKeys = PageDataKeys> = {
  readonly name: string;
  readonly pageData: F;
  /** The compiler has held it to the page data in define-widget.ts. */
  // biome-ignore lint/suspicious/noExplicitAny: props differ from widget to widget
  readonly component: ComponentType<any>;
  /** Its first state also depends on the page's query string. */
  readonly readsQuery?: true;
};

export type Drawing = {
  /** The start of the ids in the slot, when the drawing fits; otherwise the widget has to draw itself. */
  readonly idPrefix: string | undefined;
  /** Repeats the visitor's earlier input in the widget, which has ids of this prefix. */
  readonly replay: (idPrefix: string) => void;
};

/** Mounts a widget in `slot`; `null` when a required key of the page data is missing or bad. */
export type Mount = (
  target: MountTarget,
  slot: HTMLElement,
  drawing?: Drawing,
) => MountedWidget | null;

export type LoadWidget = {
  (): Promise<{
    default: Pick<WidgetDefinition, "pageData" | "readsQuery"> & { readonly mount: Mount };
  }>;
  /** Code that asks the server for something while the rest of the code is on its way. */
  readonly early?: () => Promise<{ readonly early: (target: MountTarget) => void }>;
};
