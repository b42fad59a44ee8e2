/**
 * The events that a widget emits (docs/events.md). None contains what visitors typed about
 * themselves.
 */

/** All codes of `imo:error`. */
export const errorCodes = [
  "page-data",
  "load",
  "render",
  "unknown-widget",
  "network",
  "answer",
] as const;

/**
 * Why something went wrong, as one word that a host can switch on; docs/troubleshooting.md has a
 * heading for each.
 */
export type ErrorCode = (typeof errorCodes)[number];

/**
 * A search, with the names of the listing call. The shipped declarations fill it in
 * (contract/types/declarations.ts).
 */
// biome-ignore lint/suspicious/noEmptyInterface: another file adds to it, which only an interface allows
export interface SearchCriteria {}

/** The widgets by name; the shipped declarations fill these in, too. */
// biome-ignore lint/suspicious/noEmptyInterface: another file adds to it, which only an interface allows
export interface Widgets {}

/** A widget's name, or any string if the widgets aren't known. */
export type WidgetName = [keyof Widgets] extends [never] ? string : keyof Widgets;

/**
 * Each event's detail, by the event's name. An error may come from a tag that doesn't name a
 * widget.
 */
export type ImoEvents = {
  "imo:ready": { widget: WidgetName };
  "imo:error": { widget: string; code: ErrorCode; message: string };
  "imo:search": { widget: WidgetName; criteria: SearchCriteria };
  "imo:results": { widget: WidgetName; count: number; page: number; lastPage: number };
  "imo:simulate": { widget: WidgetName; action: "open" | "share" };
  "imo:submit": { widget: WidgetName; outcome: "success" | "failure" };
  /** The visitor opened a comparison of listings. */
  "imo:compare": { widget: WidgetName; count: number };
  /** A link was shared or copied. */
  "imo:share": { widget: WidgetName; what: "favorites" | "search" };
  /** "Avise-me" was sent; the criteria are what the visitor wants to hear about. */
  "imo:alert": { widget: WidgetName; criteria: SearchCriteria };
  /** `id` is the listing's; `count` is how many are kept now. */
  "imo:favorite": {
    widget: WidgetName;
    id: string | number | null;
    isFavorite: boolean;
    count: number;
  };
};

type ImoEventMap = { [Name in keyof ImoEvents]: CustomEvent<ImoEvents[Name]> };

declare global {
  interface HTMLElementEventMap extends ImoEventMap {}
  interface DocumentEventMap extends ImoEventMap {}
  interface WindowEventMap extends ImoEventMap {}
}

/** Dispatches an event from `host`, bubbling and not cancelable. */
export function emit<Name extends keyof ImoEvents>(
  host: Element,
  name: Name,
  detail: ImoEvents[Name],
): void {
  host.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}
