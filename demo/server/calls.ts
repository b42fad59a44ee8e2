/**
 * The eight calls (docs/contract.md#bodies). Each body is judged by the schema that the widgets send by; what passes is
 * kept. The answers are Laravel's: 200 with a paginator, 201 for what was kept, 413, 419 and 422 for what was not.
 */
import type { Client } from "@libsql/client";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { imoveisPath } from "#api/imoveis.ts";
import { type FormKind, type ServedForm, servedAlert, servedForms } from "#api/schemas/forms.ts";
import { imoveisRequest } from "#api/schemas/imoveis.ts";
import { keepOnce } from "./keep-once.ts";
import { keepLead } from "./leads.ts";
import { paginate, searchListings } from "./listings/search.ts";
import type { Listing } from "./seed/listing.ts";
import { checked } from "./validation.ts";

/** PHP's usual `post_max_size`. */
const LARGEST_BODY = 8 * 1024 * 1024;

const formsByKind = Object.entries(servedForms) as readonly [FormKind, ServedForm][];

/** Returns the eight calls: one searches in the listings, the others write into the database. */
export function calls(database: Client, listings: readonly Listing[]): Hono {
  const app = new Hono();
  const tooLarge = (context: Context) => context.json({ message: "The POST data is too large." }, 413);
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  app.use("/api/*", keepOnce());
  addSearch(app, listings);
  addForms(app, database);
  addAlerts(app);
  return app;
}

function addSearch(app: Hono, listings: readonly Listing[]): void {
  app.post(imoveisPath, async (context) => {
    const { body, refusal } = checked(context, imoveisRequest, await jsonOf(context));
    if (refusal) return refusal;
    const path = new URL(imoveisPath, context.req.url).href;
    return context.json(paginate(searchListings(listings, body), body.page, path));
  });
}

function addForms(app: Hono, database: Client): void {
  for (const [kind, { path, recipientKey, request }] of formsByKind) {
    app.post(path, async (context) => {
      const { body, refusal } = checked(context, request, await bodyOf(context));
      if (refusal) return refusal;
      await keepLead(database, { kind, ...partsOf(body, recipientKey) });
      return kept(context);
    });
  }
}

/** The demo has no mail to send: an alert is judged and answered, and nothing is kept of it. */
function addAlerts(app: Hono): void {
  app.post(servedAlert.path, async (context) => {
    const { refusal } = checked(context, servedAlert.request, await jsonOf(context));
    return refusal ?? kept(context);
  });
}

/** Whom or what it is for, the texts of the form, and its file. */
function partsOf(body: Readonly<Record<string, unknown>>, recipientKey: string | undefined) {
  const { cv, ...others } = body;
  const texts = Object.entries(others).filter(([name]) => name !== recipientKey);
  return {
    about: recipientKey === undefined ? null : String(body[recipientKey]),
    fields: Object.fromEntries(texts.map(([name, text]) => [name, String(text)])),
    cv: cv instanceof File ? cv : null,
  };
}

function kept(context: Context): Response {
  return context.json({ message: "ok" }, 201);
}

/** A body that is no JSON is an empty one to Laravel: every required field is then missing. */
async function jsonOf(context: Context): Promise<unknown> {
  const body: unknown = await context.req.json().catch(() => null);
  return typeof body === "object" && body !== null ? body : {};
}

/** The one form with a file in it is sent in parts. */
async function bodyOf(context: Context): Promise<unknown> {
  const isMultipart = context.req.header("Content-Type")?.startsWith("multipart/form-data");
  return isMultipart ? context.req.parseBody().catch(() => ({})) : jsonOf(context);
}
