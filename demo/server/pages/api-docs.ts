/** The eight calls in writing, as a developer reads them: out of docs/openapi.json, which lies beside at /api/openapi.json. */
import { readFileSync } from "node:fs";
import type { Hono } from "hono";
import { type Html, html } from "../html.ts";
import { layout } from "./layout.ts";

type Schema = { type?: string | string[]; $ref?: string; enum?: string[]; anyOf?: Schema[]; items?: Schema } & {
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
};
type Operation = {
  summary: string;
  requestBody: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string }>;
};
type Document = {
  info: { title: string; description: string };
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema> };
};

const text = readFileSync(new URL("../../../docs/openapi.json", import.meta.url), "utf8");
const document = JSON.parse(text) as Document;

/** Both addresses are only read; they stand before the guard of the calls. */
export function addApiDocs(app: Hono): void {
  app.get("/api/openapi.json", (context) => context.body(text, 200, { "Content-Type": "application/json" }));
  app.get("/api/docs", (context) => context.html(String(apiDocsPage())));
}

function apiDocsPage(): Html {
  return layout({
    title: "Interface",
    description: document.info.title,
    path: "/api/docs",
    main: html`<section class="site-section site-section--page" lang="en"><div class="site-wrap site-inbox">
<h1 class="site-h1">${document.info.title}</h1>
<p class="site-lead">${document.info.description} <a href="/api/openapi.json">openapi.json</a></p>
${Object.entries(document.paths).map(([path, { post }]) => call(path, post))}
<section><h2>One listing in the answer</h2>${fields(document.components.schemas.Imovel)}</section>
</div></section>`,
  });
}

function call(path: string, { summary, requestBody, responses }: Operation): Html {
  const [[type, body] = ["", undefined]] = Object.entries(requestBody.content);
  return html`<section><h2><code>POST ${path}</code></h2><p>${summary}. ${type}</p>
${fields(resolved(body?.schema))}
<p>Answers</p>
<dl>${Object.entries(responses).map(([status, { description }]) => html`<div><dt>${status}</dt><dd>${description}</dd></div>`)}</dl></section>`;
}

function fields(schema: Schema | undefined): Html {
  const all = Object.entries(schema?.properties ?? {});
  return html`<dl>${all.map(([key, field]) => html`<div><dt><code>${key}</code></dt><dd>${shape(field)}${field.description && ` · ${field.description}`}</dd></div>`)}</dl>`;
}

function resolved(schema: Schema | undefined): Schema | undefined {
  return schema?.$ref ? document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] : schema;
}

function shape(schema: Schema): string {
  if (schema.enum) return schema.enum.map((word) => (word === "" ? "“”" : word)).join(", ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(shape))].join(" or ");
  if (schema.items) return `list of ${shape(schema.items)}`;
  return [schema.$ref?.split("/").at(-1) ?? schema.type ?? "anything"].flat().join(" or ");
}
