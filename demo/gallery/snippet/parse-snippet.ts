/**
 * Parses a pasted tag, HTML or a shortcode, into a widget and its values. Errors, and keys that the
 * widget doesn't take, are reported in Portuguese.
 */
import { pageDataScript } from "#runtime/entry/slot.ts";
import { getKeyEditing } from "../../../editors/core/key-editing.ts";
import { holdsRecords, type PageDataValues } from "../../../editors/core/page-data-texts.ts";
import { describeJsonProblem, isJsonObject, parseJson } from "../../../editors/core/parse-json.ts";
import { findHost, readHost } from "../../../editors/tag/read-host.ts";
import { catalogue, findEntry } from "../widget-entries.ts";

export type PastedTag = {
  widget: string;
  values: PageDataValues;
  /** The tag's content apart from the script, as HTML; empty if there is none. */
  fallback: string;
  others: Readonly<Record<string, string>>;
  /** A sentence about each name that the widget doesn't know; those are left out. */
  notices: readonly string[];
};

/** The tag, or a sentence in Portuguese about why it couldn't be read. */
export type ParsedSnippet = PastedTag | { problem: string };

/** Parses the text that an editor pasted. */
export function parseSnippet(text: string): ParsedSnippet {
  if (/<x-imo-widget|\{!!/.test(text)) return { problem: BLADE };
  const host = findHost(text, catalogue);
  if (!host) return { problem: NO_TAG };
  const widget = host.getAttribute("data-imo-widget") ?? "";
  const fields = findEntry(widget)?.fields;
  if (!fields) return { problem: `Não há nenhum componente chamado «${widget}».` };
  const { attributes, unknown, fallback, others } = readHost(host, fields);
  const held = heldValues(pageDataScript(host)?.textContent?.trim() || "{}");
  if ("problem" in held) return held;
  const unknownKeys = Object.keys(held.values).filter((key) => !(key in fields));
  // Instead of records, a shortcode has the name of one of the site's lists.
  const names = Object.entries(attributes).flatMap(([key, value]) =>
    fields[key] && getKeyEditing(fields[key]).control === "records" && !holdsRecords(String(value))
      ? key
      : [],
  );
  const plain = Object.fromEntries(
    Object.entries(attributes).filter(([key]) => !names.includes(key)),
  );
  const notices = [
    ...[...unknown, ...unknownKeys].map((name) => `${name} não é um nome conhecido.`),
    ...names.map((key) => `A lista «${attributes[key]}» é do site, que a galeria não conhece.`),
  ];
  return { widget, values: { ...held.values, ...plain }, fallback, others, notices };
}

const NO_TAG = "Não há nenhuma etiqueta: falta data-imo-widget ou [imo-widget].";
const BLADE = "O Blade muda-se no código do site. Cole a etiqueta em HTML, ou um shortcode.";

function heldValues(script: string): { values: PageDataValues } | { problem: string } {
  const values = parseJson(script);
  if (isJsonObject(values)) return { values };
  const problem = describeJsonProblem(script) ?? "Não são um conjunto de nomes e valores.";
  return { problem: `Não foi possível ler os dados da etiqueta. ${problem}` };
}
