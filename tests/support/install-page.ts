/** Runs the commands of docs/install.md exactly as printed. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PAGE = fileURLToPath(new URL("../../docs/install.md", import.meta.url));

/** @returns the first block of that language under the page's heading; throws if there is none */
export function installBlock(heading: string, language: string): string {
  const section = readFileSync(PAGE, "utf8")
    .split(/^## /m)
    .find((one) => one.startsWith(heading));
  const block = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "ms").exec(section ?? "")?.[1];
  if (!block)
    throw new Error(
      `docs/install.md: expected a block in ${language} under "${heading}", found none.`,
    );
  return block;
}

/**
 * Runs the shell block under the heading in `folder`, and stops at the first line that fails.
 * @returns the commands' output
 */
export function runInstall(heading: string, folder: string): string {
  return runIn(folder, "bash", ["-euc", installBlock(heading, "sh")]);
}

/** Runs a command and returns its output, which is also in the error if the command fails. */
export function runIn(folder: string, command: string, args: readonly string[]): string {
  return execFileSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: "1", COMPOSER_NO_INTERACTION: "1" },
  });
}
