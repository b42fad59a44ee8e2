/**
 * A demo site with a temporary database, and a visitor without a browser, who first fetches a page
 * and then calls with its cookies, as the widgets do.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@libsql/client";
import type { Hono } from "hono";
import { openDatabase } from "../../demo/server/leads.ts";
import type { Listing } from "../../demo/server/seed/listing.ts";
import { makeListings } from "../../demo/server/seed/listings.ts";
import { createSite } from "../../demo/server/site.ts";

/** A demo site for one test, which needs no port. */
export type TestSite = {
  app: Hono;
  database: Client;
  listings: readonly Listing[];
  dist: string;
  close(): Promise<void>;
};

/** @param given the number of the demo's listings to use, or the listings themselves */
export async function testSite(given: number | readonly Listing[]): Promise<TestSite> {
  const dist = await mkdtemp(join(tmpdir(), "imo-demo-"));
  const database = await openDatabase(join(dist, "imo.sqlite"));
  const listings = typeof given === "number" ? makeListings(given) : given;
  const close = async () => {
    database.close();
    await rm(dist, { recursive: true });
  };
  return { app: createSite({ database, listings, dist }), database, listings, dist, close };
}

/** Returns a listing for a test: the demo's first one with these changes. */
export function aListing(id: number, about: Partial<Listing> = {}): Listing {
  const [first] = makeListings(1) as [Listing];
  return {
    ...first,
    id,
    idRef: `OVR-${String(id).padStart(4, "0")}`,
    criado: "2026-01-01",
    ...about,
  };
}

/** Returns the headers of a visitor with an open page: both cookies, and the token as a header. */
export async function visitorHeaders(app: Hono, page = "/"): Promise<Record<string, string>> {
  const { headers } = await app.request(page, { method: "HEAD" });
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0] as string);
  const token =
    cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
  return {
    Accept: "application/json",
    Cookie: cookies.join("; "),
    "X-XSRF-TOKEN": decodeURIComponent(token),
  };
}

/** Sends one call with a JSON body, as a visitor with an open page does. */
export async function send(app: Hono, path: string, body: unknown): Promise<Response> {
  const headers = { ...(await visitorHeaders(app)), "Content-Type": "application/json" };
  return app.request(path, { method: "POST", headers, body: JSON.stringify(body) });
}
