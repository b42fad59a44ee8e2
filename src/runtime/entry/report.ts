/**
 * The one way out for an error: the event for the page, the console for the developer, `reportError` for the host's own
 * monitoring (docs/events.md#monitoring). A failed call is only an event: the visitor already sees its outcome,
 * the browser has logged the request, and a failed listing stays silent (docs/product/listing.md#failure).
 */
import { type ErrorCode, emit } from "./events.ts";

/** One error: where it was, what it is about, a sentence for the developer, and what the browser or React said. */
export type Problem = { host: Element; widget: string; code: ErrorCode; message: string; cause?: unknown };

/** Tells everyone who should know. `message` names the widget, the field, what was expected, what came, what happens now. */
export function report({ host, widget, code, message, cause }: Problem): void {
  emit(host, "imo:error", { widget, code, message });
  if (code === "network") return;
  console.error(message, ...(cause === undefined ? [] : [cause]));
  globalThis.reportError?.(new Error(message, { cause }));
}
