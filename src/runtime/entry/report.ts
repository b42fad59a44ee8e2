import { type ErrorCode, emit } from "./events.ts";

/** `cause` is the error that the browser or React threw. */
export type Problem = {
  host: Element;
  widget: string;
  code: ErrorCode;
  message: string;
  cause?: unknown;
};

/**
 * Reports an error: to the page by an event, to the developer on the console, to monitoring by
 * `reportError` (docs/events.md#monitoring). A failed call is only an event, because the browser
 * has already logged it.
 * @param problem its `message` names widget, field, expectation, value and consequence
 */
export function report({ host, widget, code, message, cause }: Problem): void {
  emit(host, "imo:error", { widget, code, message });
  if (code === "network") return;
  console.error(message, ...(cause === undefined ? [] : [cause]));
  globalThis.reportError?.(new Error(message, { cause }));
}
