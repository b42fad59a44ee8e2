/**
 * Finds the site that receives visitors' messages, for the warning about foreign tags
 * (docs/editors.md#tags-that-send-elsewhere).
 */
import { attributeName } from "#runtime/mount/page-data.ts";
import { parseUrl } from "#runtime/urls.ts";
import type { EditorSettings } from "../core/settings.ts";
import { readScript } from "./read-host.ts";
import { CALL_KEYS } from "./shortcode.ts";

/**
 * Returns the host name of another site that the tag calls; `null` for this site and its own
 * server.
 */
export function foreignHost(
  host: Element,
  { apiBase: own }: Pick<EditorSettings, "apiBase">,
): string | null {
  const page = document.baseURI;
  const held = readScript(host);
  const targets = CALL_KEYS.flatMap((key) => {
    const value = host.getAttribute(attributeName(key))?.trim() || String(held[key] ?? "").trim();
    // The end of a base and the path together decide the host. An invalid URL calls nothing.
    return value === "" ? [] : (parseUrl(key === "apiBase" ? `${value}/api/` : value, page) ?? []);
  });
  const origins = [page, own || page].map((url) => parseUrl(url, page)?.origin);
  return targets.find(({ origin }) => !origins.includes(origin))?.host ?? null;
}

/** Returns the warning about messages sent to `host`. */
export function foreignSentence(host: string): string {
  return `O que os visitantes escreverem aqui vai para outro sítio: ${host}.`;
}
