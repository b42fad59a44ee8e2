/**
 * `npx tsx tests/laravel/servers/is-there.ts mariadb` exits with 0 if that server can be started,
 * or else says what is missing.
 */
import { missingServer, SERVERS } from "./database.ts";

const name = SERVERS.find((known) => known === process.argv[2]);
const missing = name
  ? missingServer(name)
  : `expected ${SERVERS.join(" or ")}, got "${process.argv[2]}"`;
if (missing) console.log(`Not tested: ${missing}.`);
process.exit(missing ? 1 : 0);
