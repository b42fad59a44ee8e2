/**
 * Tests that `npm ci` can verify every package on every platform, whichever registry a machine
 * uses. If the registry lacks a platform's binary, npm writes an entry without `integrity` and
 * installs the binary unverified. In that case, use the newest version whose binaries are complete
 * (package.json pins such a package with `~`).
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Entry = { version?: string; integrity?: string; resolved?: string; link?: boolean };
const installedBy = (lockFile: string) => {
  const text = readFileSync(new URL(`../${lockFile}`, import.meta.url), "utf8");
  const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };
  return Object.entries(packages).filter(([path]) => path !== "");
};

describe.each([
  { lockFile: "package-lock.json", least: 300 },
  { lockFile: "bench/package-lock.json", least: 50 },
])("$lockFile", ({ lockFile, least }) => {
  const installed = installedBy(lockFile);

  test("has a checksum for every package, on every platform", () => {
    expect(installed.length).toBeGreaterThan(least);
    const unchecked = installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  test("names no registry, so that npm asks the developer's own", () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
