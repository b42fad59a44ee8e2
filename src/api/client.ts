/**
 * The one door to the server: every call is a POST that either gives its answer or fails in one way
 * (docs/contract.md#how-calls-are-sent). How it goes over the wire, and axios, is in `wire.ts`, which is fetched with
 * the first call, or earlier when a widget asks for it, because most visits never send anything.
 */

/** Where a widget's calls go; both come from its page data (docs/contract.md#keys-of-every-widget). */
export type CallSettings = {
  /** Put before every `/api/...` path. `""`: same origin. */
  apiBase?: string | undefined;
  /** What renews an expired session's cookie. By default the page's own address. */
  csrfUrl?: string | undefined;
  /** Stops the call; its failure then says `aborted`. */
  signal?: AbortSignal | undefined;
};

/** The one way in which a call fails, whatever went wrong; `cause` says what did. */
export class CallFailure extends Error {
  override name = "CallFailure";
  /** Whether the caller stopped it himself: nothing to report. */
  readonly aborted: boolean;

  constructor(message: string, { cause, aborted = false }: { cause?: unknown; aborted?: boolean } = {}) {
    super(message, { cause });
    this.aborted = aborted;
  }
}

type Wire = Pick<typeof import("./wire.ts"), "send">;
let wire: Promise<Wire> | undefined;

/** What sends, fetched once. A failed fetch is forgotten, so that the next send tries anew. */
function loadedWire(): Promise<Wire> {
  wire ??= import("./wire.ts").catch((error) => {
    wire = undefined;
    throw error;
  });
  return wire;
}

let isPreloaded = false;

/**
 * Fetches what sending needs, early: at the first key of a form, say. Once a page, whatever comes of it: a failure is left
 * to the send that needs it, instead of being repeated at every key.
 */
export function preload(): void {
  if (isPreloaded) return;
  isPreloaded = true;
  loadedWire().catch(() => {});
}

/**
 * Sends `body` to `apiBase` + `path` and gives what the server answers: parsed JSON, or text where it is none. Any 2xx
 * is success; there is no timeout (docs/contract.md#how-calls-are-sent). An expired session is mended once, out of
 * sight.
 * @param body an object is sent as JSON with its keys in order, `FormData` as multipart
 * @param wire what sends; fetched now, unless the caller brings it along
 * @throws {CallFailure} for everything else
 */
export async function post(
  path: string,
  body: object,
  settings: CallSettings,
  wire: Wire | Promise<Wire> = loadedWire(),
): Promise<unknown> {
  try {
    const { send } = await wire;
    return await send(path, body, settings);
  } catch (cause) {
    const aborted = settings.signal?.aborted === true;
    throw new CallFailure(`POST ${path} ${aborted ? "was stopped" : `failed: ${String(cause)}`}`, { cause, aborted });
  }
}
