/** Reads and writes shortcodes like the Laravel package (laravel/src/Widgets/Shortcodes.php). */
import { attributeName } from "#runtime/mount/page-data.ts";
import type { CatalogueKeys } from "../core/catalogue.ts";
import { formatAttribute, type PageDataValues } from "../core/page-data-texts.ts";
import { parseHtml } from "../core/parse-html.ts";
import { CALL_KEYS } from "./call-target.ts";

type Given = { widget: string; fields: CatalogueKeys; values: PageDataValues };
type Problem = { problem: string };
/** The written tag, or a Portuguese sentence about what cannot be written. */
export type WrittenTag = { text: string } | Problem;

/** Formats a shortcode, or describes what it can't hold. */
export function formatShortcode({ widget, fields, values }: Given): WrittenTag {
  const written = shortcodePairs(fields, values);
  return "problem" in written ? written : { text: writePairs(widget, written.pairs) };
}

/** Formats values as a shortcode's attributes by their short names, or describes what it can't hold. */
export function shortcodePairs(
  fields: CatalogueKeys,
  values: PageDataValues,
): { pairs: Record<string, string> } | Problem {
  const pairs: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    const field = fields[key];
    const label = field?.form.label ?? key;
    if (CALL_KEYS.includes(key))
      return { problem: `Um shortcode não pode levar «${label}»: diz para onde vão os pedidos.` };
    const text = field && formatAttribute(field, value);
    const problem = typeof text === "string" ? textProblem(label, text) : cannotSay(label);
    if (problem) return { problem };
    pairs[shortName(key)] = text ?? "";
  }
  return { pairs };
}

/** Returns a key's name in a shortcode: `preco-imovel` for `precoImovel`. */
export function shortName(key: string): string {
  return attributeName(key).slice("data-".length);
}

/** Formats a shortcode of valid attributes, by their names as written. */
export function writePairs(widget: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries({ name: widget, ...attributes }).map(([name, text]) => {
    const quote = quoteFor(text) ?? '"';
    return `${name}=${quote}${text}${quote}`;
  });
  return `[imo-widget ${pairs.join(" ")}]`;
}

/** Describes why a shortcode can't hold the text; `null` if it can. */
function textProblem(label: string, text: string): string | null {
  if (/[[\]]/.test(text)) return cannotSay(label);
  if (/[\n\r\t]| {2}/.test(text)) return `Num shortcode, «${label}» perderia as mudanças de linha.`;
  return quoteFor(text) === null ? `Num shortcode, «${label}» não pode ter aspas e apóstrofo ao mesmo tempo.` : null;
}

function cannotSay(label: string): string {
  return `Um shortcode não consegue levar «${label}».`;
}

const DOUBLE = '"“”„«»″';

function quoteFor(text: string): string | null {
  if (![...DOUBLE].some((quote) => text.includes(quote))) return '"';
  return text.includes("'") ? null : "'";
}

/** Tells if the text is a shortcode, alone or in a paragraph. */
export function isShortcode(source: string): boolean {
  return /^(?:<p(?: (?:class|style|id|dir|lang)="[^"<>]*")*>)?(?:\s|&nbsp;)*\[imo-widget[^<>[\]]*\](?:\s|&nbsp;)*(?:<\/p>)?$/i.test(
    source,
  );
}

const BODY = /\[imo-widget(?=[\s<&\u00a0])([^[\]]{0,4000})\]/i;
const INLINE = /^(?:span|strong|em|b|i|u|s|a|font|code|small|mark|sub|sup|w?br)$/i;
const ATTRIBUTE = `([a-z][a-z0-9-]*) ?= ?(?:[${DOUBLE}]([^${DOUBLE}]*)[${DOUBLE}]|'([^']*)'|([^\\s"'“”„«»″]+))(?: |$)`;

/** Returns the widget's name, and its other attributes by lower-case name; `null` for a text that the package would not expand. */
export function parseShortcode(source: string) {
  const body = BODY.exec(source)?.[1];
  if (body === undefined) return null;
  const text = textOf(body)
    ?.replace(/[\u200b\u2060\ufeff]/g, "")
    .replace(/[\s\p{Z}]+/gu, " ")
    .replace(/^[ /]+|[ /]+$/g, "");
  if (text === undefined || !new RegExp(`^(?:${ATTRIBUTE})+$`, "i").test(text)) return null;
  const attributes: Record<string, string> = {};
  for (const [, name = "", ...values] of text.matchAll(new RegExp(ATTRIBUTE, "gi"))) {
    attributes[name.toLowerCase()] ??= (values.find((value) => value !== undefined) ?? "").trim();
  }
  const { name, ...others } = attributes;
  return name === undefined ? null : { name, attributes: others };
}

/** Returns the text between the brackets, entities decoded; `null` with tags that the package leaves. */
function textOf(html: string): string | null {
  const bare = html.replace(/<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi, (tag, name) => {
    if (!INLINE.test(name)) return tag;
    return /^w?br$/i.test(name) ? " " : "";
  });
  return bare.includes("<") ? null : (parseHtml(bare).body.textContent ?? "");
}
