/**
 * Formats a tag's fallback: a single link, built only from values that the editor typed
 * (docs/contract.md#the-tag).
 */
import type { UsualFallback } from "#runtime/describe.ts";
import type { PageDataValues } from "../core/page-data-texts.ts";
import { parseHtml } from "../core/parse-html.ts";

/** Fallback page of widgets that aren't about a search or the team. */
const CONTACTS = "/contactos";

/** Formats the fallback as HTML; `text` is `""` for the usual words. */
export function formatFallback(usual: UsualFallback, values: PageDataValues, text: string): string {
  // A search or a team has a more useful page than the contacts.
  const isAboutAgency = usual.url === CONTACTS;
  const phone = isAboutAgency ? phoneUrl(values.telefone) : null;
  const mail = isAboutAgency ? mailUrl(values.email) : null;
  const own = text.trim();
  if (own !== "") return `<p>${link(phone ?? mail ?? urlOf(usual, values), own)}</p>`;
  const ways = [
    phone && `Ligue para ${link(phone, String(values.telefone))}`,
    mail && `${phone ? "escreva" : "Escreva"} para ${link(mail, String(values.email))}`,
  ].filter((way) => way !== null);
  return `<p>${ways.join(" ou ") || link(urlOf(usual, values), usual.text)}</p>`;
}

/** Returns the fallback's usual words. */
export function describeFallback(usual: UsualFallback, values: PageDataValues): string {
  return formatFallback(usual, values, "").replace(/<[^>]*>/g, "");
}

function urlOf({ url }: UsualFallback, { listaUrl }: PageDataValues): string {
  // Leads to the search's own results page, if that is a path.
  return url === "/lista" && typeof listaUrl === "string" && /^\/(?![/\\])/.test(listaUrl)
    ? listaUrl
    : url;
}

/** Portuguese numbers have nine digits; the prefix makes them work from abroad. */
function phoneUrl(value: unknown): string | null {
  const number = String(value ?? "").replace(/[^\d+]/g, "");
  if (!/^\+?\d{3,15}$/.test(number)) return null;
  return /^[29]\d{8}$/.test(number) ? `tel:+351${number}` : `tel:${number}`;
}

function mailUrl(value: unknown): string | null {
  const mail = String(value ?? "").trim();
  return /^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(mail) ? `mailto:${mail}` : null;
}

function link(url: string, text: string): string {
  return `<a href="${escaped(url)}">${escaped(text)}</a>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/**
 * `text` is `""` for the usual words; `kept` is HTML that can't be written as plain text in the
 * form.
 */
export type ReadFallback = { text: string; kept: string | null };

/**
 * Reads a tag's content as the editor's words, or as HTML if it is more than words. `html` is `""`
 * if there is no content.
 */
export function readFallback(
  html: string,
  usual: UsualFallback,
  values: PageDataValues,
): ReadFallback {
  const body = parseHtml(html).body;
  const text = (body.textContent ?? "").replace(/\s+/g, " ").trim();
  const isMadeOf = (words: string) =>
    parseHtml(formatFallback(usual, values, words)).body.innerHTML === body.innerHTML;
  if (html === "" || isMadeOf("")) return { text: "", kept: null };
  return { text, kept: isMadeOf(text) ? null : html };
}
