/**
 * The seven calls (docs/contract.md#bodies). Each body is judged by the schema that the widgets send by; what passes is
 * kept. The answers are Laravel's: 200 with a paginator, 201 for what was kept, 413, 419 and 422 for what was not.
 */
import type { Client } from "@libsql/client";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { agendamentoPath } from "#api/agendamento.ts";
import { agencyContact, agentContact, generalContact, propertyContact } from "#api/contacto.ts";
import { imoveisPath } from "#api/imoveis.ts";
import { recrutamentoPath } from "#api/recrutamento.ts";
import { agendamentoRequest } from "#api/schemas/agendamento.ts";
import {
  agencyContactRequest,
  agentContactRequest,
  generalContactRequest,
  propertyContactRequest,
} from "#api/schemas/contacto.ts";
import { imoveisRequest } from "#api/schemas/imoveis.ts";
import { recrutamentoRequest } from "#api/schemas/recrutamento.ts";
import { keepOnce } from "./keep-once.ts";
import { keepApplication, keepLead, keepValuation } from "./leads.ts";
import { paginator } from "./listings/paginator.ts";
import { search } from "./listings/search.ts";
import { checked } from "./validation.ts";

/** PHP's usual `post_max_size`. */
const LARGEST_BODY = 8 * 1024 * 1024;

/** The seven calls on that database. */
export function calls(database: Client): Hono {
  const app = new Hono();
  const tooLarge = (context: Context) => context.json({ message: "The POST data is too large." }, 413);
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  app.use("/api/*", keepOnce());
  addSearch(app, database);
  addContacts(app, database);
  addWizards(app, database);
  return app;
}

function addSearch(app: Hono, database: Client): void {
  app.post(imoveisPath, async (context) => {
    const { body, refusal } = checked(context, imoveisRequest, await jsonOf(context));
    if (refusal) return refusal;
    const { answers, total } = await search(database, body);
    const path = new URL(imoveisPath, context.req.url).href;
    // The answers lie in the database as JSON texts; they go out as they are, without being read and written again.
    const { data: _, ...page } = paginator(answers, body.page, total, path);
    const { current_page, ...rest } = page;
    const json = `{"current_page":${current_page},"data":[${answers.join(",")}],${JSON.stringify(rest).slice(1)}`;
    return context.body(json, 200, { "Content-Type": "application/json" });
  });
}

function addContacts(app: Hono, database: Client): void {
  app.post(propertyContact.path, async (context) => {
    const { body, refusal } = checked(context, propertyContactRequest, await jsonOf(context));
    if (refusal) return refusal;
    await keepLead(database, "imovel", body, body.idRef);
    return kept(context);
  });
  app.post(generalContact.path, async (context) => {
    const { body, refusal } = checked(context, generalContactRequest, await jsonOf(context));
    if (refusal) return refusal;
    await keepLead(database, "geral", body, null);
    return kept(context);
  });
  app.post(agentContact.path, async (context) => {
    const { body, refusal } = checked(context, agentContactRequest, await jsonOf(context));
    if (refusal) return refusal;
    await keepLead(database, "agente", body, body.comercial);
    return kept(context);
  });
  app.post(agencyContact.path, async (context) => {
    const { body, refusal } = checked(context, agencyContactRequest, await jsonOf(context));
    if (refusal) return refusal;
    await keepLead(database, "agencia", body, body.agencia);
    return kept(context);
  });
}

function addWizards(app: Hono, database: Client): void {
  app.post(recrutamentoPath, async (context) => {
    const { body, refusal } = checked(context, recrutamentoRequest, await formOf(context));
    if (refusal) return refusal;
    await keepApplication(database, body, body.cv);
    return kept(context);
  });
  app.post(agendamentoPath, async (context) => {
    const { body, refusal } = checked(context, agendamentoRequest, await jsonOf(context));
    if (refusal) return refusal;
    await keepValuation(database, body);
    return kept(context);
  });
}

function kept(context: Context): Response {
  return context.json({ message: "ok" }, 201);
}

/** A body that is no JSON is an empty one to Laravel: every required field is then missing. */
async function jsonOf(context: Context): Promise<unknown> {
  const body: unknown = await context.req.json().catch(() => null);
  return typeof body === "object" && body !== null ? body : {};
}

async function formOf(context: Context): Promise<unknown> {
  return context.req.parseBody().catch(() => ({}));
}
