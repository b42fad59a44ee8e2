/**
 * A real HTTP server on the test page's own origin, so calls go through each test DOM's own
 * XMLHttpRequest and cookies instead of a stub that only confirms our assumptions.
 */
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** A received request. */
export type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
/** Answers one request; `at` is the request's index, counted from 0. */
type Answering = (response: ServerResponse, request: Received, at: number) => void;

// One server is shared by all files of a process.
let server: Server | undefined;
let received: Received[] = [];
let answer: Answering;

/**
 * Sets how the server answers from now on, and moves the page to its origin.
 * @returns all requests that the server receives from now on, in order
 */
export async function answering(how: Answering): Promise<Received[]> {
  server ??= await started();
  received = [];
  answer = how;
  moveTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/contacto?x=1#form`);
  return received;
}

/** Answers every request with the same JSON. */
export function json(body: unknown, status = 200): Answering {
  return (response) =>
    void response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(JSON.stringify(body));
}

async function started(): Promise<Server> {
  const server = createServer(async (incoming, response) => {
    let body = "";
    for await (const chunk of incoming.setEncoding("utf8")) body += chunk;
    const request = {
      method: incoming.method ?? "",
      url: incoming.url ?? "",
      headers: incoming.headers,
      body,
    };
    answer(response, request, received.push(request) - 1);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return server.unref();
}

type TestDom = {
  jsdom?: { reconfigure(to: { url: string }): void; window: { _origin: string } };
  happyDOM?: { setURL(url: string): void };
};

/**
 * Changes the page's URL. Neither DOM can navigate; each has its own way to simulate it, and
 * jsdom's doesn't update the origin of requests.
 */
function moveTo(url: string): void {
  const { jsdom, happyDOM } = globalThis as TestDom;
  happyDOM?.setURL(url);
  jsdom?.reconfigure({ url });
  if (jsdom) jsdom.window._origin = new URL(url).origin;
}
