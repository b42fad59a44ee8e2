/**
 * The nine calls (docs/contract.md#bodies). Each body is validated with the schema that the
 * widgets send with, and kept if it passes. The answers are Laravel's: 200 with a paginator, 201 if
 * the body was kept, and 413, 419 or 422 if it wasn't.
 */
import type { Client } from "@libsql/client";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { imoveisPath } from "#api/imoveis.ts";
import { mapaPath } from "#api/mapa.ts";
import {
  type FormKind,
  imoveisRequest,
  mapaRequest,
  type ServedForm,
  sendId,
  servedAlert,
  servedForms,
} from "#api/served-calls.ts";
import { keepLead } from "./leads.ts";
import { findPoints } from "./listings/points.ts";
import { paginate, searchListings } from "./listings/search.ts";
import type { Listing } from "./seed/listing.ts";

/** PHP's usual `post_max_size`. */
const LARGEST_BODY = 8 * 1024 * 1024;

/** More ids than anybody sends in the minutes during which a widget retries. */
const MOST_IDS = 1000;

const formsByKind = Object.entries(servedForms) as readonly [FormKind, ServedForm][];

/**
 * Returns the nine calls: two search the listings, six store a form, and the alert is only
 * validated.
 */
export function calls(database: Client, listings: readonly Listing[]): Hono {
  const app = new Hono();
  const tooLarge = (context: Context) =>
    context.json({ message: "The POST data is too large." }, 413);
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  app.use("/api/*", keepOnce());
  app.onError((error, context) => {
    if (!v.isValiError(error)) throw error;
    return context.json(refusalOf(error.issues), 422);
  });
  app.post(imoveisPath, async (context) => {
    const search = v.parse(imoveisRequest, await bodyOf(context));
    const path = new URL(imoveisPath, context.req.url).href;
    return context.json(paginate(searchListings(listings, search), search.page, path));
  });
  app.post(mapaPath, async (context) =>
    context.json(findPoints(listings, v.parse(mapaRequest, await bodyOf(context)))),
  );
  for (const [kind, { path, recipientKey, request }] of formsByKind) {
    app.post(path, async (context) => {
      const { cv, ...others } = v.parse(request, await bodyOf(context));
      const texts = Object.entries(others).filter(([name]) => name !== recipientKey);
      const about = recipientKey === undefined ? null : String(others[recipientKey]);
      const fields = Object.fromEntries(texts.map(([name, text]) => [name, String(text)]));
      await keepLead(database, { kind, about, fields, cv: cv instanceof File ? cv : null });
      return context.json({ message: "ok" }, 201);
    });
  }
  // The demo can't send mail, so an alert is validated and answered but not kept.
  app.post(servedAlert.path, async (context) => {
    v.parse(servedAlert.request, await bodyOf(context));
    return context.json({ message: "ok" }, 201);
  });
  return app;
}

/**
 * Returns the sent body: multipart for the one form with a file, otherwise JSON. For anything else
 * it is empty, so every required field counts as missing.
 */
async function bodyOf({ req }: Context): Promise<unknown> {
  const isMultipart = req.header("Content-Type")?.startsWith("multipart/form-data");
  const body: unknown = await (isMultipart ? req.parseBody() : req.json()).catch(() => null);
  return typeof body === "object" && body !== null ? body : {};
}

/**
 * Returns Laravel's `{message, errors}`. A field inside a list is named with dots, as in
 * `quartos.0`.
 */
function refusalOf(issues: readonly v.BaseIssue<unknown>[]) {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? "body";
    const isMissing = issue.input === undefined || issue.input === null || issue.input === "";
    const sentence = isMissing
      ? `The ${field} field is required.`
      : `The ${field} field is invalid: ${issue.message}`;
    errors[field] = [...(errors[field] ?? []), sentence];
  }
  const [first = "", ...others] = Object.values(errors).flat();
  const more =
    others.length > 0
      ? ` (and ${others.length} more ${others.length === 1 ? "error" : "errors"})`
      : "";
  return { message: first + more, errors };
}

/**
 * Keeps a message only once if it is sent twice because its first answer got lost
 * (docs/contract.md#send-id). A header that no widget would send doesn't count as an id.
 */
function keepOnce(): MiddlewareHandler {
  const kept = new Set<string>();
  return async (context, next) => {
    const id = context.req.header("Imo-Send-Id");
    if (!v.is(sendId, id)) return next();
    if (kept.has(id)) return context.json({ message: "ok" }, 201);
    await next();
    if (context.res.status !== 201) return;
    kept.add(id);
    const [oldest] = kept;
    if (oldest && kept.size > MOST_IDS) kept.delete(oldest);
  };
}
