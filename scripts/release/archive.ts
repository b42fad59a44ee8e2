/**
 * Makes archives that are identical byte for byte wherever and whenever they are made: files are
 * sorted by name, and all have the same mode and the release's time. That time differs between
 * releases, because PHP's OPcache considers a file unchanged if its time is the same.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Zippable, zipSync } from "fflate";

const UNIX = 3;
const REGULAR_FILE = 0o100644 << 16;

/** Returns the files under `folder`, sorted, as paths relative to it with slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.replace(/\/$/, "").length + 1))
    .sort();
}

/**
 * Zips a folder.
 * @param released the time that all files get
 * @returns a ZIP of all files under `folder`, as `<prefix>/<path>`, or without a prefix
 */
export function zipFolder(folder: string, released: Date, prefix = ""): Uint8Array {
  const entries: Zippable = {};
  const mtime = asLocal(released);
  for (const path of filesIn(folder)) {
    const name = prefix === "" ? path : `${prefix}/${path}`;
    entries[name] = [
      readFileSync(join(folder, path)),
      { mtime, os: UNIX, attrs: REGULAR_FILE, level: 9 },
    ];
  }
  return zipSync(entries);
}

/**
 * Returns the time whose parts in this machine's zone are those of `date` in UTC: a ZIP has no
 * zone, and fflate writes local times.
 */
function asLocal(date: Date): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return new Date(year, month, day, date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds());
}

/**
 * Computes the checksums of a folder.
 * @returns the lines of `sha256sum` for all files under `folder`
 */
export function checksums(folder: string): string {
  return filesIn(folder)
    .map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`)
    .join("");
}

function sha256(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
