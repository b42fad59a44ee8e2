/**
 * Starts the site on a port and stops it again: for `main.ts`, and for tests, each with a throw-away database of its
 * own on a free port.
 */
import { once } from "node:events";
import { createSecureServer, type Http2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import { openDatabase } from "./leads.ts";
import { makeListings } from "./seed/listings.ts";
import { createSite } from "./site.ts";

/** Number of the agency's listings, unless told otherwise. */
export const DEFAULT_LISTINGS = 2000;

/** The address at which a site listens. */
type Address = {
  /** 0, the default, takes a free one. */
  port?: number;
  /** This machine alone by default, because /caixa shows to anyone what visitors sent. */
  host?: string;
  /** Key and certificate as PEM: with them it answers over HTTP/2, as a site on the internet does. */
  tls?: { key: string; cert: string } | undefined;
};

export type StartOptions = Address & {
  /** The SQLite file; made where there is none. */
  database: string;
  dist: string;
  listings?: number;
};

/** A running site. */
export type RunningSite = { url: string; close(): Promise<void> };

/** Opens the database, puts the site together and listens. */
export async function startSite(options: StartOptions): Promise<RunningSite> {
  const { dist, listings = DEFAULT_LISTINGS } = options;
  const database = await openDatabase(options.database);
  const { url, close } = await listen(
    createSite({ database, listings: makeListings(listings), dist }).fetch,
    options,
  );
  return { url, close: () => close().then(() => database.close()) };
}

/** Answers by `fetch` at an address of this machine. */
export async function listen(fetch: Hono["fetch"], options: Address): Promise<RunningSite> {
  const { port = 0, host = "127.0.0.1", tls } = options;
  const secure = tls && {
    createServer: createSecureServer,
    serverOptions: { ...tls, allowHTTP1: true },
  };
  const server = serve({ fetch, port, hostname: host, ...secure });
  await once(server, "listening");
  const sessions = new Set<Http2Session>();
  server.on("session", (session: Http2Session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      // A browser's kept-alive connections would hold the end for minutes.
      if ("closeAllConnections" in server) server.closeAllConnections();
      for (const session of sessions) session.destroy();
    });
  const { address, family, port: taken } = server.address() as AddressInfo;
  // Of every address of this machine one is as good as another.
  const name = ["0.0.0.0", "::"].includes(address)
    ? "127.0.0.1"
    : family === "IPv6"
      ? `[${address}]`
      : address;
  return { url: `${tls ? "https" : "http"}://${name}:${taken}`, close };
}
