/**
 * The contract between the entry, which knows hosts, and the code that mounts a widget, which knows
 * React.
 */
import type { ComponentType } from "react";
import type { loadChunk } from "./entry/chunks.ts";
import type { EarlyVisit } from "./entry/early-visit.ts";
import type { ImoEvents } from "./entry/events.ts";
import type { Problem } from "./entry/report.ts";
import type { PageDataKeys } from "./readers.ts";

export type MountedWidget = {
  /**
   * False once something has replaced the slot's content, such as a page cache that puts back a
   * snapshot.
   */
  isIntact(): boolean;
  /** Renders with the current page data; returns false if a required key is now missing or bad. */
  update(): boolean;
  /** Renders again after an error, with fresh state instead of the one that broke it. */
  reopen(): void;
  unmount(): void;
};

export type PageDataSource = { attributes: DOMStringMap; script: string };

export type MountTarget = {
  pageData(): PageDataSource;
  /** How many hosts of the same widget currently precede this one on the page. */
  readonly position: number;
  /** Doesn't change when other hosts come and go, so that two drafts never share a key. */
  readonly number: number;
  /** Aborted once the host has left the page. */
  readonly signal: AbortSignal;
  emit<Name extends keyof ImoEvents>(name: Name, detail: Omit<ImoEvents[Name], "widget">): void;
  /** Shows the page's fallback, if it has one, until the returned function is called. */
  keepFallback(): () => void;
  report(problem: Omit<Problem, "host" | "widget">): void;
  readonly loadChunk: typeof loadChunk;
  readonly earlyVisit: EarlyVisit;
  ready(): void;
  /** Called when rendering has thrown and nothing is on the page. */
  broke(cause: unknown): void;
};

export type WidgetDefinition<F extends PageDataKeys = PageDataKeys> = {
  readonly name: string;
  readonly pageData: F;
  /** define-widget.ts lets the compiler check it against the page data. */
  // biome-ignore lint/suspicious/noExplicitAny: props differ from widget to widget
  readonly component: ComponentType<any>;
  /** Set if the widget's first state also depends on the page's query string. */
  readonly readsQuery?: true;
};

export type Drawing = {
  /**
   * The prefix of the ids in the slot, if the drawing fits; otherwise the widget has to draw
   * itself.
   */
  readonly idPrefix: string | undefined;
  /** Replays the visitor's earlier input in the widget, whose ids now have this prefix. */
  readonly replay: (idPrefix: string) => void;
};

/**
 * Mounts a widget in `slot`; returns `null` if a required key of the page data is missing or bad.
 */
export type Mount = (
  target: MountTarget,
  slot: HTMLElement,
  drawing?: Drawing,
) => MountedWidget | null;

export type LoadWidget = {
  (): Promise<{
    default: Pick<WidgetDefinition, "pageData" | "readsQuery"> & { readonly mount: Mount };
  }>;
  /** Code that asks the server for something while the rest of the code is still loading. */
  readonly early?: () => Promise<{ readonly early: (target: MountTarget) => void }>;
};
