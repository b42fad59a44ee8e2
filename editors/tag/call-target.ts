/** Finds the site that receives visitors' texts, for the warning about foreign tags (docs/editors.md#tags-that-send-elsewhere). */
import { attributeName } from "#runtime/mount/page-data.ts";
import { parseUrl } from "#runtime/urls.ts";
import type { EditorSettings } from "../core/settings.ts";
import { readScript } from "./read-host.ts";
import { CALL_KEYS } from "./shortcode.ts";

/** Returns the other site that the tag calls; `null` for this site and its own server. */
export function foreignHost(
  host: Element,
  { apiBase: own }: Pick<EditorSettings, "apiBase">,
): string | null {
  const page = document.baseURI;
  const held = readScript(host);
  const targets = CALL_KEYS.flatMap((key) => {
    const value = host.getAttribute(attributeName(key))?.trim() || String(held[key] ?? "").trim();
    // A base's end decides the host together with the path. An invalid URL calls nothing.
    return value === "" ? [] : (parseUrl(key === "apiBase" ? `${value}/api/` : value, page) ?? []);
  });
  const origins = [page, own || page].map((url) => parseUrl(url, page)?.origin);
  return targets.find(({ origin }) => !origins.includes(origin))?.host ?? null;
}

/** Formats the warning. */
export function foreignSentence(host: string): string {
  return `O que os visitantes escreverem aqui vai para outro sítio: ${host}.`;
}
