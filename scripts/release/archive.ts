/**
 * Archives that are the same byte for byte wherever and whenever they are made: files in the order of their names, all of
 * one time and of one mode.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Zippable, zipSync } from "fflate";

/** The earliest time that the ZIP format knows, said in the machine's own time zone as the format wants it. */
const EARLIEST = new Date(1980, 0, 1);
const UNIX = 3;
const REGULAR_FILE = 0o100644 << 16;

/** The files under `folder`, as paths relative to it with slashes, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.replace(/\/$/, "").length + 1))
    .sort();
}

/** @returns a ZIP of all files under `folder`, as `<prefix>/<path>`, or without a prefix */
export function zipFolder(folder: string, prefix = ""): Uint8Array {
  const entries: Zippable = {};
  for (const path of filesIn(folder)) {
    const name = prefix === "" ? path : `${prefix}/${path}`;
    entries[name] = [readFileSync(join(folder, path)), { mtime: EARLIEST, os: UNIX, attrs: REGULAR_FILE, level: 9 }];
  }
  return zipSync(entries);
}

/** @returns the lines of `sha256sum` for all files under `folder` */
export function checksums(folder: string): string {
  return filesIn(folder)
    .map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`)
    .join("");
}

function sha256(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
