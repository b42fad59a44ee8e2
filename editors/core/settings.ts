/**
 * A site's settings for the buttons in its editors, stored as data in the page
 * (docs/editors.md#settings).
 */

import type { NamedLists } from "./named-lists.ts";
import { isJsonObject, parseJson } from "./parse-json.ts";

export type TagFormat = "html" | "shortcode";

/** Either an id with its name, or a whole record. */
export type ListEntry = Readonly<Record<string, unknown>>;

/** The site's settings, each of which may be left out of the page. */
export type EditorSettings = {
  /** URL of the bundle's folder, with a trailing slash. */
  readonly bundle: string;
  readonly live: boolean;
  readonly format: TagFormat;
  readonly lists: Readonly<Record<string, readonly ListEntry[]>>;
  readonly named: NamedLists;
  /** Origin of the site's own calls; `""` for the page's origin. */
  readonly apiBase: string;
  /** Nonce for the two tags of the preview. */
  readonly nonce: string;
};

/**
 * Reads the settings. By default the bundle's folder is the plugin's parent folder. The console
 * names settings that aren't a JSON object; the defaults then apply.
 */
export function readSettings(scriptUrl: string): EditorSettings {
  const element = document.querySelector<HTMLScriptElement>("script#imo-editor");
  const site = parseSettings(element?.textContent || "{}");
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return {
    bundle: new URL(
      site.bundle ?? "../",
      site.bundle ? document.baseURI : scriptUrl || document.baseURI,
    ).href,
    live: site.live ?? true,
    format: site.format === "shortcode" ? "shortcode" : "html",
    lists: site.lists ?? {},
    named: site.named ?? null,
    apiBase: site.apiBase ?? "",
    nonce: element?.nonce || meta?.nonce || meta?.content || "",
  };
}

function parseSettings(text: string): Partial<EditorSettings> {
  const settings = parseJson(text);
  if (isJsonObject(settings)) return settings;
  console.error(
    `imo-editor: the script #imo-editor expected a JSON object, got ${JSON.stringify(text.slice(0, 80))}; the default settings apply.`,
  );
  return {};
}
