import type { Chosen } from "./source.ts";

/** Settings of a widget's calls, from its page data (docs/contract.md#keys-of-every-widget). */
export type CallSettings = {
  /** Put before every `/api/...` path. `""`: same origin. */
  apiBase?: string | undefined;
  /** URL that renews an expired session's cookie; the page's own by default. */
  csrfUrl?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Tells two sends of one message from two messages; for the page's own origin alone. */
  sendId?: string | undefined;
  /** Only with a `sendId`. */
  chosen?: Chosen | undefined;
};
