/** How a widget's calls are sent; `client.ts` sends them. */
import type { Chosen } from "./source.ts";

/** Where a widget's calls go; both come from its page data (docs/contract.md#keys-of-every-widget). */
export type CallSettings = {
  /** Put before every `/api/...` path. `""`: same origin. */
  apiBase?: string | undefined;
  /** What renews an expired session's cookie. By default the page's own URL. */
  csrfUrl?: string | undefined;
  /** Stops the call; its failure then says `aborted`. */
  signal?: AbortSignal | undefined;
  /**
   * Tells two sends of one message from two messages: a header that a server may look at. Only sent to the page's own
   * origin, because another one would have to allow it first.
   */
  sendId?: string | undefined;
  /** What the visitor chose to send by a form that is about it; goes with a `sendId` alone. */
  chosen?: Chosen | undefined;
};
