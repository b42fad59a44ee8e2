/**
 * A server for one test run: a foreground program with a separate temporary folder, on a free port
 * that only this machine can reach. Databases refuse to run as root, so root starts them as the
 * user `nobody`. The server ends with its parent process, even if that is killed.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type PrivateServer = {
  readonly port: number;
  readonly pid: number;
  /** Kills the server as in a power cut, and leaves its folder. */
  kill(): Promise<void>;
  /** Starts the server again after a kill, with the same folder and port. */
  restart(): Promise<void>;
  /** Stops the server and deletes its folder. */
  close(): Promise<void>;
};

const USER = "nobody";
const GROUP = "nogroup";

/** Creates a folder that the server's user may write to, and returns its path. */
export function privateFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `imo-${name}-`));
  if (isRoot()) execute("chown", [`${USER}:${GROUP}`, folder]);
  return folder;
}

/** Runs a program to its end as the server's user; throws with its output if it fails. */
export function executeAsUser(command: string, args: readonly string[]): string {
  const [program = "", ...rest] = endingWithUs([command, ...args], false);
  return execute(program, rest);
}

type Options = {
  folder: string;
  port: number;
  /** The address on which the server listens, 127.0.0.1 by default. */
  host?: string;
  command: string;
  args: readonly string[];
  /** The signal for an orderly shutdown. */
  signal: NodeJS.Signals;
  /** Lets the server run as root, such as a web server for this repository's folder. */
  isOwnUser?: boolean;
};

/** Starts a server and waits until its port answers. */
export async function startPrivateServer(options: Options): Promise<PrivateServer> {
  const { folder, port, host = "127.0.0.1", command, args, signal, isOwnUser = false } = options;
  const [program = "", ...rest] = endingWithUs([command, ...args], isOwnUser);
  let child: ChildProcess;
  const start = async () => {
    const log = openSync(`${folder}.log`, "a");
    // The server has a separate process group, because workers survive if only their master is
    // killed and then occupy the port.
    child = spawn(program, rest, { cwd: folder, stdio: ["ignore", log, log], detached: true });
    closeSync(log);
    await listening({ host, port }, () => child.exitCode !== null, `${folder}.log`);
  };
  const leave = () => {
    killGroup(child);
    removeFolder(folder);
  };
  process.once("exit", leave);
  await start();
  return {
    port,
    get pid() {
      return child.pid ?? 0;
    },
    kill: () => ended(child, () => killGroup(child)),
    restart: () => retried(start),
    async close() {
      process.off("exit", leave);
      await ended(child, () => child.kill(signal));
      removeFolder(folder);
    },
  };
}

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Returns the path of a program that Debian may install outside `PATH`; `null` if it isn't
 * installed.
 */
export function findProgram(candidates: readonly string[]): string | null {
  return candidates.find((path) => existsSync(path)) ?? null;
}

function endingWithUs(command: readonly string[], isOwnUser: boolean): readonly string[] {
  if (!existsSync("/usr/bin/setpriv")) return command;
  const user =
    isRoot() && !isOwnUser ? [`--reuid=${USER}`, `--regid=${GROUP}`, "--clear-groups"] : [];
  return ["/usr/bin/setpriv", "--pdeathsig=KILL", ...user, ...command];
}

/** Retries a start, because a server that was just killed may still hold the port, or PostgreSQL's memory. */
async function retried(start: () => Promise<void>): Promise<void> {
  for (let tries = 1; tries < 20; tries += 1) {
    try {
      return await start();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  return start();
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {
    // The server has already ended.
  }
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function execute(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: "utf8",
    cwd: tmpdir(),
  });
  if (status !== 0)
    throw new Error(
      `${command} ${args.join(" ")} ended with ${status}:\n${error ?? ""}${stdout}\n${stderr}`,
    );
  return stdout;
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  rmSync(`${folder}.log`, { force: true });
}

function ended(child: ChildProcess, end: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    end();
  });
}

type Address = { host: string; port: number };

async function listening(address: Address, hasEnded: () => boolean, log: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (hasEnded()) break;
    if (await answers(address)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(
    `Expected a server at ${address.host}:${address.port}, got none in 30 seconds. It said:\n${readFileSync(log, "utf8")}`,
  );
}

function answers({ host, port }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const end = (does: boolean) => () => {
      socket.destroy();
      resolve(does);
    };
    socket.once("connect", end(true)).once("error", end(false));
  });
}
