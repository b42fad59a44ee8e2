/** The events that leave a widget (docs/events.md); none carries what visitors typed about themselves. */

/** All codes of `imo:error`. */
export const errorCodes = [
  "page-data",
  "load",
  "render",
  "unknown-widget",
  "network",
  "answer",
] as const;

/** Why something went wrong, in one word that a host can switch on; docs/troubleshooting.md has a heading for each. */
export type ErrorCode = (typeof errorCodes)[number];

/** A search by the names of the listing call. The shipped declarations fill it in (scripts/build/declarations.ts). */
// biome-ignore lint/suspicious/noEmptyInterface: another file adds to it, which only an interface allows
export interface SearchCriteria {}

/** The widgets by their names, likewise. */
// biome-ignore lint/suspicious/noEmptyInterface: another file adds to it, which only an interface allows
export interface Widgets {}

/** A widget's name; any text where the widgets are not known. */
export type WidgetName = [keyof Widgets] extends [never] ? string : keyof Widgets;

/** The detail of each event, by its name; an error may come from a tag whose name is no widget's. */
export type ImoEvents = {
  "imo:ready": { widget: WidgetName };
  "imo:error": { widget: string; code: ErrorCode; message: string };
  "imo:search": { widget: WidgetName; criteria: SearchCriteria };
  "imo:results": { widget: WidgetName; count: number; page: number; lastPage: number };
  "imo:simulate": { widget: WidgetName; action: "open" | "share" };
  "imo:submit": { widget: WidgetName; outcome: "success" | "failure" };
  /** Homes were put side by side. */
  "imo:compare": { widget: WidgetName; count: number };
  /** A link was handed on or copied. */
  "imo:share": { widget: WidgetName; what: "favorites" | "search" };
  /** "Avise-me" was sent: what the visitor wants to hear of. */
  "imo:alert": { widget: WidgetName; criteria: SearchCriteria };
  /** `id` is the listing's; `count` how many are kept now. */
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

/** Sends one event from `host`, bubbling and not cancelable. */
export function emit<Name extends keyof ImoEvents>(
  host: Element,
  name: Name,
  detail: ImoEvents[Name],
): void {
  host.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}
