/**
 * How a call goes over the wire (CONTRACT §6): axios with the headers and cookie names of SPEC §7, and a fresh session
 * where the old one has run out. Only `client.ts` imports it, dynamically.
 */
import axios, { type AxiosRequestConfig } from "axios";
import type { CallSettings } from "./client.ts";

/** One POST and its answer; an expired session is mended once, out of sight. */
export async function send(path: string, body: object, settings: CallSettings): Promise<unknown> {
  const config = requestConfig(settings.signal);
  const post = () => axios.post(`${settings.apiBase ?? ""}${path}`, body, config);
  try {
    return (await post()).data;
  } catch (error) {
    if (!isExpiredSession(error)) throw error;
    await renewSession(settings);
    return (await post()).data;
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
async function renewSession({ csrfUrl, signal }: CallSettings): Promise<void> {
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
