/** Tags with their first state drawn, for pages that a server drew; by the tool that was built with `dist/`. */
import { readFileSync } from "node:fs";
import { loadBuiltTool } from "../../scripts/build/draw.ts";
import { widgetTags } from "./widget-tags.ts";

const readBuilt = (name: string) => JSON.parse(readFileSync(new URL(`../../dist/${name}`, import.meta.url), "utf8"));
const { version } = readBuilt("drawn.json");

type Tag = {
  widget: string;
  attributes?: Record<string, string>;
  script?: string;
  query?: string;
  /** Another version than the bundle's: a page out of an old cache. */
  version?: string;
  /** What every id begins with. */
  idPrefix?: string;
};

/** The tag as a server prints it. */
export async function drawnTag({ widget, attributes = {}, script = "", query = "", ...print }: Tag): Promise<string> {
  const { drawTag } = await loadBuiltTool();
  return drawTag({ widget, attributes, script, query }, { version, idPrefix: "imo-0a1b2c", ...print });
}

/** The plain tag of `widgetTags`, drawn; `print` as of `drawnTag`. */
export function drawnPlainTag(widget: string, print: Pick<Tag, "idPrefix"> = {}): Promise<string> {
  const tag = widgetTags[widget] ?? "";
  const attributes = Object.fromEntries(
    [...tag.matchAll(/ (data-(?!imo-widget)[\w-]+)="([^"]*)"/g)].map(([, name = "", text = ""]) => [name, text]),
  );
  return drawnTag({ widget, attributes, script: /<script[^>]*>(.*)<\/script>/.exec(tag)?.[1] ?? "", ...print });
}

/** The style sheets of all widgets in `html`, which a server that draws them links in the head. */
export function sheetLinks(html: string): string {
  const manifest = readBuilt("manifest.json") as Record<string, { css?: string[] }>;
  const widgets = [...html.matchAll(/data-imo-widget="([\w-]+)"/g)].map(([, name]) => name);
  const sheets = new Set(widgets.flatMap((name) => manifest[`widgets/${name}/index.ts`]?.css ?? []));
  return [...sheets].map((file) => `<link rel="stylesheet" href="/vendor/imo-widgets/${file}">`).join("");
}
