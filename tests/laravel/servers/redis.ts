/** Redis for sessions, cache, limiters and the queue, in memory only. */
import {
  findProgram,
  freePort,
  type PrivateServer,
  privateFolder,
  startPrivateServer,
} from "./private-server.ts";

const PROGRAMS = ["/usr/bin/redis-server"];

/** Returns the reason why Redis can't run here; `null` if it can. */
export function missingRedis(): string | null {
  return findProgram(PROGRAMS)
    ? null
    : "Redis is not installed; Debian: apt-get install redis-server php-redis";
}

/** Starts an empty Redis server. */
export async function startRedis(): Promise<PrivateServer> {
  const folder = privateFolder("redis");
  const port = await freePort();
  return startPrivateServer({
    folder,
    port,
    command: findProgram(PROGRAMS) ?? "redis-server",
    args: [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--dir",
      folder,
      "--save",
      "",
      "--appendonly",
      "no",
    ],
    signal: "SIGTERM",
  });
}
