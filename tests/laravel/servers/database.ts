/**
 * The databases with which the package is tested, by the names of Laravel's drivers. SQLite needs
 * no server; MariaDB and PostgreSQL are Debian's, started only for this run.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import {
  executeAsUser,
  findProgram,
  freePort,
  type PrivateServer,
  privateFolder,
  startPrivateServer,
} from "./private-server.ts";

export const SERVERS = ["mariadb", "pgsql"] as const;
export type ServerName = (typeof SERVERS)[number];

export type Database = PrivateServer & {
  /** The environment variables with which Laravel connects to the database. */
  readonly env: Readonly<Record<string, string>>;
};

/**
 * Settings that differ from the server's defaults, such as `["--innodb-buffer-pool-size=1G"]` or
 * `["-c", "shared_buffers=1GB"]`.
 */
type Settings = readonly string[];

/** Settings for tests, which need speed but no durability in a power cut. */
export const WITHOUT_SYNC: Readonly<Record<ServerName, Settings>> = {
  mariadb: ["--innodb-flush-log-at-trx-commit=0", "--innodb-doublewrite=0"],
  pgsql: ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"],
};

const NAME = "imo";
const PASSWORD = "imo";

const POSTGRES = [
  "/usr/lib/postgresql/17/bin",
  "/usr/lib/postgresql/16/bin",
  "/usr/lib/postgresql/15/bin",
];

/** Returns the reason why this server can't run here; `null` if it can. */
export function missingServer(name: ServerName): string | null {
  const [program, extension, packages] =
    name === "mariadb"
      ? [mariadbd(), "pdo_mysql", "mariadb-server-core php-mysql"]
      : [postgresFolder(), "pdo_pgsql", "postgresql-15 php-pgsql"];
  if (!program) return `${name} is not installed; Debian: apt-get install ${packages}`;
  const modules = spawnSync("php", ["-m"], { encoding: "utf8" }).stdout.split("\n");
  return modules.includes(extension)
    ? null
    : `PHP lacks ${extension}; Debian: apt-get install ${packages}`;
}

/** Starts a server with an empty database. */
export async function startDatabase(name: ServerName, settings: Settings = []): Promise<Database> {
  const missing = missingServer(name);
  if (missing) throw new Error(missing);
  const folder = privateFolder(name);
  const port = await freePort();
  const server = await (name === "mariadb" ? startMariaDb : startPostgres)(folder, port, settings);
  const env = {
    DB_CONNECTION: name,
    DB_HOST: "127.0.0.1",
    DB_PORT: String(port),
    DB_DATABASE: NAME,
    DB_USERNAME: NAME,
    DB_PASSWORD: PASSWORD,
  };
  // `Object.assign` keeps the server's getters live, which a spread would read only once.
  return Object.assign(server, { env });
}

async function startMariaDb(
  folder: string,
  port: number,
  settings: Settings,
): Promise<PrivateServer> {
  const data = ["--no-defaults", `--datadir=${folder}/data`];
  executeAsUser("mariadb-install-db", [
    ...data,
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
  ]);
  const user = `${NAME}@'127.0.0.1'`;
  writeFileSync(
    `${folder}/init.sql`,
    `CREATE DATABASE IF NOT EXISTS ${NAME};
CREATE USER IF NOT EXISTS ${user} IDENTIFIED BY '${PASSWORD}';
GRANT ALL ON *.* TO ${user};\n`,
  );
  const network = [
    "--bind-address=127.0.0.1",
    `--port=${port}`,
    `--socket=${folder}/socket`,
    "--skip-name-resolve",
  ];
  return startPrivateServer({
    folder,
    port,
    command: mariadbd() ?? "mariadbd",
    args: [
      ...data,
      ...network,
      `--init-file=${folder}/init.sql`,
      `--pid-file=${folder}/pid`,
      ...settings,
    ],
    signal: "SIGTERM",
  });
}

async function startPostgres(
  folder: string,
  port: number,
  settings: Settings,
): Promise<PrivateServer> {
  const programs = postgresFolder() ?? "";
  writeFileSync(`${folder}/password`, PASSWORD, { mode: 0o644 });
  const access = ["--username", NAME, "--pwfile", `${folder}/password`, "--auth", "scram-sha-256"];
  executeAsUser(`${programs}/initdb`, [
    "--pgdata",
    `${folder}/data`,
    ...access,
    "--encoding",
    "UTF8",
    "--no-sync",
  ]);
  const server = await startPrivateServer({
    folder,
    port,
    command: `${programs}/postgres`,
    args: [
      "-D",
      `${folder}/data`,
      "-c",
      `port=${port}`,
      ...POSTGRES_NETWORK,
      "-c",
      `unix_socket_directories=${folder}`,
      ...settings,
    ],
    // This signal requests a fast shutdown, which closes all connections.
    signal: "SIGINT",
  });
  await created(`postgresql://${NAME}:${PASSWORD}@127.0.0.1:${port}/postgres`, `${programs}/psql`);
  return server;
}

/** Starts a second PostgreSQL as a replica of the first: the same port at 127.0.0.2, because Laravel's `read` hosts share one. */
export async function startReplica(
  primary: Database,
  settings: Settings = [],
): Promise<PrivateServer> {
  const folder = privateFolder("replica");
  const programs = postgresFolder() ?? "";
  const url = `postgresql://${NAME}:${PASSWORD}@127.0.0.1:${primary.port}/`;
  const copy = [
    "--pgdata",
    `${folder}/data`,
    "--write-recovery-conf",
    "--wal-method",
    "stream",
    "--checkpoint",
    "fast",
  ];
  executeAsUser(`${programs}/pg_basebackup`, ["--dbname", url, ...copy]);
  const network = ["-c", `port=${primary.port}`, "-c", `listen_addresses=${REPLICA_HOST}`];
  return startPrivateServer({
    folder,
    port: primary.port,
    host: REPLICA_HOST,
    command: `${programs}/postgres`,
    args: [
      "-D",
      `${folder}/data`,
      ...network,
      "-c",
      `unix_socket_directories=${folder}`,
      ...settings,
    ],
    signal: "SIGINT",
  });
}

/** The address of the replica. */
export const REPLICA_HOST = "127.0.0.2";

const POSTGRES_NETWORK = ["-c", "listen_addresses=127.0.0.1"];

/** Creates the database, with retries: the port answers a moment before the server accepts sessions. */
async function created(url: string, psql: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { status, stderr } = spawnSync(psql, [url, "-c", `CREATE DATABASE ${NAME}`], {
      encoding: "utf8",
    });
    if (status === 0) return;
    if (tries === 100) throw new Error(`Expected PostgreSQL to take sessions, got: ${stderr}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function mariadbd(): string | null {
  return findProgram(["/usr/sbin/mariadbd", "/usr/local/sbin/mariadbd"]);
}

function postgresFolder(): string | null {
  return findProgram(POSTGRES);
}
