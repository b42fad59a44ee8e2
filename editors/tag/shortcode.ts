/**
 * Reads and writes shortcodes in the same way as the Laravel package
 * (laravel/src/Widgets/Shortcodes.php).
 */
import { attributeName } from "#runtime/mount/page-data.ts";
import type { CatalogueKeys } from "../../contract/page-data/catalogue.ts";
import { formatAttribute, type PageDataValues } from "../core/page-data-texts.ts";
import { parseHtml } from "../core/parse-html.ts";

/** Keys that redirect calls; the package ignores them in a shortcode. */
export const CALL_KEYS: readonly string[] = ["apiBase", "csrfUrl"];

/** The written tag, or a sentence in Portuguese about what can't be written. */
export type WrittenTag = { text: string } | { problem: string };

type Given = {
  widget: string;
  fields: CatalogueKeys;
  values: PageDataValues;
  /** Attributes to write without checking them, by their names in the shortcode. */
  kept?: Readonly<Record<string, string>>;
};

/** Formats a shortcode, or returns the problem if it can't hold one of the values. */
export function formatShortcode({ widget, fields, values, kept }: Given): WrittenTag {
  const pairs: Record<string, string> = { name: widget, ...kept };
  for (const [key, value] of Object.entries(values)) {
    const field = fields[key];
    const text = field ? formatAttribute(field, value) : null;
    const problem = findProblem(key, text, field?.form.label ?? key);
    if (problem) return { problem };
    pairs[attributeName(key).slice("data-".length)] = text ?? "";
  }
  const written = Object.entries(pairs).map(([name, text]) => {
    const quote = DOUBLE_QUOTE.test(text) ? "'" : '"';
    return `${name}=${quote}${text}${quote}`;
  });
  return { text: `[imo-widget ${written.join(" ")}]` };
}

/** Describes why a shortcode can't hold the text; `null` if it can. */
function findProblem(key: string, text: string | null, label: string): string | null {
  if (CALL_KEYS.includes(key))
    return `Um shortcode não pode levar «${label}»: diz para onde vão os pedidos.`;
  if (text === null || /[[\]]/.test(text)) return `Um shortcode não consegue levar «${label}».`;
  if (/[\n\r\t]| {2}/.test(text)) return `Num shortcode, «${label}» perderia as mudanças de linha.`;
  const hasBothQuotes = DOUBLE_QUOTE.test(text) && text.includes("'");
  return hasBothQuotes
    ? `Num shortcode, «${label}» não pode ter aspas e apóstrofo ao mesmo tempo.`
    : null;
}

const DOUBLE = '"“”„«»″';
const DOUBLE_QUOTE = new RegExp(`[${DOUBLE}]`);

/** Whether the text is a shortcode, either bare or in a paragraph. */
export function isShortcode(source: string): boolean {
  return /^(?:<p(?: (?:class|style|id|dir|lang)="[^"<>]*")*>)?(?:\s|&nbsp;)*\[imo-widget[^<>[\]]*\](?:\s|&nbsp;)*(?:<\/p>)?$/i.test(
    source,
  );
}

const BODY = /\[imo-widget(?=[\s<&\u00a0])([^[\]]{0,4000})\]/i;
const INLINE = /^(?:span|strong|em|b|i|u|s|a|font|code|small|mark|sub|sup|w?br)$/i;
const ATTRIBUTE = `([a-z][a-z0-9-]*) ?= ?(?:[${DOUBLE}]([^${DOUBLE}]*)[${DOUBLE}]|'([^']*)'|([^\\s"'“”„«»″]+))(?: |$)`;

/**
 * Returns the widget's name and its other attributes by lower-case name; `null` if the package
 * wouldn't expand the text.
 */
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

/**
 * Returns the text between the brackets with entities decoded; `null` if it has tags that stop the
 * package from expanding it.
 */
function textOf(html: string): string | null {
  const bare = html.replace(/<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi, (tag, name) => {
    if (!INLINE.test(name)) return tag;
    return /^w?br$/i.test(name) ? " " : "";
  });
  return bare.includes("<") ? null : (parseHtml(bare).body.textContent ?? "");
}
