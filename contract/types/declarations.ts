/**
 * Builds the declarations that ship: the page data of each widget and what the nine calls send and
 * receive. json-schema-to-typescript makes them from the same JSON Schemas that other languages
 * read (docs/contract.md#files). The declarations of the events and of `imoWidgets` come from the
 * compiler.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { imoveisAnswer } from "#api/imoveis-answer.ts";
import { imovel } from "#api/imovel.ts";
import { mapaAnswer, ponto } from "#api/mapa.ts";
import { imoveisRequest, mapaRequest, servedAlert, servedForms } from "#api/served-calls.ts";
import { filterEntries } from "#domain/search/filters.ts";
import type { Contract } from "../page-data/contract.ts";
import { convertPayloads } from "../schema/convert-schema.ts";
import type { JsonSchema } from "../schema/json-schema.ts";

const payloads = {
  Imovel: imovel,
  ImoveisRequest: imoveisRequest,
  ImoveisAnswer: imoveisAnswer,
  Ponto: ponto,
  MapaRequest: mapaRequest,
  MapaAnswer: mapaAnswer,
  ...Object.fromEntries(Object.values(servedForms).map(({ name, request }) => [name, request])),
  AvisosRequest: servedAlert.request,
};

/**
 * Returns the content of `types/index.d.ts`. The events come from `./events.d.ts`, `imoWidgets`
 * from `./page-api.d.ts`.
 */
export async function declarations(widgets: readonly Contract[]): Promise<string> {
  const calls = convertPayloads(payloads, "#/$defs/");
  // In a browser the CV is a `File`, not a string.
  Object.assign(calls.RecrutamentoRequest?.properties?.cv ?? {}, { tsType: "File" });
  const schema = {
    ...objectOf(widgets.map((widget) => [widget.name, pageDataOf(widget)])),
    required: widgets.map(({ name }) => name),
    $defs: calls,
  };
  const types = await compile(schema as never, "PageData", {
    additionalProperties: false,
    bannerComment: "",
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
    unreachableDefinitions: true,
    style: { printWidth: 100 },
  });
  return [
    "// Written by the build from the widgets' readers and the calls' schemas; see README.md.",
    'export type { ErrorCode, ImoEvents, SearchCriteria, WidgetName } from "./events.js";',
    'export type { ImoWidgets } from "./page-api.js";',
    `declare module "./events.js" {
  interface Widgets extends PageData {}
  interface SearchCriteria extends Pick<ImoveisRequest, ${BAR}>, Partial<Omit<ImoveisRequest, "page" | ${BAR}>> {}
}`,
    types.replace(REFERENCE_NOTE, "").trim(),
  ].join("\n\n");
}

/** Filters that the home page's search has too. */
const BAR = filterEntries
  .flatMap(([key, filter]) =>
    filter.kind !== "order" && filter.place === "bar" ? [JSON.stringify(key)] : [],
  )
  .join(" | ");

/** json-schema-to-typescript puts this above a declaration that nothing else references. */
const REFERENCE_NOTE = /^\/\*\*\n \* This interface was referenced by .*\n \* via .*\n \*\/$/gm;

/**
 * Writes `events.d.ts` and `page-api.d.ts` to the folder.
 * @throws with the compiler's output if it fails
 */
export function emitEntryDeclarations(folder: string): void {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const flags =
    "--ignoreConfig --declaration --emitDeclarationOnly --strict --target es2022 --module esnext --types";
  const { status, stdout } = spawnSync(
    `${root}node_modules/.bin/tsc`,
    [
      "src/runtime/entry/events.ts",
      "src/runtime/entry/page-api.ts",
      ...flags.split(" "),
      "",
      "--outDir",
      folder,
    ],
    { cwd: root, encoding: "utf8" },
  );
  if (status !== 0)
    throw new Error(`declarations: tsc could not emit the entry's declarations:\n${stdout}`);
}

function pageDataOf({ keys }: Contract): JsonSchema {
  return {
    ...objectOf(keys.map(({ key, schema, about }) => [key, { description: about, ...schema }])),
    required: keys.flatMap(({ key, required }) => (required ? [key] : [])),
  };
}

function objectOf(properties: (readonly [string, JsonSchema])[]): JsonSchema {
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}
