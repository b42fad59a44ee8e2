/**
 * Reads a tag that somebody pastes, in any of the ways of writing it, back into widget and values. What it can't read, and
 * what it reads and no widget takes, it says in Portuguese.
 */
import { attributeName } from "#runtime/page-data.ts";
import { describeJsonProblem } from "./json-problem.ts";
import type { EditedKeys } from "./key-editing.ts";
import { findNearest } from "./nearest-name.ts";
import type { PageDataValues } from "./page-data-texts.ts";
import { parsePhpLiteral } from "./php-literal.ts";
import { parseShortcode } from "./shortcode.ts";
import { parseHtml } from "./trusted-types.ts";

/** The widgets that a tag may name. */
export type KnownWidgets = { names: readonly string[]; fieldsOf(widget: string): EditedKeys | undefined };

/** What a pasted tag says. */
export type PastedTag = {
  widget: string;
  values: PageDataValues;
  /** What stands between its tags, as HTML; empty for a tag without. */
  fallback: string;
  /** Its attributes that are no page data, such as `class`. */
  others: Record<string, string>;
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

type Found = { host: Element; widget: string; fields: EditedKeys; php: string | undefined };

function tagOfHost({ host, widget, fields, php }: Found): ParsedSnippet {
  const script = host.querySelector(":scope > script")?.textContent?.trim() ?? "";
  const held = heldValues(host.getAttribute(":data") ?? php, script);
  if ("problem" in held) return held;
  const attributes = [...host.attributes].filter(({ name }) => name.startsWith("data-") && !OURS.includes(name));
  const given = byKey(
    fields,
    attributes.map(({ name, value }) => [name, value]),
  );
  const unknownKeys = Object.keys(held.values).filter((key) => !(key in fields));
  const others = [...host.attributes].filter(({ name }) => KEPT.includes(name));
  return {
    widget,
    values: { ...held.values, ...given.values },
    fallback: fallbackIn(host),
    others: Object.fromEntries(others.map(({ name, value }) => [name, value])),
    notices: [...given.notices, ...unknownKeys.map((key) => notice(key, Object.keys(fields)))],
  };
}

const OURS = ["data-imo-widget", "data-imo-root", "data-imo-drawn"];
const KEPT = ["class", "id", "style", "lang", "title"];

function tagOfShortcode(widget: string, fields: EditedKeys, attributes: Record<string, string>): PastedTag {
  const named = Object.entries(attributes).map(([name, value]): [string, string] => {
    const key = Object.keys(fields).find((one) => one.toLowerCase() === name);
    return [key ? attributeName(key) : `data-${name.replace(/^data-/, "")}`, value];
  });
  return { widget, ...byKey(fields, named), fallback: "", others: {} };
}

/** An empty attribute gives nothing, but for features, of which it is a list of none. */
function byKey(fields: EditedKeys, attributes: readonly (readonly [string, string])[]) {
  const keys = new Map(Object.keys(fields).map((key) => [attributeName(key), key]));
  const values: PageDataValues = {};
  const notices: string[] = [];
  for (const [name, value] of attributes) {
    const key = keys.get(name);
    if (key === undefined) notices.push(notice(name, [...keys.keys()]));
    else if (value.trim() !== "" || fields[key]?.reader.features) values[key] = value;
  }
  return { values, notices };
}

function notice(name: string, known: readonly string[]): string {
  const near = findNearest(
    name.replace(/^data-/, ""),
    known.map((one) => one.replace(/^data-/, "")),
  );
  const meant = known.find((one) => one.replace(/^data-/, "") === near);
  return `Não conheço ${name}.${meant ? ` Queria dizer ${meant}?` : ""}`;
}

function fallbackIn(host: Element): string {
  const copy = host.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(":scope > script, :scope > [data-imo-root]")) part.remove();
  return copy.innerHTML.trim();
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
