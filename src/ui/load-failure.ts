import { createContext } from "react";

/** Given by `runtime/mount/LoadNotice.tsx`. */
export type LoadFailureSink = {
  readonly report: (cause: unknown) => void;
  /** Shows that the visitor's last press was heard, until the returned function is called. */
  readonly wait: () => () => void;
  /** Tells the visitor, beside their last press, which waited for the code. */
  readonly tell: () => void;
};

/**
 * Code that a component asks for later: on its way (docs/look.md#button), or not to come (docs/contract.md#failed-chunks).
 * Outside of a widget, as in a test, the visitor is told nothing.
 */
export const LoadFailure = createContext<LoadFailureSink>({
  report: (cause) => globalThis.reportError?.(cause),
  wait: () => () => undefined,
  tell: () => undefined,
});
