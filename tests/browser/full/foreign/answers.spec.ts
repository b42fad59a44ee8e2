/**
 * Tests calls that something other than the server answers: a service worker, a firewall or a
 * redirect. A message counts as sent only when a server has received it
 * (docs/contract.md#how-calls-are-sent).
 */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  type Answer,
  answerOverTheWire,
  type Heard,
  type Respond,
  take,
} from "../../../support/calls-over-the-wire.ts";
import { events, expect, recordEvents, test } from "../../fixtures.ts";
import { fillContact } from "../../forms/fill.ts";
import {
  all,
  fillEveryForm,
  formTags,
  formWidgets,
  outcomes,
  sendEveryForm,
} from "./every-form.ts";

const PAGE =
  "<!doctype html><html><head><title>Outra página</title></head><body><h1>Outra página</h1></body></html>";
const LISTING = (avisos: string) =>
  `<div data-imo-widget="listing-search" data-avisos="${avisos}"></div>`;
const WORKER = readFileSync(new URL("../../../hosts/serviceworker.js", import.meta.url));
const SUCCESS = /com sucesso|Falta só confirmar o pedido/;

/** Redirects to the same path with a slash, as some servers do. */
const redirect =
  (status: number, respond: Respond): Respond =>
  (request, response) => {
    const { url = "" } = request;
    if (url.endsWith("/")) return respond(request, response);
    response.writeHead(status, { Location: `${url}/` }).end();
    return false;
  };
/**
 * Answers every method with the same page, as a site does that shows its home page for unknown
 * paths.
 */
const say =
  (type: string, body: string): Respond =>
  ({ method }, response) => {
    response.writeHead(200, { "Content-Type": type }).end(body);
    return method === "POST";
  };
const sayPage = say("text/html; charset=utf-8", PAGE);
/** Accepts only POST requests, as a route does. */
const takePost: Respond = (request, response) => {
  if (request.method === "POST") return take(request, response);
  response.writeHead(405).end();
  return false;
};

type Kind = {
  name: string;
  respond: Respond;
  /** Returns the expected calls to a path, each as `method path`, in order. */
  asked: (path: string) => string[];
};
const askedOnce = (path: string) => [`POST ${path}`];
const askedAgain = (path: string) => [`POST ${path}`, `GET ${path}/`];

const notTaken: Kind[] = [
  {
    name: "a firewall's page with status 200",
    respond: (request, response) => sayPage(request, response) && false,
    asked: askedOnce,
  },
  { name: "a 301 to a page", respond: redirect(301, sayPage), asked: askedAgain },
  {
    name: "a 302 to an empty answer",
    respond: redirect(302, say("text/plain", "")),
    asked: askedAgain,
  },
];
const PATHS = [
  "/api/imovel/contacto",
  "/api/contacto/contacto",
  "/api/agente/contacto",
  "/api/agencia/contacto",
  "/api/recrutamento",
  "/api/agendamento",
];

test.beforeEach(({ page }) => recordEvents(page));

/** Expects no success message, and the typed text after a reload. */
async function expectKept(page: Page) {
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
  await page.reload();
  for (const field of await page.getByLabel("O Seu nome*").all())
    await expect(field).toHaveValue("Maria Antónia");
  await expect(page.getByRole("textbox", { name: "Email*", exact: true })).toHaveValue(
    "rui@exemplo.pt",
  );
  await expect(page.getByRole("textbox", { name: "E-Mail*", exact: true })).toHaveValue(
    "ana@exemplo.pt",
  );
}

/** Assigns the kinds of answers to the paths in turn, so two forms get each kind. */
const kindOf = (path = "") =>
  notTaken[PATHS.indexOf(path.replace(/\/$/, "")) % notTaken.length] as Kind;

test("reports no form as sent if a firewall or a redirect answers, and keeps what was typed", async ({
  page,
  open,
  answer,
}) => {
  test.slow(); // six forms, filled in
  const heard = answerOverTheWire(answer, (request, response) =>
    kindOf(request.url).respond(request, response),
  );
  await open(formTags);
  await fillEveryForm(page);
  expect(await sendEveryForm(page)).toEqual(all("failure"));
  expect(new Set(heard.asked)).toEqual(new Set(PATHS.flatMap((path) => kindOf(path).asked(path))));
  expect(heard.taken).toEqual([]);
  expect((await events(page, "imo:error")).map(({ detail }) => detail.code)).toEqual(
    formWidgets.map(() => "answer"),
  );
  await expectKept(page);
});

test("reports every form as sent if a 307 or a 308 keeps its POST", async ({
  page,
  open,
  answer,
}) => {
  test.slow(); // six forms, filled in
  const isContact = (url = "") => url.includes("contacto");
  const heard = answerOverTheWire(answer, (request, response) =>
    redirect(isContact(request.url) ? 307 : 308, takePost)(request, response),
  );
  await open(formTags);
  await fillEveryForm(page);
  expect(await sendEveryForm(page)).toEqual(all("success"));
  expect(heard.asked.filter((call) => !call.endsWith("/")).sort()).toEqual(
    PATHS.map((path) => `POST ${path}`).sort(),
  );
  expect(heard.taken.sort()).toEqual(PATHS.map((path) => `${path}/`).sort());
});

const panel = (page: Page) => page.getByRole("dialog");

/** The forms in a listing's panels, and how to send each. */
const panels: Record<string, { avisos: string; send: (page: Page) => Promise<void> }> = {
  "the favourites' message": {
    avisos: "mensagem",
    send: async (page) => {
      await page.getByRole("button", { name: "Favorito: Casa 100" }).click();
      await page.getByRole("button", { name: "Favoritos: 1" }).click();
      await panel(page).getByRole("button", { name: "Enviar" }).click();
      await fillContact(panel(page));
      await panel(page).getByRole("button", { name: "Enviar" }).click();
    },
  },
  "Avise-me as a message": {
    avisos: "mensagem",
    send: async (page) => {
      await page.getByRole("button", { name: /^Avise-me/ }).click();
      await fillContact(panel(page));
      await panel(page).getByRole("button", { name: "Enviar" }).click();
    },
  },
  "Avise-me by e-mail": {
    avisos: "por-email",
    send: async (page) => {
      await page.getByRole("button", { name: /^Avise-me/ }).click();
      await panel(page).getByLabel("E-mail*").fill("maria@exemplo.pt");
      await panel(page).getByRole("button", { name: "Pedir aviso" }).click();
    },
  },
};

const openPanels = (open: (body: string, options: object) => Promise<void>, avisos: string) =>
  open(LISTING(avisos), { path: "/lista", query: "?localizacao=Ovar" });

/** Sends a panel's form. */
async function expectPanelFails(page: Page, send: (page: Page) => Promise<void>) {
  await send(page);
  await expect.poll(() => outcomes(page)).toEqual({ "listing-search": "failure" });
  await expect(panel(page).getByRole("heading", { name: "Erro!" })).toBeVisible();
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
}

test("reports nothing as sent from a panel if a firewall or a redirect answers", async ({
  page,
  open,
  answer,
}) => {
  test.slow(); // three pages
  let kind = notTaken[0] as Kind;
  const heard = answerOverTheWire(answer, (request, response) => kind.respond(request, response));
  for (const [at, [what, { avisos, send }]] of Object.entries(panels).entries()) {
    kind = notTaken[at] as Kind;
    await test.step(`${what}, ${kind.name}`, async () => {
      await openPanels(open, avisos);
      await expectPanelFails(page, send);
    });
  }
  expect(heard.asked.length).toBeGreaterThan(2);
  expect(heard.taken).toEqual([]);
});

/** Opens a page whose service worker answers all calls. */
async function openUnderWorker(
  page: Page,
  answer: Answer,
  open: () => Promise<void>,
): Promise<Heard> {
  // The worker is at the site's root, so it controls every page.
  answer("/serviceworker.js", (_request, response) =>
    response.writeHead(200, { "Content-Type": "text/javascript" }).end(WORKER),
  );
  const heard = answerOverTheWire(answer, (request) => {
    request.socket.destroy();
    return false;
  });
  await open();
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/serviceworker.js");
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  const answered = await page.evaluate(async () =>
    (await fetch("/api/nada", { method: "POST" })).text(),
  );
  expect(answered, "the worker's own page").toContain("<h1>Sem ligação</h1>");
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  return heard;
}

test("reports no form as sent if a service worker's offline page answers, and keeps what was typed", async ({
  page,
  open,
  answer,
}) => {
  test.slow(); // six forms, filled in
  const heard = await openUnderWorker(page, answer, () => open(formTags));
  await fillEveryForm(page);
  expect(await sendEveryForm(page)).toEqual(all("failure"));
  expect(heard.taken).toEqual([]);
  await expectKept(page);
});

test("reports nothing as sent from a panel if a service worker's offline page answers", async ({
  page,
  open,
  answer,
}) => {
  test.slow(); // five pages
  await openUnderWorker(page, answer, () => openPanels(open, "mensagem"));
  for (const [what, { avisos, send }] of Object.entries(panels))
    await test.step(what, async () => {
      await openPanels(open, avisos);
      await expectPanelFails(page, send);
    });
});
