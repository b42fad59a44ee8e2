/**
 * A control belongs to its widget's own form or to no form at all
 * (docs/contract.md#forms-of-the-page). Otherwise Enter in a field would submit the page's form
 * around the widget; and a parser drops a drawn form that is inside another.
 */
import { createContext, useContext } from "react";

/** The id of the widget's form around a control; `""` means no form. */
export const OwnForm = createContext("");

/** Returns a control's `form` attribute. */
export function useOwnForm(): string {
  return useContext(OwnForm);
}
