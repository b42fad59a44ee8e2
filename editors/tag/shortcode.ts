/**
 * A tag as a shortcode, `[imo-widget name="mortgage-calculator" tan="3.5"]`, which the Laravel package expands in an
 * editor's text (laravel/src/Widgets/Shortcodes.php). It is written where a shortcode can say all of the tag, and read as the
 * package reads it: with entities, curly quotes, hard spaces, inline tags in the middle.
 */
import { attributeName } from "#runtime/mount/page-data.ts";
import type { CatalogueKeys } from "../core/catalogue.ts";
import { formatAttribute, type PageDataValues } from "../core/page-data-texts.ts";
import { parseHtml } from "../core/parse-html.ts";
import { CALL_KEYS } from "./call-target.ts";

type Given = { widget: string; fields: CatalogueKeys; values: PageDataValues };
/** A tag as text, or a sentence in Portuguese about what of it this way of writing can't say. */
export type WrittenTag = { text: string } | { problem: string };

/** The shortcode, or a sentence about what of the tag it can't say. */
export function formatShortcode({ widget, fields, values }: Given): WrittenTag {
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
  return { text: writePairs(widget, pairs) };
}

/** Returns a key's name in a shortcode: `preco-imovel` for `precoImovel`. */
export function shortName(key: string): string {
  return attributeName(key).slice("data-".length);
}

/**
 * A shortcode of attributes that it can say.
 * @param attributes by name as written
 */
export function writePairs(widget: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries({ name: widget, ...attributes }).map(([name, text]) => {
    const quote = quoteFor(text) ?? '"';
    return `${name}=${quote}${text}${quote}`;
  });
  return `[imo-widget ${pairs.join(" ")}]`;
}

/** A sentence about why a shortcode can't hold this text; `null` when it can. */
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

/** Tells if this is a shortcode, alone or in a paragraph without anything else. */
export function isShortcode(source: string): boolean {
  return /^(?:<p(?: (?:class|style|id|dir|lang)="[^"<>]*")*>)?(?:\s|&nbsp;)*\[imo-widget[^<>[\]]*\](?:\s|&nbsp;)*(?:<\/p>)?$/i.test(
    source,
  );
}

/** Parses a shortcode: the widget's name and its other attributes, by name as written, in lower case. */
export type ParsedShortcode = { name: string; attributes: Record<string, string> };

const BODY = /\[imo-widget(?=[\s<&\u00a0])([^[\]]{0,4000})\]/i;
const INLINE = /^(?:span|strong|em|b|i|u|s|a|font|code|small|mark|sub|sup|w?br)$/i;
const ATTRIBUTE = `([a-z][a-z0-9-]*) ?= ?(?:[${DOUBLE}]([^${DOUBLE}]*)[${DOUBLE}]|'([^']*)'|([^\\s"'“”„«»″]+))(?: |$)`;

/** @returns `null` where the text holds no shortcode, or one that the package would leave as text */
export function parseShortcode(source: string): ParsedShortcode | null {
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

/** The text between the brackets, with its entities read as a browser does; `null` with tags in it that the package takes for none. */
function textOf(html: string): string | null {
  const bare = html.replace(/<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi, (tag, name) => {
    if (!INLINE.test(name)) return tag;
    return /^w?br$/i.test(name) ? " " : "";
  });
  return bare.includes("<") ? null : (parseHtml(bare).body.textContent ?? "");
}
