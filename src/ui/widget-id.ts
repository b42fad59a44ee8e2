/**
 * Ids that are the same on server and client: the widget's prefix, unique on the page, and a name that is unique in the
 * widget. React's own `useId` numbers elements by their place in its tree, which PHP cannot know.
 */
import { createContext, useContext } from "react";

/** The prefix of every id below it; a part that repeats another part's names has a longer one. */
export const WidgetId = createContext("imo");

/** The id of the element that the widget calls `name`. */
export function useWidgetId(name: string): string {
  return `${useContext(WidgetId)}-${name}`;
}
