import type { Chosen } from "./source.ts";

/** Settings of a widget's calls, from its page data (docs/contract.md#keys-of-every-widget). */
export type CallSettings = {
  /** Put before every `/api/...` path; `""` means the same origin. */
  apiBase?: string | undefined;
  /** The URL that renews an expired session's cookie; the page's own when left out. */
  csrfUrl?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Identifies a message, so that sending it twice counts once; only for the page's own origin. */
  sendId?: string | undefined;
  /** Only used with a `sendId`. */
  chosen?: Chosen | undefined;
};
