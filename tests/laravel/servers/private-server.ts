/**
 * A server of one test run: a program in the foreground, in a temporary folder of its own, on a free port of this machine
 * alone. Databases refuse to run as root, so that root starts them as `nobody`. It ends with whoever started it, also when
 * that one is killed.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type PrivateServer = {
  readonly port: number;
  readonly pid: number;
  /** Ends it as a power cut does, and leaves its folder. */
  kill(): Promise<void>;
  /** Starts it again after that, on the same folder and port. */
  restart(): Promise<void>;
  /** Ends it and takes its folder away. */
  close(): Promise<void>;
};

const USER = "nobody";
const GROUP = "nogroup";

/** Somewhere that the server's user may write to. */
export function privateFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `imo-${name}-`));
  if (isRoot()) execute("chown", [`${USER}:${GROUP}`, folder]);
  return folder;
}

/** Runs a program to its end as the server's user; fails with what it said. */
export function executeAsUser(command: string, args: readonly string[]): string {
  const [program = "", ...rest] = asUser([command, ...args]);
  return execute(program, rest);
}

type Options = {
  folder: string;
  port: number;
  command: string;
  args: readonly string[];
  /** The signal for an orderly end. */
  signal: NodeJS.Signals;
};

/** Starts a server and waits until its port answers. */
export async function startPrivateServer({ folder, port, command, args, signal }: Options): Promise<PrivateServer> {
  const [program = "", ...rest] = asUser([command, ...args]);
  let child: ChildProcess;
  const start = async () => {
    const log = openSync(`${folder}.log`, "a");
    child = spawn(program, rest, { cwd: folder, stdio: ["ignore", log, log] });
    closeSync(log);
    await listening(port, () => child.exitCode !== null, `${folder}.log`);
  };
  const leave = () => {
    child.kill("SIGKILL");
    removeFolder(folder);
  };
  process.once("exit", leave);
  await start();
  return {
    port,
    get pid() {
      return child.pid ?? 0;
    },
    kill: () => ended(child, "SIGKILL"),
    restart: start,
    async close() {
      process.off("exit", leave);
      await ended(child, signal);
      removeFolder(folder);
    },
  };
}

/** A port that nobody listens at. */
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

/** Where Debian keeps a program that may not be in the path, or `null`. */
export function findProgram(candidates: readonly string[]): string | null {
  return candidates.find((path) => existsSync(path)) ?? null;
}

function asUser(command: readonly string[]): readonly string[] {
  if (!existsSync("/usr/bin/setpriv")) return command;
  const user = isRoot() ? [`--reuid=${USER}`, `--regid=${GROUP}`, "--clear-groups"] : [];
  return ["/usr/bin/setpriv", "--pdeathsig=KILL", ...user, ...command];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function execute(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", cwd: tmpdir() });
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${error ?? ""}${stdout}\n${stderr}`);
  return stdout;
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  rmSync(`${folder}.log`, { force: true });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

async function listening(port: number, hasEnded: () => boolean, log: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (hasEnded()) break;
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Expected a server at port ${port}, got none in 30 seconds. It said:\n${readFileSync(log, "utf8")}`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (does: boolean) => () => {
      socket.destroy();
      resolve(does);
    };
    socket.once("connect", end(true)).once("error", end(false));
  });
}
