/**
 * A visitor of a Laravel site who makes the requests that a widget would make, with a session, its
 * token, and a send id per form.
 */
import { randomBytes } from "node:crypto";

/** An answer and its times. */
export type Answer = {
  status: number;
  body: string;
  /** The time until the last byte arrived, in ms. */
  took: number;
  /** The server's own time for the request, in ms; `null` if it reports none. */
  worked: number | null;
};

export class Visitor {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Gets a session and its token. */
  async arrive(): Promise<void> {
    const { status } = await this.#request("/imo-widgets/csrf-cookie", { method: "GET" });
    if (status !== 204) throw new Error(`Expected a session of ${this.#url}, got ${status}.`);
  }

  /** Sends one of the calls; a form with a file is sent unchanged. The `sendId` of a form is the same for every attempt. */
  post(path: string, body: unknown, sendId?: string): Promise<Answer> {
    const id: Record<string, string> = sendId ? { "Imo-Send-Id": sendId } : {};
    if (body instanceof FormData) return this.#request(path, { method: "POST", body, headers: id });
    const headers = { "Content-Type": "application/json", ...id };
    return this.#request(path, { method: "POST", body: JSON.stringify(body), headers });
  }

  async #request(
    path: string,
    init: RequestInit & { headers?: Record<string, string> },
  ): Promise<Answer> {
    const headers = {
      Accept: "application/json",
      "X-Requested-With": "XMLHttpRequest",
      Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "X-XSRF-TOKEN": decodeURIComponent(this.#cookies.get("XSRF-TOKEN") ?? ""),
      ...init.headers,
    };
    const start = performance.now();
    const response = await fetch(this.#url + path, { ...init, headers, redirect: "manual" });
    const body = await response.text();
    const took = performance.now() - start;
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
      this.#cookies.set(name, value);
    }
    const worked = /dur=([\d.]+)/.exec(response.headers.get("server-timing") ?? "")?.[1];
    return {
      status: response.status,
      body,
      took,
      worked: worked === undefined ? null : Number(worked),
    };
  }
}

/** Returns the id of one filled form. */
export function newSendId(): string {
  return randomBytes(16).toString("hex");
}
