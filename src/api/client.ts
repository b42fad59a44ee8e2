/**
 * The one door to the server: every call is a POST that either gives its answer or fails in one way (SPEC §7, CONTRACT
 * §6). axios does the request and the XSRF header; it is fetched with the first call, or earlier when a widget asks for
 * it, because most visits never send anything.
 */
import type { AxiosRequestConfig, AxiosStatic } from "axios";

/** Where a widget's calls go; both come from its page data (CONTRACT §2). */
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

let axios: Promise<AxiosStatic> | undefined;

/** axios, fetched once. A failed fetch is forgotten, so that the next send tries anew. */
function loadedAxios(): Promise<AxiosStatic> {
  axios ??= import("axios").then(
    (module) => module.default,
    (error) => {
      axios = undefined;
      throw error;
    },
  );
  return axios;
}

/** Fetches what sending needs, early: when a form gets the focus, say. A failure is left to the send that needs it. */
export function warmUp(): void {
  loadedAxios().catch(() => {});
}

/**
 * Sends `body` to `apiBase` + `path` and gives what the server answers: parsed JSON, or text where it is none. Any 2xx is
 * success; there is no timeout (SPEC §7). An expired session is mended once, out of sight.
 * @param body an object is sent as JSON with its keys in order, `FormData` as multipart
 * @throws {CallFailure} for everything else
 */
export async function post(path: string, body: object, settings: CallSettings): Promise<unknown> {
  try {
    return await sent(await loadedAxios(), path, body, settings);
  } catch (cause) {
    const aborted = settings.signal?.aborted === true;
    throw new CallFailure(`POST ${path} ${aborted ? "was stopped" : `failed: ${String(cause)}`}`, { cause, aborted });
  }
}

async function sent(axios: AxiosStatic, path: string, body: object, settings: CallSettings): Promise<unknown> {
  const config = requestConfig(settings.signal);
  const send = () => axios.post(`${settings.apiBase ?? ""}${path}`, body, config);
  try {
    return (await send()).data;
  } catch (error) {
    if (!isExpiredSession(error)) throw error;
    await renewSession(axios, settings);
    return (await send()).data;
  }
}

/** `withXSRFToken` stays undefined: only so does axios send the token to the page's own origin and to nobody else. */
function requestConfig(signal: AbortSignal | undefined): AxiosRequestConfig {
  return {
    headers: { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" },
    xsrfCookieName: "XSRF-TOKEN",
    xsrfHeaderName: "X-XSRF-TOKEN",
    timeout: 0,
    ...(signal && { signal }),
  };
}

/** Laravel's 419: the session or its token has run out, and nothing was processed, so that sending again is safe. */
function isExpiredSession(error: unknown): boolean {
  return (error as { response?: { status?: number } }).response?.status === 419;
}

/**
 * Lets the server set a fresh XSRF cookie (CONTRACT §6). What it answers does not matter, an error page brings the cookie
 * too; a cached answer would not, hence the header.
 */
async function renewSession(axios: AxiosStatic, { csrfUrl, signal }: CallSettings): Promise<void> {
  const page = new URL(location.href);
  const url = new URL(csrfUrl || page, document.baseURI);
  if (url.origin !== page.origin) throw new Error(`csrfUrl must be of this site, got ${url.origin}.`);
  const config = requestConfig(signal);
  await axios.head(url.href, {
    ...config,
    headers: { ...config.headers, "Cache-Control": "no-cache" },
    validateStatus: () => true,
  });
}
