/** Settings of a widget's calls; `client.ts` sends them. */
import type { Chosen } from "./source.ts";

/** Where a widget's calls go; both come from its page data (docs/contract.md#keys-of-every-widget). */
export type CallSettings = {
  /** Put before every `/api/...` path. `""`: same origin. */
  apiBase?: string | undefined;
  /** URL that renews an expired session's cookie; the page's own by default. */
  csrfUrl?: string | undefined;
  /** Stops the call; its failure then says `aborted`. */
  signal?: AbortSignal | undefined;
  /**
   * Tells two sends of one message from two messages: a header that a server may look at. Only sent to the page's own
   * origin, because another one would have to allow it first.
   */
  sendId?: string | undefined;
  /** The visitor's choice elsewhere on the page, sent with a form about it; only with a `sendId`. */
  chosen?: Chosen | undefined;
};
