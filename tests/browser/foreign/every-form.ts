/** The six forms on one page, filled in and sent as visitors do, and a server that remembers what it was sent. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Locator, Page } from "@playwright/test";
import { drawnPlainTag } from "../../support/drawn-tags.ts";
import { widgetTags } from "../../support/widget-tags.ts";
import { events, expect } from "../fixtures.ts";
import { fillApplication, fillContact, fillValuation, next } from "../forms/fill.ts";

const fillers: Readonly<Record<string, (form: Locator) => Promise<void>>> = {
  "property-contact": fillContact,
  "general-contact": fillContact,
  "agent-contact": fillContact,
  "agency-contact": fillContact,
  "recruitment-wizard": async (form) => {
    await fillApplication(form);
    await next(form).click();
  },
  "valuation-wizard": fillValuation,
};

/** The widgets that are forms. */
export const formWidgets = Object.keys(fillers);
/** Their tags. */
export const formTags = formWidgets.map((widget) => widgetTags[widget]).join("");

/** Their tags, drawn. */
export async function drawnFormTags(): Promise<string> {
  const tags = formWidgets.map((widget, at) => drawnPlainTag(widget, { idPrefix: `imo-00000${at}` }));
  return (await Promise.all(tags)).join("");
}

const hostOf = (page: Page, widget: string) => page.locator(`[data-imo-widget="${widget}"]`);

/** Fills in every form; each is at its last step then. */
export async function fillEveryForm(page: Page): Promise<void> {
  for (const [widget, fill] of Object.entries(fillers)) await fill(hostOf(page, widget));
}

/**
 * Sends every form of the page.
 * @returns what each said that came of it
 */
export async function sendEveryForm(page: Page): Promise<Record<string, string>> {
  for (const widget of formWidgets) await hostOf(page, widget).locator("button[type=submit]").click();
  await expect.poll(async () => (await events(page, "imo:submit")).length).toBe(formWidgets.length);
  return outcomes(page);
}

/** What the page was told of each form that was sent, by its widget. */
export async function outcomes(page: Page): Promise<Record<string, string>> {
  const told = await events(page, "imo:submit");
  return Object.fromEntries(told.map(({ detail }) => [detail.widget, String(detail.outcome)]));
}

/** The same outcome for every form, to compare with. */
export const all = (outcome: "success" | "failure") =>
  Object.fromEntries(formWidgets.map((widget) => [widget, outcome]));

/** Answers a call; `true` when the server has taken the message in. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server that works. */
export const take: Respond = ({ method }, response) => {
  response.writeHead(201, { "Content-Type": "application/json" }).end("{}");
  return method === "POST";
};

/** What came to the server over the wire: each call, the paths of those that were taken in with a body, and these bodies. */
export type Heard = { asked: string[]; taken: string[]; bodies: string[] };

/** The fixture of that name. */
export type Answer = (prefix: string, listener: RequestListener) => void;

/** Answers all calls over the wire, the search with its homes. */
export function answerOverTheWire(answer: Answer, respond: Respond): Heard {
  const heard: Heard = { asked: [], taken: [], bodies: [] };
  answer("/api/", async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    if (request.url === "/api/imoveis") {
      response
        .writeHead(200, { "Content-Type": "application/json" })
        .end(JSON.stringify(resultsOf(JSON.parse(body).page)));
      return;
    }
    heard.asked.push(`${request.method} ${request.url}`);
    if (!respond(request, response) || body === "") return;
    heard.taken.push(String(request.url));
    heard.bodies.push(body);
  });
  return heard;
}

/** A page of the search's answer: twelve homes by name and number, "Casa 100" the first of the first page. */
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
