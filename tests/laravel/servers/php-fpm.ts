/** PHP-FPM for a site's folder, which nginx connects to. */
import { writeFileSync } from "node:fs";
import {
  findProgram,
  freePort,
  isRoot,
  type PrivateServer,
  privateFolder,
  startPrivateServer,
} from "./private-server.ts";

const PROGRAMS = ["/usr/sbin/php-fpm8.4", "/usr/sbin/php-fpm8.3", "/usr/sbin/php-fpm8.2"];

type Options = {
  /** The number of requests that are handled at the same time. */
  workers: number;
  /** Settings of the site that override those of its `.env`. */
  env: Readonly<Record<string, string>>;
  /** Settings of PHP, such as `upload_max_filesize`. */
  ini?: Readonly<Record<string, string>>;
};

/** A script that adds PHP's time for each answer, in milliseconds, to `Server-Timing`. */
const TIMING = `<?php header_register_callback(function () {
    header(sprintf('Server-Timing: php;dur=%.1f', (microtime(true) - $_SERVER['REQUEST_TIME_FLOAT']) * 1e3));
});`;

/** Returns the reason why PHP-FPM can't run here; `null` if it can. */
export function missingPhpFpm(): string | null {
  return findProgram(PROGRAMS) ? null : "PHP-FPM is not installed; Debian: apt-get install php-fpm";
}

/** Starts PHP-FPM, which receives requests by FastCGI. */
export async function startPhpFpm({ workers, env, ini = {} }: Options): Promise<PrivateServer> {
  const folder = privateFolder("php");
  const port = await freePort();
  const settings = Object.entries(env).map(([name, value]) => `env[${name}] = "${value}"`);
  const limits = Object.entries(ini).map(([name, value]) => `php_admin_value[${name}] = ${value}`);
  writeFileSync(`${folder}/timing.php`, TIMING);
  writeFileSync(
    `${folder}/php-fpm.conf`,
    `[global]
error_log = ${folder}/error.log
[site]
${isRoot() ? "user = root\ngroup = root" : ""}
listen = 127.0.0.1:${port}
listen.backlog = 511
pm = static
pm.max_children = ${workers}
php_admin_value[auto_prepend_file] = ${folder}/timing.php
${[...settings, ...limits].join("\n")}
`,
  );
  return startPrivateServer({
    folder,
    port,
    command: findProgram(PROGRAMS) ?? "php-fpm",
    args: ["--nodaemonize", "--allow-to-run-as-root", "--fpm-config", `${folder}/php-fpm.conf`],
    signal: "SIGTERM",
    isOwnUser: true,
  });
}
