/**
 * A control belongs to its widget's own form or to none (docs/contract.md#forms-of-the-page): Enter in a field would send a
 * form of the page around the widget, and a parser drops a drawn form inside of one.
 */
import { createContext, useContext } from "react";

/** The id of the widget's form around a control; `""` is no form's. */
export const OwnForm = createContext("");

/** Returns a control's `form` attribute. */
export function useOwnForm(): string {
  return useContext(OwnForm);
}
