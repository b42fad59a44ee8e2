/**
 * Draws tags with their first state, for tests of drawn pages, with the tool that was built
 * together with `dist/`.
 */
import { readFileSync } from "node:fs";
import { loadBuiltTool } from "../../scripts/build/draw.ts";
import { widgetTags } from "./widget-tags.ts";

const readBuilt = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../dist/${name}`, import.meta.url), "utf8"));
const { version } = readBuilt("drawn.json");

type Tag = {
  widget: string;
  attributes?: Record<string, string>;
  script?: string;
  query?: string;
  /** Another version than the bundle's, as on a page from an old cache. */
  version?: string;
  /** The prefix of every id. */
  idPrefix?: string;
};

/** Returns the tag as a server prints it. */
export async function drawnTag({
  widget,
  attributes = {},
  script = "",
  query = "",
  ...print
}: Tag): Promise<string> {
  const { drawTag } = await loadBuiltTool();
  return drawTag(
    { widget, attributes, script, query },
    { version, idPrefix: "imo-0a1b2c", ...print },
  );
}

/**
 * Returns the widget's tag of `widgetTags` with its state drawn; `print` is passed to `drawnTag`.
 */
export function drawnPlainTag(widget: string, print: Pick<Tag, "idPrefix"> = {}): Promise<string> {
  const tag = widgetTags[widget] ?? "";
  const attributes = Object.fromEntries(
    [...tag.matchAll(/ (data-(?!imo-widget)[\w-]+)="([^"]*)"/g)].map(([, name = "", text = ""]) => [
      name,
      text,
    ]),
  );
  return drawnTag({
    widget,
    attributes,
    script: /<script[^>]*>(.*)<\/script>/.exec(tag)?.[1] ?? "",
    ...print,
  });
}

/** Returns the links to the style sheets of all widgets in `html`, which a server prints in the head. */
export function sheetLinks(html: string): string {
  const manifest = readBuilt("manifest.json") as Record<string, { css?: string[] }>;
  const widgets = [...html.matchAll(/data-imo-widget="([\w-]+)"/g)].map(([, name]) => name);
  const sheets = new Set(
    widgets.flatMap((name) => manifest[`widgets/${name}/index.ts`]?.css ?? []),
  );
  return [...sheets]
    .map((file) => `<link rel="stylesheet" href="/vendor/imo-widgets/${file}">`)
    .join("");
}
