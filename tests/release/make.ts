/** Makes a release of the checked-out commit in a separate clone. */
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * @param name the name of the clone's folder
 * @returns the folder `release/` of a new clone, which uses the libraries that are installed here
 */
export async function makeRelease(
  version: string,
  name: string,
  env: Record<string, string>,
): Promise<string> {
  const clone = `${root}test-results/release/${name}`;
  rmSync(clone, { recursive: true, force: true });
  mkdirSync(`${root}test-results/release`, { recursive: true });
  execFileSync("git", ["clone", "--quiet", root, clone]);
  // The libraries are linked instead of copied, because they are tens of thousands of files.
  execFileSync("cp", ["-al", `${root}node_modules`, `${clone}/node_modules`]);
  const options = { cwd: clone, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)("npm", ["run", "--silent", "release", "--", version], options);
  return `${clone}/release`;
}
