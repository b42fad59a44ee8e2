/**
 * The content of a tag until its widget is ready, or for good where it can't come: one link, made of the editor's values
 * (docs/contract.md#the-tag). It never holds a phone number that was not given.
 */
import type { UsualFallback } from "#runtime/describe.ts";
import type { PageDataValues } from "../core/page-data-texts.ts";

/** The page that every agency has, for widgets whose page data give no list, no team and no number. */
const CONTACTS = "/contactos";

/**
 * The fallback as HTML.
 * @param text the editor's own words; empty for the usual ones
 */
export function formatFallback(usual: UsualFallback, values: PageDataValues, text: string): string {
  // A search and a team have a page of their own, which says more than a number.
  const isAboutAgency = usual.url === CONTACTS;
  const phone = isAboutAgency ? phoneUrl(values.telefone) : null;
  const mail = isAboutAgency ? mailUrl(values.email) : null;
  const own = text.trim();
  if (own !== "") return paragraph(link(phone ?? mail ?? urlOf(usual, values), own));
  const ways = [
    phone && `Ligue para ${link(phone, String(values.telefone))}`,
    mail && `${phone ? "escreva" : "Escreva"} para ${link(mail, String(values.email))}`,
  ].filter((way) => way !== null);
  return paragraph(ways.length > 0 ? ways.join(" ou ") : link(urlOf(usual, values), usual.text));
}

/** The words that a visitor reads when the editor gave none of their own. */
export function describeFallback(usual: UsualFallback, values: PageDataValues): string {
  return formatFallback(usual, values, "").replace(/<[^>]*>/g, "");
}

function urlOf({ url }: UsualFallback, { listaUrl }: PageDataValues): string {
  // The search's own page of results, if it is a path of the site.
  return url === "/lista" && typeof listaUrl === "string" && /^\/(?![/\\])/.test(listaUrl) ? listaUrl : url;
}

/** Portuguese numbers have nine digits and are called from abroad too. */
function phoneUrl(given: unknown): string | null {
  const number = String(given ?? "").replace(/[^\d+]/g, "");
  if (!/^\+?\d{3,15}$/.test(number)) return null;
  return /^[29]\d{8}$/.test(number) ? `tel:+351${number}` : `tel:${number}`;
}

function mailUrl(given: unknown): string | null {
  const mail = String(given ?? "").trim();
  return /^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(mail) ? `mailto:${mail}` : null;
}

function paragraph(content: string): string {
  return `<p>${content}</p>`;
}

function link(url: string, text: string): string {
  return `<a href="${escaped(url)}">${escaped(text)}</a>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
