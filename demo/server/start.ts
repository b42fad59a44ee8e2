/**
 * Starts the site on a port and stops it again: for `main.ts`, and for tests, each with a throw-away database of its
 * own on a free port.
 */
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { DEFAULT_LISTINGS, openDatabase } from "./database.ts";
import { createSite } from "./site.ts";

export type StartOptions = {
  /** The SQLite file; made and seeded where there is none. */
  database: string;
  /** Where the built bundle lies. */
  dist: string;
  /** 0, the default, takes a free one. */
  port?: number;
  /** How many homes a new database gets. */
  listings?: number;
};

/** A running site: where it answers, and how it ends. */
export type RunningSite = { url: string; close(): Promise<void> };

/** Opens the database, puts the site together and listens. */
export async function startSite(options: StartOptions): Promise<RunningSite> {
  const { dist, port = 0, listings = DEFAULT_LISTINGS } = options;
  const database = await openDatabase(options.database, listings);
  const { fetch } = createSite({ database, dist });
  const { server, address } = await listening(fetch, port);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        database.close();
        resolve();
      });
      // A browser's kept-alive connections would hold the end for minutes.
      if ("closeAllConnections" in server) server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${address.port}`, close };
}

type Listening = { server: ReturnType<typeof serve>; address: AddressInfo };

function listening(fetch: Parameters<typeof serve>[0]["fetch"], port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port }, (address) => resolve({ server, address }));
    server.once("error", reject);
  });
}
