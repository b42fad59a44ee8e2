/** Runs PHP's tools, and reports in one line which are missing. */
import { spawnSync } from "node:child_process";

const EXTENSIONS = ["curl", "mbstring", "pdo_sqlite", "xml", "zip"];

/** Returns the reason why Laravel can't run on this machine; `null` if it can. */
export function missingTools(): string | null {
  const modules = spawnSync("php", ["-m"], { encoding: "utf8" });
  if (modules.error) return "there is no PHP on this machine";
  const loaded = modules.stdout.toLowerCase().split("\n");
  const lacking = EXTENSIONS.filter((extension) => !loaded.includes(extension));
  if (lacking.length > 0) return `PHP lacks ${lacking.join(", ")}`;
  return spawnSync("composer", ["--version"]).error ? "there is no Composer on this machine" : null;
}

/** Runs a command to its end; throws with its output if it fails. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: "1", ...env },
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}
