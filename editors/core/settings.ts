/**
 * A site's settings for the buttons in its editors, stored as data in the page
 * (docs/editors.md#settings).
 */

import type { NamedLists } from "./named-lists.ts";

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

/** Reads the settings. By default the bundle's folder is the plugin's parent folder. */
export function readSettings(scriptUrl: string): EditorSettings {
  const element = document.querySelector<HTMLScriptElement>("script#imo-editor");
  const given = JSON.parse(element?.textContent || "{}") as Partial<EditorSettings>;
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return {
    bundle: new URL(
      given.bundle ?? "../",
      given.bundle ? document.baseURI : scriptUrl || document.baseURI,
    ).href,
    live: given.live ?? true,
    format: given.format === "shortcode" ? "shortcode" : "html",
    lists: given.lists ?? {},
    named: given.named ?? null,
    apiBase: given.apiBase ?? "",
    nonce: element?.nonce || meta?.nonce || meta?.content || "",
  };
}
