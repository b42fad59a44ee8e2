/**
 * The contract between the entry, which knows hosts, and the code that mounts a widget, which knows React. Types alone: it
 * compiles to nothing.
 */
import type { ComponentType } from "react";
import type { loadChunk } from "./entry/chunks.ts";
import type { EarlyVisit } from "./entry/early-visit.ts";
import type { ImoEvents } from "./entry/events.ts";
import type { Problem } from "./entry/report.ts";
import type { PageDataKeys } from "./readers.ts";

/** A mounted widget, as its island handles it. */
export type MountedWidget = {
  /** False once something else replaced the slot's content: a page cache put a picture of it there. */
  isIntact(): boolean;
  /** Renders with the page data as they are now; false when a required key is missing or bad by now. */
  update(): boolean;
  /** Renders again after an error, without the state that broke it. */
  reopen(): void;
  /** Ends it; the slot stays, empty. */
  unmount(): void;
};

/** The host, as a widget sees it. */
export type MountTarget = {
  /** The host's attributes and the text of its JSON script, as they are now. */
  pageData(): { attributes: DOMStringMap; script: string };
  /** Number of hosts of the same widget before this one on the page now. */
  readonly position: number;
  /**
   * Its position when it was mounted, or the lowest that no other host of the widget has: it stays when others come and go, so
   * that two drafts never share a key.
   */
  readonly number: number;
  /** Aborted once the host has left the page. */
  readonly signal: AbortSignal;
  /** Sends one of our events from the host. */
  emit<Name extends keyof ImoEvents>(name: Name, detail: Omit<ImoEvents[Name], "widget">): void;
  /**
   * Shows the page's fallback, where the host has one, as long as the widget has nothing to show.
   * @returns ends it
   */
  keepFallback(): () => void;
  /** Reports a problem in the widget's name. */
  report(problem: Omit<Problem, "host" | "widget">): void;
  /** Loads a chunk by its name with all that it needs. */
  readonly loadChunk: typeof loadChunk;
  /** The visitor's presses and compositions in drawn slots. */
  readonly earlyVisit: EarlyVisit;
  /** A render is on the page. */
  ready(): void;
  /** Rendering threw, and nothing is on the page. */
  broke(cause: unknown): void;
};

/** A widget as it is declared in its `index.ts`. */
export type WidgetDefinition<F extends PageDataKeys = PageDataKeys> = {
  readonly name: string;
  readonly pageData: F;
  /** The compiler has held it to the page data in define-widget.ts. */
  // biome-ignore lint/suspicious/noExplicitAny: props differ from widget to widget
  readonly component: ComponentType<any>;
  /** Its first state also depends on the page's query string. */
  readonly readsQuery?: true;
};

/** A drawn slot, as a widget finds it. */
export type Drawing = {
  /** The start of the ids in the slot, when the drawing fits; otherwise the widget has to draw itself. */
  readonly idPrefix: string | undefined;
  /** Repeats in the widget, which has ids of this prefix, what the visitor did before it was there. */
  readonly replay: (idPrefix: string) => void;
};

/** The code for slots that a server drew (mount/takeover.ts). */
export type Takeover = {
  /** Runs `task` now, or when the IME composition in `host` ends. */
  whenComposed(visit: EarlyVisit, host: Element, task: () => void): void;
  /** Returns `undefined` for a slot that no server drew. */
  readDrawing(
    slot: HTMLElement,
    widget: Pick<WidgetDefinition, "pageData" | "readsQuery">,
    target: MountTarget,
  ): Drawing | undefined;
};

/** Mounts a widget in `slot`; `null` when a required key of the page data is missing or bad. */
export type Mount = (target: MountTarget, slot: HTMLElement, takeover?: Takeover | null) => MountedWidget | null;

/** A widget, as its file exports it. */
export type LoadedWidget = { readonly mount: Mount };

/** Loads a widget's code. */
export type LoadWidget = {
  (): Promise<{ default: LoadedWidget }>;
  /** Loads code that asks the server for something while the rest of the code is on its way. */
  readonly early?: () => Promise<{ readonly early: (target: MountTarget) => void }>;
};
