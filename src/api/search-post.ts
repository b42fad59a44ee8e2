import type { CallSettings } from "./call-settings.ts";
import { failInOneWay, isTransportWanted, loadTransport, post } from "./client.ts";
import { isOwnUrl } from "./page.ts";
import { readXsrfTokens } from "./xsrf.ts";

/**
 * Sends a search with `fetch`; the request is the same as the one transport.ts would send. A
 * visitor who only searches never loads axios, and the first search needn't wait for it.
 * @throws {CallFailure} like `post`
 */
export function postSearch(path: string, body: object, settings: CallSettings): Promise<unknown> {
  // Only the transport knows whether a session is being renewed.
  if (isTransportWanted()) return post(path, body, settings);
  return failInOneWay(path, settings, async () => {
    const response = await fetchAnswer(path, body, settings);
    if (isExpired(response)) return (await loadTransport()).sendAgain(path, body, settings);
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return parseAnswer(await response.text());
  });
}

/**
 * An expired session shows as Laravel's 419, or as a page that the site redirects to instead. A
 * search can safely be sent again.
 */
function isExpired({ status, redirected, headers }: Response): boolean {
  return status === 419 || (redirected && (headers.get("Content-Type") ?? "").includes("html"));
}

function fetchAnswer(
  path: string,
  body: object,
  { apiBase = "", signal }: CallSettings,
): Promise<Response> {
  const url = new URL(`${apiBase}${path}`, document.baseURI);
  const [token] = isOwnUrl(url.href) ? readXsrfTokens() : [];
  return fetch(url, {
    method: "POST",
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      "X-Requested-With": "XMLHttpRequest",
      ...(token && { "X-XSRF-TOKEN": token }),
    },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // This may be a sign-in page, for example; the caller's error says what was expected.
    return text;
  }
}
