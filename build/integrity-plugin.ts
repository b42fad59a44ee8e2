/**
 * Completes `manifest.json`: an `integrity` for every entry, which Laravel's `@vite` prints on its tags, and on every
 * widget's record the files that a page with it will load (`preload`), for hosts that want to ask for them early.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

type ManifestRecord = {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  integrity?: string;
  preload?: string[];
};

export function integrityPlugin(): Plugin {
  return {
    name: "imo-integrity",
    apply: "build",
    enforce: "post",
    writeBundle({ dir }) {
      const folder = dir ?? "dist";
      const path = join(folder, "manifest.json");
      const manifest = JSON.parse(readFileSync(path, "utf8")) as Record<string, ManifestRecord>;
      for (const [key, record] of Object.entries(manifest)) {
        if (record.isEntry) record.integrity = digest(readFileSync(join(folder, record.file)));
        if (key.startsWith("widgets/")) record.preload = filesFor(key, manifest);
      }
      writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}

function digest(content: Buffer): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

/** All files that the record can't run without, itself last. */
function filesFor(key: string, manifest: Record<string, ManifestRecord>): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const record = manifest[name];
    if (!record || files.has(record.file)) return;
    for (const imported of record.imports ?? []) visit(imported);
    files.add(record.file);
  };
  visit(key);
  return [...files];
}
