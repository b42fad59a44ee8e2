/**
 * Ids that are the same on server and client: the widget's prefix plus a name. React's `useId`
 * numbers elements by their position in its tree, which PHP can't know.
 */
import { createContext, useContext } from "react";

/**
 * The prefix of every id below it. A part that repeats another part's names gets a longer prefix.
 */
export const WidgetId = createContext("imo");

/** Returns the id of the widget's element `name`. */
export function useWidgetId(name: string): string {
  return `${useContext(WidgetId)}-${name}`;
}
