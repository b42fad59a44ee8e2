/**
 * Where a tag sends what visitors write. A tag may name another site (`apiBase`, `csrfUrl`), and tags are pasted: the
 * person who edits the text is told so, at the block and in its form (docs/editors.md#tags-that-send-elsewhere).
 */
import { parseUrl } from "#runtime/site-url.ts";
import type { EditorSettings } from "../core/settings.ts";

/** Keys whose value says where calls go. */
export const CALL_KEYS: readonly string[] = ["apiBase", "csrfUrl"];

type Given = Readonly<Record<string, unknown>>;

/**
 * The host of another site that the tag's calls go to, `null` for one that stays on this site or on the site's own server.
 * @param values by key
 */
export function foreignHost(values: Given, { apiBase: own }: Pick<EditorSettings, "apiBase">): string | null {
  const page = document.baseURI;
  const targets = CALL_KEYS.flatMap((key) => {
    const value = String(values[key] ?? "").trim();
    // Paths are put behind the base, so that what comes behind it decides too.
    // What is no URL leads nowhere; the widget's reader reports it.
    return value === "" ? [] : (parseUrl(key === "apiBase" ? `${value}/api/` : value, page) ?? []);
  });
  const origins = [page, own || page].map((url) => parseUrl(url, page)?.origin);
  return targets.find(({ origin }) => !origins.includes(origin))?.host ?? null;
}

/** The warning for the person who edits the text. */
export function foreignSentence(host: string): string {
  return `O que os visitantes escreverem aqui vai para outro sítio: ${host}.`;
}
