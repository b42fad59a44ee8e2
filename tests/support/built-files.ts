/**
 * Finds files of the built `dist/` by their content. File names change with each build, and what
 * shares a file depends on the build's settings; if these change, only `CONTENTS` has to be edited.
 */
import { readdirSync, readFileSync } from "node:fs";

const DIST = new URL("../../dist/", import.meta.url);

/**
 * For each content, a source file that is built into a separate file, or a text that survives
 * minification and occurs in no other file.
 */
const CONTENTS = {
  "react-dom": "_reactListening",
  "react-select": "focusedOptionRef",
  axios: "ERR_BAD_OPTION_VALUE",
  "first search": "listing-search/early.ts",
  "taking over": "option[selected]",
  "recent searches": "RecentMenu.tsx",
  "hero-search": "hero-search/index.ts",
  "listing-search": "listing-search/index.ts",
  "mortgage-calculator": "mortgage-calculator/index.ts",
} as const;

/** The names by which tests refer to built files. */
export type BuiltContent = keyof typeof CONTENTS;

/**
 * Finds the built file with this content.
 * @returns the file's path in `dist/`
 * @throws if no file or several files have this content
 */
export function builtFile(content: BuiltContent): string {
  const mark = CONTENTS[content];
  const found = /\.tsx?$/.test(mark) ? filesFrom(mark) : filesWith(mark);
  if (found.length !== 1) {
    const where = found.join(" and ") || "no file";
    throw new Error(
      `dist/: ${content} is known by "${mark}", which is in ${where}; see CONTENTS in tests/support/built-files.ts.`,
    );
  }
  return found[0] as string;
}

/** Returns a pattern for `page.route` that matches the requests for files with these contents, second attempts included. */
export function built(...contents: BuiltContent[]): RegExp {
  return requestsFor(contents.map(builtFile));
}

/** Returns a pattern for the requests of all scripts except the entry and the files with these contents. */
export function builtExcept(...contents: BuiltContent[]): RegExp {
  const kept = ["imo-widgets.js", ...contents.map(builtFile)];
  return requestsFor(scripts().filter((file) => !kept.includes(file)));
}

function requestsFor(files: readonly string[]): RegExp {
  return new RegExp(`/(${files.map((file) => file.replaceAll(".", "\\.")).join("|")})(\\?|$)`);
}

function filesFrom(source: string): string[] {
  const manifest = JSON.parse(readFileSync(new URL("manifest.json", DIST), "utf8")) as Record<
    string,
    { file: string }
  >;
  return Object.entries(manifest).flatMap(([key, { file }]) =>
    key.endsWith(`/${source}`) ? [file] : [],
  );
}

function filesWith(text: string): string[] {
  return scripts().filter((file) => readFileSync(new URL(file, DIST), "utf8").includes(text));
}

/** Returns the bundle's scripts; the editors' files are a separate build. */
function scripts(): string[] {
  return readdirSync(DIST, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".js") && !file.startsWith("editors/"),
  );
}
