/**
 * nginx in front of the PHP servers of one site: it serves files itself, and uses another server if
 * one does not answer.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import {
  findProgram,
  freePort,
  isRoot,
  type PrivateServer,
  privateFolder,
  startPrivateServer,
} from "./private-server.ts";

export type Backend = {
  /** The folder of the site. */
  site: string;
  /** The port of the site's PHP server. */
  fastCgi: number;
  /** Additional directives for the site, such as a host's hardening rules. */
  rules?: string;
};

/** Returns the reason why nginx can't run here; `null` if it can. */
export function missingNginx(): string | null {
  return findProgram(["/usr/sbin/nginx"])
    ? null
    : "nginx is not installed; Debian: apt-get install nginx-light";
}

/**
 * Starts nginx. A message may be sent to the second server if the first one dies while handling it;
 * the send id keeps it from being stored twice (docs/contract.md#send-id).
 */
export async function startNginx(backends: readonly Backend[]): Promise<PrivateServer> {
  const folder = privateFolder("nginx");
  const port = await freePort();
  const inner = await Promise.all(
    backends.map(async (backend) => ({ ...backend, port: await freePort() })),
  );
  mkdirSync(`${folder}/temp`);
  writeFileSync(
    `${folder}/nginx.conf`,
    `${isRoot() ? "user root;" : ""}
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/temp/body;
  proxy_temp_path ${folder}/temp/proxy;
  fastcgi_temp_path ${folder}/temp/fastcgi;
  uwsgi_temp_path ${folder}/temp/uwsgi;
  scgi_temp_path ${folder}/temp/scgi;
  include /etc/nginx/mime.types;
  upstream sites {
    ${inner.map((backend) => `server 127.0.0.1:${backend.port} max_fails=1 fail_timeout=2s;`).join("\n    ")}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://sites;
      proxy_set_header Host $http_host;
      proxy_next_upstream error timeout http_502 http_504 non_idempotent;
    }
  }
  ${inner.map(virtualHost).join("\n  ")}
}
`,
  );
  return startPrivateServer({
    folder,
    port,
    command: "/usr/sbin/nginx",
    args: ["-c", `${folder}/nginx.conf`, "-p", folder],
    signal: "SIGTERM",
    isOwnUser: true,
  });
}

function virtualHost({ site, fastCgi, rules = "", port }: Backend & { port: number }): string {
  return `server {
    listen 127.0.0.1:${port};
    root ${site}/public;
    ${rules}
    location / { try_files $uri @php; }
    location @php {
      include /etc/nginx/fastcgi_params;
      # Debian's default parameters leave out the port.
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_param SCRIPT_FILENAME ${site}/public/index.php;
      fastcgi_param SCRIPT_NAME /index.php;
      fastcgi_pass 127.0.0.1:${fastCgi};
    }
  }`;
}
