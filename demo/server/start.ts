/**
 * Starts the site on a port and stops it again, for `main.ts` and for tests, each of which has its
 * own throw-away database and a free port.
 */
import { once } from "node:events";
import { createSecureServer, type Http2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import { openDatabase } from "./leads.ts";
import { makeListings } from "./seed/listings.ts";
import { createSite } from "./site.ts";

/** The number of listings, unless specified otherwise. */
export const DEFAULT_LISTINGS = 2000;

/** Where a site listens. */
type Address = {
  /** 0, the default, takes a free port. */
  port?: number;
  /** The default is only this machine, because /caixa shows anyone what visitors sent. */
  host?: string;
  /** Key and certificate as PEM. With them the site uses HTTP/2, as it would on the internet. */
  tls?: { key: string; cert: string } | undefined;
};

export type StartOptions = Address & {
  /** The SQLite file; created if it doesn't exist. */
  database: string;
  dist: string;
  listings?: number;
};

/** A running site. */
export type RunningSite = { url: string; close(): Promise<void> };

/** Opens the database, assembles the site and starts listening. */
export async function startSite(options: StartOptions): Promise<RunningSite> {
  const { dist, listings = DEFAULT_LISTINGS } = options;
  const database = await openDatabase(options.database);
  const { url, close } = await listen(
    createSite({ database, listings: makeListings(listings), dist }).fetch,
    options,
  );
  return { url, close: () => close().then(() => database.close()) };
}

/** Serves `fetch` at an address of this machine. */
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
      // A browser's keep-alive connections would delay the end for minutes.
      if ("closeAllConnections" in server) server.closeAllConnections();
      for (const session of sessions) session.destroy();
    });
  const { address, family, port: taken } = server.address() as AddressInfo;
  // If it listens on all of this machine's addresses, any of them will do.
  const name = ["0.0.0.0", "::"].includes(address)
    ? "127.0.0.1"
    : family === "IPv6"
      ? `[${address}]`
      : address;
  return { url: `${tls ? "https" : "http"}://${name}:${taken}`, close };
}
