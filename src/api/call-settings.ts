import type { Chosen } from "./source.ts";

/** Settings of a widget's calls, from its page data (docs/contract.md#keys-of-every-widget). */
export type CallSettings = {
  /** Put before every `/api/...` path. `""`: same origin. */
  apiBase?: string | undefined;
  /** URL that renews an expired session's cookie; the page's own by default. */
  csrfUrl?: string | undefined;
  signal?: AbortSignal | undefined;
  /**
   * Tells two sends of one message from two messages. Only sent to the page's own origin: another one would have to
   * allow the header first.
   */
  sendId?: string | undefined;
  /** The visitor's choice elsewhere on the page; only with a `sendId`. */
  chosen?: Chosen | undefined;
};
