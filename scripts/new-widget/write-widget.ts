/**
 * Writes a new widget in its initial form: it mounts, shows its title, and takes the page data that
 * every widget takes. Only its own files and its name in the entry are written; everything else
 * that lists the widgets reads one of these (docs/adding.md#a-widget).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const TEMPLATE = new URL("template/", import.meta.url);
const ENTRY = "src/imo-widgets.ts";
/** The line before the widgets' names in the entry, and the line after them. */
const START = "\nstart(early, {\n";
const END = "\n});\n";

/**
 * Writes the widget to the repository at `root`, which ends with a slash.
 * @param title in Portuguese, as editors see it in a menu; defaults to the name
 * @returns the paths of all files that it wrote or changed
 * @throws when the name isn't valid for a widget, or is taken, or the entry has no place for it;
 * nothing is written then
 */
export function writeWidget(root: string, name: string, title = ""): string[] {
  if (!/^[a-z]+(-[a-z]+)+$/.test(name))
    throw new Error(
      `new:widget expected a name of two words or more, such as opening-hours, got ${JSON.stringify(name)}; nothing is written.`,
    );
  if (existsSync(`${root}widgets/${name}`))
    throw new Error(
      `new:widget expected a new name, but widgets/${name} exists; nothing is written.`,
    );
  const parts = widgetParts(name, title || name);
  const entry = { path: ENTRY, text: withWidget(readFileSync(root + ENTRY, "utf8"), name) };
  const own = Object.entries(parts).map(([file, text]) => ({
    path: `widgets/${name}/${file}`,
    text,
  }));
  mkdirSync(`${root}widgets/${name}`);
  for (const { path, text } of [...own, entry]) writeFileSync(root + path, text);
  return [...own, entry].map(({ path }) => path);
}

/** Returns the entry's code with the widget's name added. */
function withWidget(code: string, name: string): string {
  const from = code.indexOf(START);
  const at = from < 0 ? -1 : code.indexOf(END, from);
  if (at < 0)
    throw new Error(
      `new:widget: ${ENTRY} expected "${START.trim()}" and "${END.trim()}" after it; nothing is written.`,
    );
  return `${code.slice(0, at)}\n  "${name}": () => import("../widgets/${name}/index.ts"),${code.slice(at)}`;
}

/**
 * Returns the text of each file in the widget's folder by name, made from template/ and sorted like
 * Biome does.
 */
function widgetParts(name: string, title: string): Record<string, string> {
  const component = name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) =>
    letter.toUpperCase(),
  );
  const fill = (text: string) =>
    text
      .replace(/"__TITLE__(\.?)"/g, (_text, dot: string) => JSON.stringify(title + dot))
      .replaceAll("__TITLE__", title)
      .replaceAll("__NAME__", name)
      .replaceAll("__COMPONENT__", component)
      .replace(/(^import .* from "\.\/.*\n){2}/m, sortImports);
  const files = readdirSync(TEMPLATE).map((file) => [
    fill(file.replace(".txt", "")),
    fill(readFileSync(new URL(file, TEMPLATE), "utf8")),
  ]);
  return Object.fromEntries(files);
}

function sortImports(imports: string): string {
  const pathOf = (line: string) => (line.split('"')[1] ?? "").toLowerCase();
  const lines = imports.trim().split("\n");
  return `${lines.sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1)).join("\n")}\n`;
}
