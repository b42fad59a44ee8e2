/**
 * Writes the files that describe the bundle to other tools: `page-data.json`, `fields.json`,
 * `html-data.json` and `types/` (docs/contract.md#files). They come from the widgets' own readers
 * and the calls' own schemas, so they can't go stale.
 */
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fieldsJson } from "./fields/fields.ts";
import { type Contract, toPageDataJson } from "./page-data/contract.ts";
import { contracts } from "./page-data/contracts.ts";
import { declarations, emitEntryDeclarations } from "./types/declarations.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const dist = `${root}dist/`;

const widgets = await contracts();
write("page-data.json", JSON.stringify(toPageDataJson(widgets), null, 2));
write("fields.json", JSON.stringify(fieldsJson(), null, 2));
write("html-data.json", JSON.stringify(htmlData(widgets), null, 2));
mkdirSync(`${dist}types`, { recursive: true });
write("types/index.d.ts", await declarations(widgets));
emitEntryDeclarations(`${dist}types`);
cpSync(`${root}editors/types`, `${dist}types/editors`, { recursive: true });
write(
  "types/css.d.ts",
  '// import "imo-widgets/css" brings the style sheet and gives nothing.\nexport {};',
);

function write(name: string, content: string): void {
  writeFileSync(`${dist}${name}`, `${content}\n`);
}

/** Returns VS Code's HTML custom data: completions for the marker and for each key. */
function htmlData(widgets: readonly Contract[]) {
  const lines = new Map<string, string[]>();
  for (const { name, keys } of widgets) {
    for (const { attribute, about, required } of keys) {
      lines.set(attribute, [
        ...(lines.get(attribute) ?? []),
        `${name}: ${about}${required ? " Required." : ""}`,
      ]);
    }
  }
  const marker = {
    name: "data-imo-widget",
    description: "Makes this element the host of a widget.",
    values: widgets.map(({ name }) => ({ name })),
  };
  const attributes = [...lines].map(([name, about]) => ({ name, description: about.join("\n") }));
  return { version: 1.1, globalAttributes: [marker, ...attributes] };
}
