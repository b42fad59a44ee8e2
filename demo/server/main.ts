/**
 * `npm start`: serves the demo agency on http://localhost:8080. `PORT` changes the port, `HOST` the
 * address to listen on (`0.0.0.0` for all), `IMO_DB` the database file, and `IMO_LISTINGS` the
 * number of listings.
 */
import { fileURLToPath } from "node:url";
import { DEFAULT_LISTINGS, startSite } from "./start.ts";

const besideThisFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const site = await startSite({
  database: process.env.IMO_DB ?? besideThisFile("../imo.sqlite"),
  dist: besideThisFile("../../dist"),
  port: Number(process.env.PORT ?? 8080),
  host: process.env.HOST || "127.0.0.1",
  listings: Number(process.env.IMO_LISTINGS ?? DEFAULT_LISTINGS),
});
console.log(`Cal e Maré is open at ${site.url.replace("127.0.0.1", "localhost")}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void site.close().then(() => process.exit(0)));
}
