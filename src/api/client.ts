/**
 * Sends POSTs through axios (transport.ts). A POST returns its answer or fails in a single way
 * (docs/contract.md#how-calls-are-sent).
 */
import { loadOnce } from "#loading/load-once.ts";
import type { CallSettings } from "./call-settings.ts";
import { isOwnUrl } from "./page.ts";

/**
 * The reason for a failure (docs/troubleshooting.md). `answer`: a 2xx that didn't come from the
 * endpoint. `load`: the transport chunk failed to load.
 */
export type FailureCode = "network" | "answer" | "load";

/** Thrown if a call doesn't get a valid answer; events report the same `code`. */
export class CallFailure extends Error {
  override name = "CallFailure";
  /** Whether the caller aborted the call; there is then nothing to report. */
  readonly aborted: boolean;
  /**
   * Whether no answer came, because there was no network or the code that sends didn't load. The
   * call may not have reached the server.
   */
  readonly unanswered: boolean;
  readonly code: FailureCode;

  constructor(
    message: string,
    {
      cause,
      aborted = false,
      code = "network",
    }: { cause?: unknown; aborted?: boolean; code?: FailureCode } = {},
  ) {
    super(message, { cause });
    this.aborted = aborted;
    this.code = code;
    // `ERR_NETWORK` is axios's code for a network failure.
    this.unanswered =
      code === "load" || (cause as { code?: unknown } | undefined)?.code === "ERR_NETWORK";
  }
}

const loadCode = loadOnce("transport", () => import("./transport.ts"));

/** Whether the code that sends is loaded or loading. */
export function isTransportWanted(): boolean {
  return loadCode.isAsked;
}

/**
 * Loads the code that sends.
 * @throws {CallFailure} if it can't be loaded
 */
export async function loadTransport() {
  try {
    return await loadCode();
  } catch (cause) {
    throw new CallFailure(`the code that sends could not be loaded, ${String(cause)}`, {
      cause,
      code: "load",
    });
  }
}

let isPreloaded = false;

/** Loads the code that sends, once per page. A failure is left to the send that needs the code. */
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
 * Sends `body` to `apiBase` + `path` and returns the answer: parsed JSON, or else text. There is no
 * timeout.
 * @param body is sent as JSON with its keys in order; as multipart if it contains a file
 * @throws {CallFailure} for anything but a success (docs/contract.md#what-is-a-success)
 */
export function post(path: string, body: object, settings: CallSettings): Promise<unknown> {
  return failInOneWay(path, settings, async () =>
    (await loadTransport()).send(path, body, settings),
  );
}

/** Returns the result of `call`; any error becomes a `CallFailure`. */
export async function failInOneWay<T>(
  path: string,
  { signal }: CallSettings,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    const aborted = signal?.aborted === true;
    if (cause instanceof CallFailure && !aborted) throw cause;
    const code =
      (cause as { code?: unknown } | undefined)?.code === "answer" ? "answer" : "network";
    const message = `POST ${path} ${aborted ? "was stopped" : `failed: ${String(cause)}`}`;
    throw new CallFailure(message, { cause, aborted, code });
  }
}
