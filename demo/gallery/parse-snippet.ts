/**
 * Reads a tag that somebody pastes, in any of the ways of writing it, back into widget and values. What it can't read, and
 * what it reads and no widget takes, it says in Portuguese.
 */
import { attributeName } from "#runtime/page-data.ts";
import type { CatalogueKeys } from "../../editors/core/catalogue.ts";
import { describeJsonProblem } from "../../editors/core/json-problem.ts";
import { getKeyEditing } from "../../editors/core/key-editing.ts";
import { findNearest } from "../../editors/core/nearest-name.ts";
import type { PageDataValues } from "../../editors/core/page-data-texts.ts";
import { parseHtml } from "../../editors/core/parse-html.ts";
import { readAttributes, readHost, shortcodeAttributes } from "../../editors/core/read-host.ts";
import { parseShortcode } from "../../editors/core/shortcode.ts";
import { parsePhpLiteral } from "./php-literal.ts";

/** The widgets that a tag may name. */
export type KnownWidgets = { names: readonly string[]; fieldsOf(widget: string): CatalogueKeys | undefined };

/** What a pasted tag says. */
export type PastedTag = {
  widget: string;
  values: PageDataValues;
  /** What stands between its tags, as HTML; empty for a tag without. */
  fallback: string;
  /** Its attributes that are no page data, such as `class`. */
  others: Readonly<Record<string, string>>;
  /** A sentence about each name that the widget does not know; they are left out. */
  notices: readonly string[];
};

/** The tag, or a sentence in Portuguese about why it could not be read. */
export type ParsedSnippet = PastedTag | { problem: string };

/** @param known which widgets there are, and what each takes */
export function parseSnippet(text: string, known: KnownWidgets): ParsedSnippet {
  // PHP is no HTML: a `</script>` in its text would end the script for a browser, though never for Blade.
  const php = ENCODED_PHP.exec(text)?.[1];
  const host = parseHtml(text.replace(ENCODED_PHP, "")).querySelector("[data-imo-widget], x-imo-widget");
  const shortcode = host ? null : parseShortcode(text);
  if (!host && !shortcode) return { problem: NO_TAG };
  const widget = shortcode?.name ?? host?.getAttribute("data-imo-widget") ?? host?.getAttribute("name") ?? "";
  const fields = known.fieldsOf(widget);
  if (!fields) return { problem: unknownWidget(widget, known.names) };
  if (shortcode) return tagOfShortcode(widget, fields, shortcode.attributes);
  return host ? tagOfHost({ host, widget, fields, php }) : { problem: NO_TAG };
}

const NO_TAG = "Não encontrei nenhuma etiqueta: falta data-imo-widget, <x-imo-widget> ou [imo-widget].";
const ENCODED_PHP = /\{!!.*?encode\((.*?)\)\s*!!\}/s;

function unknownWidget(widget: string, names: readonly string[]): string {
  const near = findNearest(widget, names);
  return `Não há nenhum componente chamado «${widget}».${near ? ` Queria dizer ${near}?` : ""}`;
}

type Found = { host: Element; widget: string; fields: CatalogueKeys; php: string | undefined };

function tagOfHost({ host, widget, fields, php }: Found): ParsedSnippet {
  const { attributes, unknown, script, fallback, others } = readHost(host, fields);
  const held = heldValues(host.getAttribute(":data") ?? php, script);
  if ("problem" in held) return held;
  const unknownKeys = Object.keys(held.values).filter((key) => !(key in fields));
  const notices = [
    ...unknown.map((name) => notice(name, Object.keys(fields).map(attributeName))),
    ...unknownKeys.map((key) => notice(key, Object.keys(fields))),
  ];
  return { widget, values: { ...held.values, ...attributes }, fallback, others, notices };
}

/** Where a shortcode has a list of records, it has the name of one of the site's. */
function tagOfShortcode(widget: string, fields: CatalogueKeys, attributes: Record<string, string>): PastedTag {
  const { values, unknown } = readAttributes(fields, shortcodeAttributes(fields, attributes));
  const notices = unknown.map((name) => notice(name, Object.keys(fields).map(attributeName)));
  const names = Object.keys(values).filter((key) => fields[key] && getKeyEditing(fields[key]).control === "records");
  const plain = Object.entries(values).filter(([key]) => !names.includes(key));
  return {
    widget,
    values: Object.fromEntries(plain),
    notices: [...notices, ...names.map((key) => `A lista «${values[key]}» é do site, que a galeria não conhece.`)],
    fallback: "",
    others: {},
  };
}

function notice(name: string, known: readonly string[]): string {
  const near = findNearest(
    name.replace(/^data-/, ""),
    known.map((one) => one.replace(/^data-/, "")),
  );
  const meant = known.find((one) => one.replace(/^data-/, "") === near);
  return `Não conheço ${name}.${meant ? ` Queria dizer ${meant}?` : ""}`;
}

function heldValues(php: string | undefined, script: string): { values: PageDataValues } | { problem: string } {
  const problem = php === undefined ? describeJsonProblem(script || "{}") : describePhpProblem(php);
  if (problem) return { problem: `Não consegui ler os dados da etiqueta: ${problem}.` };
  const values: unknown = php === undefined ? JSON.parse(script || "{}") : parsePhpLiteral(php);
  if (typeof values === "object" && values !== null && !Array.isArray(values))
    return { values: values as PageDataValues };
  if (Array.isArray(values) && values.length === 0) return { values: {} };
  return { problem: "Não consegui ler os dados da etiqueta: não são um conjunto de nomes e valores." };
}

function describePhpProblem(php: string): string | null {
  try {
    parsePhpLiteral(php);
    return null;
  } catch {
    const variable = /\$[\w>-]+/.exec(php.replace(/'(?:\\.|[^'\\])*'/g, ""))?.[0];
    return variable ? `só o site sabe o valor de ${variable}` : "o PHP não é uma lista de valores";
  }
}
