import { isTaken } from "#runtime/mount/page-data.ts";
import { isSafeUrl } from "#runtime/urls.ts";
import type { CatalogueKey, CatalogueKeys } from "../../contract/page-data/catalogue.ts";
import { getKeyEditing, type KeyEditing, NONE } from "./key-editing.ts";
import { listNameProblem, type NamedLists } from "./named-lists.ts";
import type { PageDataValues } from "./page-data-texts.ts";
import { describeJsonProblem } from "./parse-json.ts";

export type JudgedTag = {
  fields: CatalogueKeys;
  values: PageDataValues;
  named?: NamedLists | undefined;
};

/**
 * Finds the problems of a tag's page data with the widget's own readers. Returns them in
 * Portuguese, by key.
 */
export function findProblems({ fields, values, named }: JudgedTag): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key];
    // A name that consists of digits was read as a number.
    const isText = typeof value === "string" || typeof value === "number";
    const isName = named !== undefined && getKeyEditing(field).control === "records" && isText;
    const problem = isName ? listNameProblem(named, key, String(value)) : problemOf(field, value);
    if (problem) problems[key] = problem;
  }
  return problems;
}

function problemOf(field: CatalogueKey, value: unknown): string | null {
  const editing = getKeyEditing(field);
  if (value === undefined)
    return field.required ? "Falta preencher: sem isto, o componente não aparece." : null;
  if (editing.control === "ticks") return unknownWords(editing.choices, value);
  if (editing.parts.length > 0 && Array.isArray(value)) return recordProblem(field, editing, value);
  return isTaken(field, value)
    ? null
    : `${expectation(editing, field.form.unit ?? "", value)} Encontrado: «${excerpt(value)}».`;
}

function unknownWords(choices: readonly string[], value: unknown): string | null {
  const words = Array.isArray(value) ? value.map(String) : [String(value)];
  const unknown = words.filter((word) => word !== NONE && !choices.includes(word));
  if (unknown.length === 0) return null;
  const names = unknown.map((word) => `«${word}»`).join(", ");
  const verb = unknown.length === 1 ? "não é um valor conhecido" : "não são valores conhecidos";
  return `${names} ${verb}. Pode escolher: ${choices.join(", ")}.`;
}

function expectation(
  { control, choices, format }: KeyEditing,
  unit: string,
  value: unknown,
): string {
  if (control === "number") return `Escreva um número, por exemplo ${NUMBERS[unit] ?? "30"}.`;
  if (control === "choice") return `Escolha ${choices.join(" ou ")}.`;
  if (control === "list") return "Escreva um valor por linha.";
  const isJson = control === "records" || control === "json";
  const problem = isJson && typeof value === "string" ? describeJsonProblem(value) : null;
  return problem ?? JSON_EXPECTED[control] ?? FORMATS[format] ?? "Escreva um texto.";
}

const JSON_EXPECTED: Record<string, string> = {
  records: "Escreva uma lista em JSON, entre [ e ].",
  json: 'Cole a resposta inteira, por exemplo {"data":[…],"current_page":1,"last_page":3}.',
};

const NUMBERS: Record<string, string> = { "€": "250000", "%": "3,5", anos: "30" };

const FORMATS: Record<string, string> = {
  "safe-url": "Escreva um endereço que comece por https://, mailto:, tel: ou /.",
  "site-url": "Escreva uma página deste site, por exemplo /lista.",
  "site-path": "Escreva uma pasta deste site, por exemplo /imobiliaria.",
};

/** Whether a part of a record is the URL of a page or a picture. */
function isUrlPart(name: string): boolean {
  return name === "foto" || name === "link";
}

function recordProblem(
  field: CatalogueKey,
  { parts }: KeyEditing,
  records: readonly unknown[],
): string | null {
  for (const [place, record] of records.entries()) {
    // A record with only a name may be written as just the name.
    const values = (typeof record === "object" ? record : {}) as Record<string, unknown>;
    const wrongUrl = parts.find(({ name }) => isUrlPart(name) && isUnsafe(name, values?.[name]));
    if (wrongUrl)
      return `Na linha ${place + 1}, «${wrongUrl.label}» tem de começar por https:// ou /. Encontrado: «${excerpt(values[wrongUrl.name])}».`;
    if (isTaken(field, [record])) continue;
    const missing = parts.find(
      ({ name, isRequired }) => isRequired && String(values?.[name] ?? "").trim() === "",
    );
    return missing
      ? `Na linha ${place + 1} falta «${missing.label}».`
      : `A linha ${place + 1} não serve. Encontrado: «${excerpt(record)}».`;
  }
  return null;
}

/** Whether the widget would leave this photo or link out of the card. */
function isUnsafe(part: string, value: unknown): boolean {
  if (typeof value !== "string" || value.trim() === "") return false;
  return !isSafeUrl(value) && !(part === "foto" && /^data:image\//i.test(value));
}

function excerpt(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
