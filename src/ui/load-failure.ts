import { createContext } from "react";

/** Provided by `runtime/mount/LoadNotice.tsx`. */
export type LoadFailureSink = {
  readonly report: (cause: unknown) => void;
  /** Shows that the visitor's last press was noticed, until the returned function is called. */
  readonly showBusy: () => () => void;
  /**
   * Tells the visitor about the failure, beside their last press, which was waiting for the code.
   */
  readonly showFailure: () => void;
};

/**
 * Handles code that a component loads later: while it is loading (docs/look.md#button), and if it
 * fails to load (docs/contract.md#failed-chunks). Outside a widget, as in a test, the visitor isn't
 * told anything.
 */
export const LoadFailure = createContext<LoadFailureSink>({
  report: (cause) => globalThis.reportError?.(cause),
  showBusy: () => () => undefined,
  showFailure: () => undefined,
});
