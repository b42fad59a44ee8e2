/**
 * One `php -S` on one site's folder. It is started in a process group of its own, because its workers outlive a parent
 * that is killed alone and keep the port (Laravel's own `artisan serve` has the same trouble).
 */
import { spawn } from "node:child_process";
import { freePort } from "./servers/private-server.ts";

export type PhpServer = { url: string; close(): Promise<void> };

type Options = {
  /** The site's folder. */
  site: string;
  /** 0, the default, takes a free one. */
  port?: number;
  /** Settings of the site, over those of its `.env`. */
  env?: Readonly<Record<string, string>>;
  /** Settings of PHP, such as `post_max_size=1M`. */
  ini?: readonly string[];
  /** Answers every request; Laravel's own by default. */
  router?: string;
  /** Where files are served from, `public` by default. */
  documentRoot?: string;
};

const ROUTER = "vendor/laravel/framework/src/Illuminate/Foundation/resources/server.php";

/** Starts and waits until it answers. */
export async function startPhp({
  site,
  port = 0,
  env = {},
  ini = [],
  router,
  documentRoot,
}: Options): Promise<PhpServer> {
  const address = `127.0.0.1:${port === 0 ? await freePort() : port}`;
  // Compiled once, a page takes a sixth of the time; asked of every file, OPcache sees a changed view or config at once, not
  // two seconds later.
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
      // It has ended by itself.
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
