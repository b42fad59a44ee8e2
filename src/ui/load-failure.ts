/** Where a component turns when code that it asks for later does not come (docs/contract.md#failed-chunks). */
import { createContext } from "react";

/** A widget's own, given by `runtime/mount/LoadNotice.tsx`. */
export type LoadFailureSink = {
  /** Reports what the browser said, in the widget's name. */
  readonly report: (cause: unknown) => void;
  /** Says it to the visitor, beside what they pressed last; for a press that waited for the code. */
  readonly tell: () => void;
};

/** Outside of a widget, as in a test, the visitor is told nothing. */
export const LoadFailure = createContext<LoadFailureSink>({
  report: (cause) => globalThis.reportError?.(cause),
  tell: () => undefined,
});
