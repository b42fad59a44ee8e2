/**
 * `npm run start:laravel`: installs the Laravel site of `laravel/workbench/` and serves it on
 * http://localhost:8000, or on `PORT`. Its pages are examples to copy; visitors' messages are at
 * /imo-leads, after a login at /admin/paginas.
 */
import { HOST, installSite, prepareHost } from "./host.ts";
import { startPhp } from "./php-server.ts";
import { missingTools } from "./tools.ts";

const missing = missingTools();
if (missing) {
  console.error(
    `The Laravel site can't start: ${missing}. Debian: apt-get install -y --no-install-recommends`,
  );
  console.error("composer unzip php-cli php-curl php-mbstring php-sqlite3 php-xml php-zip");
  process.exit(1);
}
prepareHost();
installSite(HOST);
const server = await startPhp({ site: HOST, port: Number(process.env.PORT ?? 8000) });
console.log(`Cal e Maré on Laravel is open at ${server.url.replace("127.0.0.1", "localhost")}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
// The server is detached, and nothing else keeps this process alive.
setInterval(() => undefined, 60_000);
