/**
 * The lock file must let `npm ci` check every package on every platform, from whichever registry a machine is set to. npm
 * itself writes an entry without `integrity` when the registry lacks a platform's binary, and installs it unchecked: then
 * take the newest version whose binaries are all there (package.json holds such a package by `~`).
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Entry = { version?: string; integrity?: string; resolved?: string; link?: boolean };
const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")) as {
  packages: Record<string, Entry>;
};
const installed = Object.entries(lock.packages).filter(([path]) => path !== "");

test("a developer's npm ci checks every package that it installs, on every platform", () => {
  expect(installed.length).toBeGreaterThan(300);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
});

test("the lock file names no registry, so that a developer's own one is asked", () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
