/**
 * One `php -S` for one site's folder. It runs in a separate process group, because its workers
 * survive if only their parent is killed and then occupy the port (Laravel's `artisan serve` has
 * the same problem).
 */
import { spawn } from "node:child_process";
import { freePort } from "./servers/private-server.ts";

export type PhpServer = { url: string; close(): Promise<void> };

type Options = {
  /** The site's folder. */
  site: string;
  /** The port; 0, the default, means any free one. */
  port?: number;
  /** Settings of the site that override those of its `.env`. */
  env?: Readonly<Record<string, string>>;
  /** Settings of PHP, such as `post_max_size=1M`. */
  ini?: readonly string[];
  /** The script that answers every request; Laravel's own by default. */
  router?: string;
  /** The folder from which files are served; `public` by default. */
  documentRoot?: string;
};

const ROUTER = "vendor/laravel/framework/src/Illuminate/Foundation/resources/server.php";

/** Starts the server and waits until it answers. */
export async function startPhp({
  site,
  port = 0,
  env = {},
  ini = [],
  router,
  documentRoot,
}: Options): Promise<PhpServer> {
  const address = `127.0.0.1:${port === 0 ? await freePort() : port}`;
  // With OPcache, a page takes a sixth of the time. Checking every file makes a changed view or
  // config effective at once instead of two seconds later.
  const settings = ["opcache.enable=1", "opcache.revalidate_freq=0", ...ini].flatMap((setting) => [
    "-d",
    setting,
  ]);
  const child = spawn("php", [...settings, "-S", address, router ?? `${site}/${ROUTER}`], {
    cwd: documentRoot ?? `${site}/public`,
    detached: true,
    stdio: "ignore",
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: "3", ...env },
  });
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, "SIGKILL");
    } catch {
      // The server has already ended.
    }
  };
  process.once("exit", end);
  const url = `http://${address}`;
  await answering(`${url}/favicon.ico`, () => child.exitCode !== null);
  return {
    url,
    close: async () => {
      process.off("exit", end);
      end();
    },
  };
}

async function answering(url: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (hasEnded()) break;
    const answer = await fetch(url).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Expected PHP's server to answer at ${url}, got nothing for ten seconds.`);
}
