/**
 * The one door to the server: every call is a POST that either gives its answer or fails in one way
 * (docs/contract.md#how-calls-are-sent). How it is sent, and axios, is in `transport.ts`, which is fetched with the
 * first call, or earlier when a form asks for it, because most visits never send anything.
 */
import { loadLater } from "#load-later.ts";
import { isOwnUrl } from "./page.ts";
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

type FailureOptions = { cause?: unknown; aborted?: boolean; code?: FailureCode };

/** The kinds of failure that a page is told of (docs/troubleshooting.md). */
export type FailureCode = "network" | "answer" | "load";

/** The one way in which a call fails, whatever went wrong; `cause` says what did. */
export class CallFailure extends Error {
  override name = "CallFailure";
  /** Whether the caller stopped it: nothing to report. */
  readonly aborted: boolean;
  /** Whether no answer came, as without a network: the server may not have heard of the call. */
  readonly unanswered: boolean;
  /** `answer` for a 2xx that is not the call's own answer or can't be read, `load` where the code that sends did not come. */
  readonly code: FailureCode;

  constructor(message: string, { cause, aborted = false, code = "network" }: FailureOptions = {}) {
    super(message, { cause });
    this.aborted = aborted;
    this.code = code;
    // What axios says, and what the browser says of code that did not come.
    this.unanswered = (cause as { code?: unknown } | undefined)?.code === "ERR_NETWORK" || cause instanceof TypeError;
  }
}

type Transport = Pick<typeof import("./transport.ts"), "send" | "sendAgain">;
let loading: Promise<Transport> | undefined;

/** Whether somebody on the page has asked for what sends. */
export function isTransportWanted(): boolean {
  return loading !== undefined;
}

/** What sends, fetched once. A failed fetch is forgotten, so that the next send tries anew. */
export function loadTransport(): Promise<Transport> {
  loading ??= loadLater("transport", () => import("./transport.ts")).catch((cause) => {
    loading = undefined;
    throw new CallFailure(`the code that sends could not be loaded, ${String(cause)}`, { cause, code: "load" });
  });
  return loading;
}

let isPreloaded = false;

/**
 * Fetches what sending needs, early: at the first key of a form, say. Once a page, whatever comes of it: a failure is left
 * to the send that needs it, instead of being repeated at every key.
 */
export function preloadTransport(): void {
  if (isPreloaded) return;
  isPreloaded = true;
  loadTransport().catch(() => {});
}

/** Whether calls go to the page's own origin. */
export function isSameOrigin({ apiBase }: CallSettings): boolean {
  return isOwnUrl(apiBase || "/");
}

/**
 * Sends `body` to `apiBase` + `path` and gives what the server answers: parsed JSON, or text where it is none. A 2xx that
 * the server gave to this POST is success (docs/contract.md#what-is-a-success); there is no timeout. An expired session is
 * renewed once, out of sight.
 * @param body an object is sent as JSON with its keys in order, `FormData` as multipart
 * @throws {CallFailure} for everything else
 */
export function post(path: string, body: object, settings: CallSettings): Promise<unknown> {
  const sendId = isSameOrigin(settings) ? settings.sendId : undefined;
  return failInOneWay(path, settings, async () => (await loadTransport()).send(path, body, { ...settings, sendId }));
}

/**
 * What `call` comes to.
 * @throws {CallFailure} whatever it throws
 */
export async function failInOneWay<T>(path: string, { signal }: CallSettings, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    const aborted = signal?.aborted === true;
    if (cause instanceof CallFailure && !aborted) throw cause;
    const code = (cause as { code?: unknown } | undefined)?.code === "answer" ? "answer" : "network";
    const message = `POST ${path} ${aborted ? "was stopped" : `failed: ${String(cause)}`}`;
    throw new CallFailure(message, { cause, aborted, code });
  }
}
