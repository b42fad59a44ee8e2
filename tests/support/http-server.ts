/**
 * A real HTTP server on the test page's own origin, so that the calls go the whole way, through each test DOM's own
 * XMLHttpRequest and cookies, instead of through a stub that would agree with whatever we believe.
 */
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** One request as it came. */
export type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
/** Answers one request; `at` counts them from 0. */
type Answering = (response: ServerResponse, request: Received, at: number) => void;

// One for all files of a process.
let server: Server | undefined;
let received: Received[] = [];
let answer: Answering;

/**
 * Lets the server answer so from now on, and puts the page on its origin.
 * @returns all that it receives from now on, in order
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

/** Neither DOM can navigate; each has its own way to pretend, and jsdom's forgets the origin that its requests go by. */
function moveTo(url: string): void {
  const { jsdom, happyDOM } = globalThis as TestDom;
  happyDOM?.setURL(url);
  jsdom?.reconfigure({ url });
  if (jsdom) jsdom.window._origin = new URL(url).origin;
}
