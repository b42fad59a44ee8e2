/**
 * `npm run bench:alerts -- pgsql 50000 10000 100`: measures how long a run of the alerts takes on a
 * site with that many listings and subscribers, when 100 listings are new and 100 cheaper since the
 * previous run. Prints figures for docs/operating.md#figures-of-alerts.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareHost } from "../host.ts";
import { SERVERS, startDatabase } from "../servers/database.ts";
import { copySite } from "../site.ts";
import { run } from "../tools.ts";

const SCRIPT = new URL("./alerts.php", import.meta.url).pathname;
const SEED_LISTINGS = new URL("./listings.php", import.meta.url).pathname;

const [name, listings = "50000", alerts = "10000", changes = "100"] = process.argv.slice(2);
const server = SERVERS.find((known) => known === name);
if (!server) throw new Error(`Expected ${SERVERS.join(" or ")}, got "${name}".`);
prepareHost();
const folder = mkdtempSync(join(tmpdir(), "imo-alerts-"));
const database = await startDatabase(server);
const env = {
  ...database.env,
  APP_ENV: "local",
  APP_DEBUG: "false",
  APP_KEY: `base64:${Buffer.alloc(32).toString("base64")}`,
  CACHE_STORE: "file",
  IMO_SINK: `${folder}/sink`,
};
try {
  copySite(folder);
  const say = (...args: readonly string[]) =>
    console.log(run("php", [...args], folder, env).trim());
  say("artisan", "migrate", "--force");
  say(SEED_LISTINGS, listings);
  for (const step of [["look"], ["searches", alerts], ["changes", changes], ["parts"], ["look"]])
    say(SCRIPT, ...step);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
