/** A POST gives its answer or fails in one way (docs/contract.md#how-calls-are-sent), by axios in transport.ts. */
import { loadOnce } from "#load-once.ts";
import type { CallSettings } from "./call-settings.ts";
import { isOwnUrl } from "./page.ts";

/** docs/troubleshooting.md; `answer`: a 2xx that is not the call's own, `load`: the code that sends did not come. */
export type FailureCode = "network" | "answer" | "load";

/** A call that gave no answer of its own, with the code that events carry. */
export class CallFailure extends Error {
  override name = "CallFailure";
  /** The caller aborted it: nothing to report. */
  readonly aborted: boolean;
  /** No answer came, as without a network: the call may not have reached the server. */
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
    // The messages of axios, and of browsers for code that failed to load.
    this.unanswered =
      (cause as { code?: unknown } | undefined)?.code === "ERR_NETWORK" ||
      cause instanceof TypeError;
  }
}

const loadCode = loadOnce("transport", () => import("./transport.ts"));

/** Tells if the code that sends is loaded or loading. */
export function isTransportWanted(): boolean {
  return loadCode.isAsked;
}

/** Loads the code that sends, or throws a `CallFailure`. */
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

/** Loads the code that sends, once a page: a failure is left to the send that needs it. */
export function preloadTransport(): void {
  if (isPreloaded) return;
  isPreloaded = true;
  loadTransport().catch(() => {});
}

/** Tells if calls go to the page's own origin. */
export function isSameOrigin({ apiBase }: CallSettings): boolean {
  return isOwnUrl(apiBase || "/");
}

/**
 * Sends `body` to `apiBase` + `path` and returns the answer: parsed JSON, else text. There is no timeout.
 * @param body is sent as JSON with its keys in order, one with a file as multipart
 * @throws {CallFailure} for all but a success (docs/contract.md#what-is-a-success)
 */
export function post(path: string, body: object, settings: CallSettings): Promise<unknown> {
  return failInOneWay(path, settings, async () =>
    (await loadTransport()).send(path, body, settings),
  );
}

/** Returns the result of `call`, or throws a `CallFailure` in place of any error. */
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
