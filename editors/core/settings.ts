/**
 * A site's settings for its editors' buttons, once per page and as data, so that packages that pass nothing but strings to
 * an editor need no script: `<script type="application/json" id="imo-editor">` (docs/editors.md#settings).
 */

import type { NamedLists } from "./named-lists.ts";

/** The format of new tags. */
export type TagFormat = "html" | "shortcode";

/** One of a ready-made list: an id with its name, or a whole record of a list of records. */
export type ListEntry = Readonly<Record<string, unknown>>;

/** The site's settings; all may be left out. */
export type EditorSettings = {
  /** URL of the folder of the bundle, with a slash at its end, for the preview. */
  readonly bundle: string;
  /** Tells if blocks show the widget itself below their title. */
  readonly live: boolean;
  /** The format of new tags; existing ones keep theirs. */
  readonly format: TagFormat;
  /** Ready-made lists by key: `comercial`, `agencia`, `idRef`, `colaboradores`. */
  readonly lists: Readonly<Record<string, readonly ListEntry[]>>;
  /** Lists that a shortcode says by their names. */
  readonly named: NamedLists;
  /** Where the site's own calls go, if to a server of another origin; empty for the site's own. */
  readonly apiBase: string;
  /** For the two tags of a preview, where the page's policy asks for one. */
  readonly nonce: string;
};

/** @param scriptUrl where the editor's plugin came from; it lies in the bundle's folder, in `editors/` */
export function readSettings(scriptUrl: string): EditorSettings {
  const element = document.querySelector<HTMLScriptElement>("script#imo-editor");
  const given = JSON.parse(element?.textContent || "{}") as Partial<EditorSettings>;
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return {
    bundle: new URL(given.bundle ?? "../", given.bundle ? document.baseURI : scriptUrl || document.baseURI).href,
    live: given.live ?? true,
    format: given.format === "shortcode" ? "shortcode" : "html",
    lists: given.lists ?? {},
    named: given.named ?? null,
    apiBase: given.apiBase ?? "",
    nonce: element?.nonce || meta?.nonce || meta?.content || "",
  };
}
