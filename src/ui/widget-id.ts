/**
 * Ids that are the same on server and client: the widget's prefix and a name. React's `useId` numbers elements by their
 * place in its tree, which PHP cannot know.
 */
import { createContext, useContext } from "react";

/** The prefix of every id below it; a part that repeats another part's names has a longer one. */
export const WidgetId = createContext("imo");

/** Returns the id of the widget's element `name`. */
export function useWidgetId(name: string): string {
  return `${useContext(WidgetId)}-${name}`;
}
