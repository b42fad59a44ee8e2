/**
 * Sends the calls (docs/contract.md#calls): axios with the headers and cookie names of the contract
 * (docs/contract.md#how-calls-are-sent), and a fresh session where the old one has run out. Only `client.ts` imports
 * it, dynamically.
 */
import axios, { type AxiosRequestConfig, type AxiosResponse } from "axios";
import type { CallSettings } from "./call-settings.ts";
import { isHtmlDocument } from "./foreign-answer.ts";
import { isOwnUrl, isWrittenFrame, pageUrl } from "./page.ts";
import { sourceHeader } from "./source.ts";
import { readXsrfTokens } from "./xsrf.ts";

type Renewal = { readonly done: Promise<void>; readonly stop: AbortController; waiting: number };

/**
 * The renewal under way. It is the page's, not one call's: two at once would each begin a session, and the cookie of the
 * later one would undo the first.
 */
let renewal: Renewal | undefined;
/** Number of successful renewals: a call that was sent before the last of them needs no other one. */
let renewals = 0;

/**
 * One POST and its answer; an expired session is mended once, out of sight. While one is being renewed, calls wait for it.
 * @throws what axios throws, or the reason of `settings.signal`
 */
export async function send(path: string, body: object, settings: CallSettings): Promise<unknown> {
  // Ignore a failed renewal; this call's session may still be valid.
  if (renewal) await waitFor(renewal, settings.signal).catch(() => {});
  const renewalsBefore = renewals;
  try {
    return await post(path, body, settings);
  } catch (error) {
    if (!isExpiredSession(error)) throw error;
    return sendAgain(path, body, settings, renewalsBefore);
  }
}

/**
 * Sends the same POST again after an answer that said that the session has expired.
 * @param renewalsBefore number of renewals when the first was sent; 0 before this file was loaded
 * @throws as `send`
 */
export async function sendAgain(
  path: string,
  body: object,
  settings: CallSettings,
  renewalsBefore = 0,
): Promise<unknown> {
  const url = renewalUrl(settings);
  if (renewals === renewalsBefore) renewal ??= startRenewal(url);
  if (renewal) await waitFor(renewal, settings.signal);
  let refusal: unknown;
  // A 419 processed nothing, so that every token may be tried.
  for (const token of [undefined, ...otherTokens()]) {
    try {
      return await post(path, body, settings, token);
    } catch (error) {
      if (!isExpiredSession(error)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** A session's token as a header. */
type Token = Readonly<Record<string, string>>;

/**
 * The tokens that axios does not send, which takes the first cookie of the name (docs/contract.md#session-renewal): another
 * application of the domain may have set that one, and a proxy may have made ours unreadable. The page can print its own.
 */
function otherTokens(): Token[] {
  const [, ...cookies] = readXsrfTokens();
  const printed = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content;
  return [...cookies.map((value) => ({ "X-XSRF-TOKEN": value })), ...(printed ? [{ "X-CSRF-TOKEN": printed }] : [])];
}

/** @param other in place of the token that axios finds; never for another origin */
async function post(path: string, body: object, settings: CallSettings, other?: Token): Promise<unknown> {
  const { apiBase = "", signal } = settings;
  const url = `${apiBase}${path}`;
  const config = requestConfig(signal);
  const headers = { ...config.headers, ...headersOfForm(settings), ...(isOwnUrl(url) && other) };
  // In a written frame axios takes no URL for the page's own.
  const token = other || isWrittenFrame() ? { withXSRFToken: !other && isOwnUrl(url) } : {};
  const response = await unlessBlocked(url, () => axios.post(url, body, { ...config, ...token, headers }));
  await requireAnswerToPost(response, new URL(url, document.baseURI).href, signal);
  return response.data;
}

/** Thrown for a 2xx that is not the server's answer to this call; the client reads its `code`. */
class ForeignAnswer extends Error {
  readonly code = "answer";
}

/**
 * A 2xx alone does not say that the message arrived: a service worker, a firewall or a redirect may have answered in the
 * server's place (docs/contract.md#what-is-a-success).
 * @throws {ForeignAnswer}
 */
async function requireAnswerToPost(response: AxiosResponse, url: string, signal?: AbortSignal): Promise<void> {
  if (isHtmlDocument(response.data)) {
    const start = JSON.stringify(response.data.slice(0, 80));
    throw new ForeignAnswer(`expected the call's own answer, got a whole HTML document, ${start}`);
  }
  const { responseURL } = response.request as XMLHttpRequest;
  if (!responseURL || responseURL === url || !(await isAnswerToGet(response, responseURL, signal))) return;
  throw new ForeignAnswer(
    `the POST was redirected to ${responseURL} and became a GET; answer it there, or by 307 or 308`,
  );
}

/**
 * True when a GET of the same URL answers alike. Browsers do not say whether a redirect has turned a POST into a GET, as 301,
 * 302 and 303 do, or kept it.
 */
async function isAnswerToGet({ status, data }: AxiosResponse, url: string, signal?: AbortSignal): Promise<boolean> {
  const again = await axios.get(url, { ...requestConfig(signal), validateStatus: () => true });
  return again.status === status && JSON.stringify(again.data) === JSON.stringify(data);
}

/** Those that only a filled form has, and only on its way to the page's own origin. */
function headersOfForm({ sendId, chosen }: CallSettings): Record<string, string> {
  if (!sendId) return {};
  const source = sourceHeader(chosen);
  return { "Imo-Send-Id": sendId, ...(source && { "Imo-Source": source }) };
}

/**
 * Returns the result of `call`. For a call that the page's policy blocks, the browser reports a network error; only an event
 * names the policy.
 * @throws the error of `call`, or one that names the policy
 */
async function unlessBlocked<T>(url: string, call: () => Promise<T>): Promise<T> {
  let isBlocked = false;
  const { href } = new URL(url, document.baseURI);
  const note = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === "enforce" && blockedURI === href) isBlocked = true;
  };
  document.addEventListener("securitypolicyviolation", note);
  try {
    return await call();
  } catch (cause) {
    // The event may come after the failure.
    if ((cause as { code?: unknown }).code === "ERR_NETWORK") await new Promise((resolve) => setTimeout(resolve));
    if (isBlocked) throw new Error("the page's policy (connect-src) lets no call through to it", { cause });
    throw cause;
  } finally {
    document.removeEventListener("securitypolicyviolation", note);
  }
}

/** On a page `withXSRFToken` stays undefined: only then does axios send the token to its own origin alone. */
function requestConfig(signal?: AbortSignal): AxiosRequestConfig {
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

/** @throws when `csrfUrl` is of another site, which could not set our cookie */
function renewalUrl({ csrfUrl }: CallSettings): string {
  const url = new URL(csrfUrl || pageUrl(), document.baseURI);
  if (!isOwnUrl(url.href)) throw new Error(`csrfUrl must be of this site, got ${url.origin}.`);
  return url.href;
}

function startRenewal(url: string): Renewal {
  const stop = new AbortController();
  return { done: renewSession(url, stop.signal), stop, waiting: 0 };
}

/**
 * Lets the server set a fresh XSRF cookie (docs/contract.md#session-renewal). The content of the answer is ignored: an
 * error page sets the cookie too. A cached answer would not, hence the header.
 */
async function renewSession(url: string, signal: AbortSignal): Promise<void> {
  const config = requestConfig(signal);
  const headers = { ...config.headers, "Cache-Control": "no-cache" };
  await axios.head(url, { ...config, headers, validateStatus: () => true });
  renewals += 1;
}

/** Waits for it together with all others. A call that is stopped leaves it to them; with the last one, it ends. */
async function waitFor(current: Renewal, signal: AbortSignal | undefined): Promise<void> {
  current.waiting += 1;
  try {
    await unlessStopped(current.done, signal);
  } finally {
    current.waiting -= 1;
    if (current.waiting === 0) end(current);
  }
}

function end(ended: Renewal): void {
  if (renewal === ended) renewal = undefined;
  ended.stop.abort();
}

/** Returns the result of `waiting`, or rejects as soon as the caller aborts its own call. */
function unlessStopped<T>(waiting: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return waiting;
  const stopped = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([waiting, stopped]);
}
