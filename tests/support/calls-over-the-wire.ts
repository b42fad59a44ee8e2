/** A server that answers the widgets' calls over the wire, for tests whose page has a service worker or no Playwright. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Answers a call; returns `true` if the server has received the message. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Answers with a 201, as a working server does; only a POST counts as received. */
export const take: Respond = ({ method }, response) => {
  response.writeHead(201, { "Content-Type": "application/json" }).end("{}");
  return method === "POST";
};

/** The calls that reached the server: all paths, the paths of calls whose body was received, and these bodies. */
export type Heard = { asked: string[]; taken: string[]; bodies: string[] };
/** Makes a listener answer all paths with this prefix. */
export type Answer = (prefix: string, listener: RequestListener) => void;

/** Answers all calls over the wire, the search with homes. */
export function answerOverTheWire(answer: Answer, respond: Respond): Heard {
  const heard: Heard = { asked: [], taken: [], bodies: [] };
  answer("/api/", async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    if (request.url === "/api/imoveis") {
      const results = resultsOf(JSON.parse(body).page);
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(results));
      return;
    }
    heard.asked.push(`${request.method} ${request.url}`);
    if (!respond(request, response) || body === "") return;
    heard.taken.push(String(request.url));
    heard.bodies.push(body);
  });
  return heard;
}

/** Returns a page of the search's answer: twelve homes by name and number, "Casa 100" the first of the first page. */
export const resultsOf = (page: number) => ({
  data: Array.from({ length: 12 }, (_, at) => ({
    id: page * 100 + at,
    titulo: `Casa ${page * 100 + at}`,
    link: `casa-${page * 100 + at}`,
  })),
  current_page: page,
  last_page: 3,
  total: 36,
});
