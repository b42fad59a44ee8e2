/**
 * Writes what other tools read of the bundle, out of the widgets' own readers and the calls' own schemas, so that nothing
 * can go stale: `page-data.json`, `html-data.json` and `types/` (CONTRACT §5).
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Field } from "#runtime/readers.ts";
import type { Widget } from "../src/runtime/define-widget.ts";
import { attributeName } from "../src/runtime/page-data.ts";
import { declarations } from "./declarations.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const dist = `${root}dist/`;

const widgets = await Promise.all(widgetNames().map(loadWidget));
write("page-data.json", JSON.stringify(pageData(widgets), null, 2));
write("html-data.json", JSON.stringify(htmlData(widgets), null, 2));
mkdirSync(`${dist}types`, { recursive: true });
write("types/index.d.ts", declarations(widgets));
write("types/css.d.ts", '// import "imo-widgets/css" brings the style sheet and gives nothing.\nexport {};');
// What warms up the calls' code in the background has no business here.
process.exit(0);

function widgetNames(): string[] {
  return readdirSync(`${root}widgets`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
}

async function loadWidget(name: string): Promise<Widget> {
  const module = (await import(`../widgets/${name}/index.ts`)) as { default: Widget };
  return module.default;
}

function write(name: string, content: string): void {
  writeFileSync(`${dist}${name}`, `${content}\n`);
}

function pageData(widgets: readonly Widget[]) {
  return Object.fromEntries(widgets.map((widget) => [widget.name, mapped(widget.pageData, describedField)]));
}

function describedField(key: string, { reader, required, fallback, about }: Field) {
  const { kind, type, expected } = reader;
  return { attribute: attributeName(key), kind, type, expected, required, default: fallback ?? null, about };
}

/** VS Code's HTML custom data: completions for the marker and for each key. */
function htmlData(widgets: readonly Widget[]) {
  const keys = new Map<string, string[]>();
  for (const { name, pageData } of widgets) {
    for (const [key, field] of Object.entries(pageData)) {
      keys.set(key, [...(keys.get(key) ?? []), `${name}: ${field.about}${field.required ? " Required." : ""}`]);
    }
  }
  const marker = {
    name: "data-imo-widget",
    description: "Makes this element the host of a widget.",
    values: widgets.map(({ name }) => ({ name })),
  };
  const attributes = [...keys].map(([key, lines]) => ({ name: attributeName(key), description: lines.join("\n") }));
  return { version: 1.1, globalAttributes: [marker, ...attributes] };
}

function mapped<T>(fields: Record<string, Field>, change: (key: string, field: Field) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, change(key, field)]));
}
