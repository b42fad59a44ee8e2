/**
 * `npm run compare -- OLD NEW`: what changed between two builds, for whoever reviews an update (docs/releases.md#looking-at-an-update).
 * Each is a `dist/` folder. A hash in a file's name counts for nothing: a chunk is the same file with other content.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { filesIn } from "./archive.ts";

type Manifest = Record<string, { file: string; preload?: string[]; css?: string[] }>;
/** Facts about a build, each with a name: a file and its size, a key of page data and its schema. */
type Facts = ReadonlyMap<string, string>;

/** @returns the differences in words, a line each under a heading each; empty sections are left out */
export function compareBuilds(before: string, after: string): string {
  const sections: [string, (folder: string) => Facts][] = [
    ["Files, in bytes", sizes],
    ["What a widget loads, in bytes as brotli packs them", loads],
    ["Page data", pageData],
    ["Fields of forms, and what the search offers", fields],
    ["Types", types],
  ];
  return sections
    .map(([title, read]) => [`## ${title}`, ...differences(read(before), read(after))])
    .filter((lines) => lines.length > 1)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

function differences(before: Facts, after: Facts): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    if (old === undefined) return `+ ${name}: ${now}`;
    return now === undefined ? `- ${name}: ${old}` : `~ ${name}: ${old} → ${now}`;
  });
}

function sizes(folder: string): Facts {
  const facts = new Map<string, number[]>();
  for (const path of filesIn(folder)) {
    const name = path.replace(/-[\w-]{8}(\.\w+)$/, "$1");
    facts.set(name, [...(facts.get(name) ?? []), readFileSync(join(folder, path)).length]);
  }
  return new Map([...facts].map(([name, bytes]) => [name, bytes.sort((a, b) => a - b).join(" + ")]));
}

function loads(folder: string): Facts {
  const widgets = Object.entries(readJson<Manifest>(folder, "manifest.json")).filter(([, { preload }]) => preload);
  return new Map(
    widgets.map(([key, { preload = [], css = [] }]) => {
      const files = ["imo-widgets.js", "imo-widgets.css", ...preload, ...css];
      const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
      return [key.split("/")[1] ?? key, `${bytes} in ${files.length} files`];
    }),
  );
}

function pageData(folder: string): Facts {
  return leaves(readJson(folder, "page-data.json"), (path) => !path.includes("$"));
}

function fields(folder: string): Facts {
  return leaves(readJson(folder, "fields.json"), () => true);
}

function types(folder: string): Facts {
  const paths = filesIn(join(folder, "types"));
  return new Map(
    paths.flatMap((path) =>
      readFileSync(join(folder, "types", path), "utf8")
        .split("\n")
        .filter((line) => /^export /.test(line))
        .map((line) => [`${path}: ${line.replace(/\s*[{=].*$/, "")}`, "exported"] as const),
    ),
  );
}

/** Every value in a JSON document by its path, lists as a whole. */
function leaves(value: unknown, isWanted: (path: string) => boolean, path = ""): Facts {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return new Map(isWanted(path) ? [[path, JSON.stringify(value)]] : []);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...leaves(inner, isWanted, path ? `${path}.${key}` : key)]),
  );
}

function readJson<T>(folder: string, name: string): T {
  return JSON.parse(readFileSync(join(folder, name), "utf8")) as T;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [before, after] = process.argv.slice(2);
  if (!before || !after) throw new Error("compare: expected two folders, such as old/dist dist.");
  console.log(compareBuilds(before, after) || "Nothing that a site could notice has changed.");
}
