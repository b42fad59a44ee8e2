import { type ErrorCode, emit } from "./events.ts";

/** `cause` is the browser's or React's own error. */
export type Problem = {
  host: Element;
  widget: string;
  code: ErrorCode;
  message: string;
  cause?: unknown;
};

/**
 * Reports an error: the event for the page, the console for the developer, `reportError` for monitoring
 * (docs/events.md#monitoring). A failed call is only an event: the browser has logged it.
 * @param problem its `message` names widget, field, expectation, value and consequence
 */
export function report({ host, widget, code, message, cause }: Problem): void {
  emit(host, "imo:error", { widget, code, message });
  if (code === "network") return;
  console.error(message, ...(cause === undefined ? [] : [cause]));
  globalThis.reportError?.(new Error(message, { cause }));
}
