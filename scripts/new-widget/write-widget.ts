/**
 * A new widget as it first is: it mounts, shows its title, and takes the page data that every widget takes. Written are its
 * own files and the two places that name it; what else knows the widgets reads one of these (docs/adding-a-widget.md).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { widgetParts } from "./widget-parts.ts";

/** A line that names the new widget, in a file that is there, and where: before the first `end` after `start`. */
type Place = { path: string; start: string; end: string; line: string };

/**
 * Writes the widget into the repository at `root`, which ends with a slash.
 * @param title in Portuguese, as an editor reads it in a menu; the name when left out
 * @returns the paths of all files that it wrote or changed
 * @throws when the name is none for a widget, or is taken, or a place was not found; then nothing is written
 */
export function writeWidget(root: string, name: string, title = ""): string[] {
  if (!/^[a-z]+(-[a-z]+)+$/.test(name))
    throw new Error(
      `new:widget expected a name of two words or more, such as opening-hours, got ${JSON.stringify(name)}; nothing is written.`,
    );
  if (existsSync(`${root}widgets/${name}`))
    throw new Error(`new:widget expected a new name, and there is widgets/${name}; nothing is written.`);
  const parts = widgetParts(name, title || name);
  const places = placesOf(name).map((place) => ({ path: place.path, text: withLine(root, place) }));
  const own = Object.entries(parts).map(([file, text]) => ({ path: `widgets/${name}/${file}`, text }));
  mkdirSync(`${root}widgets/${name}`);
  for (const { path, text } of [...own, ...places]) writeFileSync(root + path, text);
  return [...own, ...places].map(({ path }) => path);
}

function placesOf(name: string): Place[] {
  return [
    {
      path: "src/imo-widgets.ts",
      start: "start(loadFavorites, {",
      end: "});",
      line: `  "${name}": () => import("../widgets/${name}/index.ts"),\n`,
    },
    { path: "docs/contract.md", start: "| widget | page data |", end: "", line: `| \`${name}\` | none |\n` },
  ];
}

/** The file with the line in it. */
function withLine(root: string, { path, start, end, line }: Place): string {
  const text = readFileSync(root + path, "utf8");
  const from = text.indexOf(`\n${start}`);
  const at = from < 0 ? -1 : text.indexOf(`\n${end}\n`, from + 1);
  if (at < 0)
    throw new Error(
      `new:widget: ${path} expected the line "${start}" and an end after it, found none; nothing is written.`,
    );
  return text.slice(0, at + 1) + line + text.slice(at + 1);
}
