/**
 * Reads a tag that somebody pastes, in any of the four ways of writing it, back into widget and values. What it can't
 * read it says in the words of the gallery, in Portuguese.
 */
import { attributeName } from "#runtime/page-data.ts";
import type { PageDataKeys } from "#runtime/readers.ts";
import type { PageDataValues } from "./page-data-texts.ts";
import { parsePhpLiteral } from "./php-literal.ts";
import { parseHtml } from "./trusted-types.ts";

/** What a pasted tag says, or a sentence in Portuguese about why it could not be read. */
export type ParsedSnippet = { widget: string; values: PageDataValues } | { problem: string };

/** @param fieldsOf the page data of the widget of that name; `undefined` where there is none */
export function parseSnippet(text: string, fieldsOf: (widget: string) => PageDataKeys | undefined): ParsedSnippet {
  // PHP is no HTML: a `</script>` in its text would end the script for a browser, though never for Blade.
  const php = ENCODED_PHP.exec(text)?.[1];
  const host = parseHtml(text.replace(ENCODED_PHP, "")).querySelector("[data-imo-widget], x-imo-widget");
  if (!host) return { problem: "Não encontrei nenhuma etiqueta: falta data-imo-widget ou <x-imo-widget>." };
  const widget = host.getAttribute("data-imo-widget") ?? host.getAttribute("name") ?? "";
  const fields = fieldsOf(widget);
  if (!fields) return { problem: `Não há nenhum componente chamado «${widget}».` };
  try {
    return { widget, values: { ...scriptValues(host, php), ...attributeValues(host, fields) } };
  } catch (cause) {
    return { problem: `Não consegui ler os dados da etiqueta: ${(cause as Error).message}.` };
  }
}

const ENCODED_PHP = /\{!!.*?encode\((.*?)\)\s*!!\}/s;

function attributeValues(host: Element, fields: PageDataKeys): PageDataValues {
  return Object.fromEntries(
    Object.keys(fields).flatMap((key) => {
      const text = host.getAttribute(attributeName(key));
      return text === null ? [] : [[key, text]];
    }),
  );
}

function scriptValues(host: Element, encodedPhp: string | undefined): PageDataValues {
  const script = host.querySelector(":scope > script")?.textContent?.trim() ?? "";
  const php = host.getAttribute(":data") ?? encodedPhp;
  const values: unknown = php === undefined ? JSON.parse(script || "{}") : parsePhpLiteral(php);
  if (typeof values === "object" && values !== null && !Array.isArray(values)) return values as PageDataValues;
  if (Array.isArray(values) && values.length === 0) return {};
  throw new SyntaxError("expected an object");
}
