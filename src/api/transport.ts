/** Sends the calls with axios (docs/contract.md#how-calls-are-sent); only client.ts loads it. */
import axios, { type AxiosResponse } from "axios";
import type { CallSettings } from "./call-settings.ts";
import { isOwnUrl, pageUrl } from "./page.ts";
import { sourceHeader } from "./source.ts";
import { readXsrfTokens } from "./xsrf.ts";

const http = axios.create({
  headers: { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" },
});

/**
 * The page's renewal in progress. Two at once would each start a session, and the later cookie
 * would undo the first.
 */
let renewal: Promise<void> | undefined;
/** Number of successful renewals; a call sent before the last one doesn't need another. */
let renewals = 0;

/**
 * Sends one POST and returns its answer; an expired session is renewed once. Calls wait for a
 * renewal in progress.
 * @throws whatever axios throws, even for an aborted call
 */
export async function send(path: string, body: object, settings: CallSettings): Promise<unknown> {
  // A failed renewal is ignored, because this call's session may still be valid.
  await renewal?.catch(() => {});
  const renewalsBefore = renewals;
  try {
    return await post(path, body, settings);
  } catch (error) {
    if (!isExpiredSession(error) && !(error instanceof ForeignAnswer && error.mayBeExpired))
      throw error;
    return sendAgain(path, body, settings, renewalsBefore);
  }
}

/**
 * Sends a POST again after its session had expired; `renewalsBefore` is the number of renewals when
 * it was first sent.
 */
export async function sendAgain(
  path: string,
  body: object,
  settings: CallSettings,
  renewalsBefore = 0,
): Promise<unknown> {
  const url = renewalUrl(settings);
  do {
    settings.signal?.throwIfAborted();
    if (renewals === renewalsBefore) renewal ??= renewSession(url, settings.signal);
    await renewal;
  } while (renewals === renewalsBefore);
  let refusal: unknown;
  // A 419 means that nothing was processed, so every token may be tried.
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

type Token = Readonly<Record<string, string>>;

/**
 * Returns the tokens that axios doesn't send (docs/contract.md#session-renewal). Axios uses the
 * first cookie of that name, which another application on the domain may have set, or a proxy may
 * have made unreadable. The page can also print its own token.
 */
function otherTokens(): Token[] {
  const [, ...cookies] = readXsrfTokens();
  const printed = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content;
  return [
    ...cookies.map((value) => ({ "X-XSRF-TOKEN": value })),
    ...(printed ? [{ "X-CSRF-TOKEN": printed }] : []),
  ];
}

/** `other` replaces the token that axios finds; it is never sent to another origin. */
async function post(
  path: string,
  body: object,
  settings: CallSettings,
  other?: Token,
): Promise<unknown> {
  const { apiBase = "", signal } = settings;
  const url = new URL(`${apiBase}${path}`, document.baseURI).href;
  const isOwn = isOwnUrl(url);
  const headers = isOwn ? { ...headersOfForm(settings), ...other } : {};
  const config = { headers, withXSRFToken: isOwn && !other, ...(signal && { signal }) };
  const sent = Object.values(body).some((value) => value instanceof File) ? toFormData(body) : body;
  const response = await unlessBlocked(url, () => http.post(url, sent, config));
  await requireAnswerToPost(response, url, signal);
  return response.data;
}

function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  return form;
}

/** XML's declaration, comments and blanks may precede the document. */
const DOCUMENT = /^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->)*<(?:!doctype|html)[\s>]/i;

/**
 * Thrown if a service worker, a firewall or a redirect answered instead
 * (docs/contract.md#what-is-a-success).
 */
class ForeignAnswer extends Error {
  readonly code = "answer";
  /**
   * Many sites answer an expired session with `back()`, a redirect to the page. Another try is
   * safe, as it has the same send id.
   */
  readonly mayBeExpired: boolean;

  constructor(message: string, mayBeExpired = false) {
    super(message);
    this.mayBeExpired = mayBeExpired;
  }
}

async function requireAnswerToPost(
  response: AxiosResponse,
  url: string,
  signal?: AbortSignal,
): Promise<void> {
  const { responseURL } = response.request as XMLHttpRequest;
  // An HTML fragment may be a controller's own answer.
  if (typeof response.data === "string" && DOCUMENT.test(response.data)) {
    const start = JSON.stringify(response.data.slice(0, 80));
    const isRedirected =
      responseURL !== "" && responseURL !== url && isOwnUrl(url) && isOwnUrl(responseURL);
    throw new ForeignAnswer(
      `expected the call's own answer, got a whole HTML document, ${start}`,
      isRedirected,
    );
  }
  if (!responseURL || responseURL === url || !(await isAnswerToGet(response, responseURL, signal)))
    return;
  throw new ForeignAnswer(
    `the POST was redirected to ${responseURL} and became a GET; answer it there, or redirect with 307 or 308`,
  );
}

/**
 * Browsers don't say whether a redirect turned a POST into a GET (301, 302, 303) or kept it. After
 * a redirect that turned it into a GET, another GET gets the same answer.
 */
async function isAnswerToGet(
  { status, data }: AxiosResponse,
  url: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const again = await http.get(url, { validateStatus: () => true, ...(signal && { signal }) });
  return again.status === status && JSON.stringify(again.data) === JSON.stringify(data);
}

/**
 * Returns a form's headers. They are only sent to the page's own origin, because another one would
 * have to allow them first.
 */
function headersOfForm({ sendId, chosen }: CallSettings): Record<string, string> {
  if (!sendId) return {};
  const source = sourceHeader(chosen);
  return { "Imo-Send-Id": sendId, ...(source && { "Imo-Source": source }) };
}

/**
 * If the page's policy blocks a call, the browser reports a network error; only an event names the
 * policy.
 */
async function unlessBlocked<T>(url: string, call: () => Promise<T>): Promise<T> {
  let isBlocked = false;
  const note = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === "enforce" && blockedURI === url) isBlocked = true;
  };
  document.addEventListener("securitypolicyviolation", note);
  try {
    return await call();
  } catch (cause) {
    if ((cause as { code?: unknown }).code === "ERR_NETWORK")
      await new Promise((resolve) => setTimeout(resolve));
    if (isBlocked) throw new Error("the page's policy (connect-src) blocks calls to it", { cause });
    throw cause;
  } finally {
    document.removeEventListener("securitypolicyviolation", note);
  }
}

/** Laravel answers 419 before processing anything, so sending again is safe. */
function isExpiredSession(error: unknown): boolean {
  return axios.isAxiosError(error) && error.response?.status === 419;
}

/** @throws if `csrfUrl` is on another site, which couldn't set our cookie */
function renewalUrl({ csrfUrl }: CallSettings): string {
  const url = new URL(csrfUrl || pageUrl(), document.baseURI);
  if (!isOwnUrl(url.href)) throw new Error(`csrfUrl must be on this site, got ${url.origin}.`);
  return url.href;
}

/**
 * Lets the server set a fresh XSRF cookie, which an error page does too, but a cached answer
 * doesn't. It ends early if the call that started it is aborted, because that call's replacement
 * mustn't wait; a call that is waiting starts another renewal.
 */
async function renewSession(url: string, signal?: AbortSignal): Promise<void> {
  const headers = { "Cache-Control": "no-cache" };
  try {
    await http.head(url, { headers, validateStatus: () => true, ...(signal && { signal }) });
    renewals += 1;
  } catch (cause) {
    if (!signal?.aborted) throw cause;
  } finally {
    renewal = undefined;
  }
}
