/**
 * The paths of the pages. Listings come last, because their path, `/{slug}_{id}`, is the only one
 * without a fixed word.
 */
import type { Client } from "@libsql/client";
import type { Context, Hono } from "hono";
import { TEAM } from "../agency.ts";
import type { Html } from "../html.ts";
import { cvOf, leads } from "../leads.ts";
import type { Listing } from "../seed/listing.ts";
import { drawingOf } from "../seed/pictures.ts";
import { contactsPage } from "./contacts.ts";
import { homePage } from "./home.ts";
import { inboxPage } from "./inbox.ts";
import { listPage } from "./list.ts";
import { listingPage } from "./listing.ts";
import { agentPage, teamPage } from "./people.ts";
import { accessibilityPage, privacyPage, recruitmentPage, valuationPage } from "./simple.ts";

/** Adds every page of the site; `listings` must be sorted newest first. */
export function addPages(app: Hono, database: Client, listings: readonly Listing[]): void {
  app.get("/", (context) => show(context, homePage(listings.slice(0, 6))));
  app.get("/lista", (context) => show(context, listPage(listings, new URL(context.req.url))));
  app.get("/equipa", (context) => show(context, teamPage()));
  app.get("/contactos", (context) => show(context, contactsPage(context.req.query("loja") ?? "")));
  app.get("/recrutamento", (context) => show(context, recruitmentPage()));
  app.get("/avaliacao", (context) => show(context, valuationPage()));
  app.get("/privacidade", (context) => show(context, privacyPage()));
  app.get("/acessibilidade", (context) => show(context, accessibilityPage()));
  addInbox(app, database);
  addAgents(app, listings);
  addListings(app, listings);
}

function addInbox(app: Hono, database: Client): void {
  app.get("/caixa", async (context) => show(context, inboxPage(await leads(database))));
  app.get("/caixa/cv/:id{[0-9]+}", async (context) => {
    const cv = await cvOf(database, Number(context.req.param("id")));
    if (cv === null) return context.notFound();
    // A stranger's file is only ever downloaded, never opened as part of the site.
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(cv.name)}`;
    const headers = {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": disposition,
    };
    return context.body(new Uint8Array(cv.bytes), 200, headers);
  });
}

function addAgents(app: Hono, listings: readonly Listing[]): void {
  app.get("/agente/:id", (context) => {
    const agent = TEAM.find(({ id }) => String(id) === context.req.param("id"));
    if (!agent) return context.notFound();
    const ofAgent = listings.filter(({ comercial }) => comercial === agent.id);
    return show(context, agentPage(agent, ofAgent.slice(0, 3)));
  });
}

function addListings(app: Hono, listings: readonly Listing[]): void {
  app.get("/:address{[^/]*_[0-9]+}", (context) => {
    const wanted = Number(context.req.param("address").split("_").at(-1));
    const listing = listings.find(({ id }) => id === wanted);
    if (!listing) return context.notFound();
    return show(context, listingPage(listing, findSimilar(listings, listing, 3)));
  });
}

/**
 * Returns the newest other listings of the same type, purpose and municipality; those that look
 * different come first.
 */
function findSimilar(listings: readonly Listing[], listing: Listing, count: number): Listing[] {
  const found = listings.filter(
    (other) =>
      other.id !== listing.id &&
      (["tipoImovel", "tipoNegocio", "conselho"] as const).every(
        (key) => other[key] === listing[key],
      ),
  );
  const drawings = new Set([drawingOf(listing.fotos[0])]);
  const different = found.filter(({ fotos: [cover] }) => {
    const drawing = drawingOf(cover);
    return !drawings.has(drawing) && drawings.add(drawing);
  });
  return [...new Set([...different, ...found])].slice(0, count);
}

function show(context: Context, page: Html): Response | Promise<Response> {
  return context.html(String(page));
}
