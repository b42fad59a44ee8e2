/**
 * Ids that are the same whoever draws a widget: made of the widget's prefix, which no other on the page has, and of a name
 * that no other element of the widget has. React's own `useId` numbers elements by their place in its tree, which only
 * React could draw on a server.
 */
import { createContext, useContext } from "react";

/** What every id below it begins with; a part of a widget that repeats another part's names has a longer one. */
export const WidgetId = createContext("imo");

/** The id of the element that the widget calls `name`. */
export function useWidgetId(name: string): string {
  return `${useContext(WidgetId)}-${name}`;
}
