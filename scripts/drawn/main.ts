/**
 * `npm run drawn`: writes what widgets show at their start, as drawn by React. PHPUnit gets every
 * case with the markup that Laravel's has to equal, and everything that an editor's form writes for
 * the examples. `dist/` gets the drawing's version, the lists that PHP draws from, and the tags of
 * those widgets that don't need page data (docs/contract.md#files).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { heroPurposes } from "#domain/fields/enumerations.ts";
import { getPlaces } from "#domain/places/places.ts";
import { forms, tagsOf } from "../../tests/browser/editors/editor-texts.ts";
import { draw } from "../build/draw.ts";

// The names are written down, so that PHP doesn't need a second list
// (docs/laravel.md#drawn-by-the-server).
const places = getPlaces().places.map(({ nome }) => nome);
const root = fileURLToPath(new URL("../../", import.meta.url));

const { version, drawn, startTags } = await draw();
mkdirSync(`${root}dist/drawn`, { recursive: true });
write("laravel/tests/drawn-cases.json", JSON.stringify(drawn, null, 2));
const editorTexts = await Promise.all(forms.map(async (form) => [form, await tagsOf(form)]));
write("laravel/tests/editor-texts.json", JSON.stringify(Object.fromEntries(editorTexts), null, 2));
write("dist/drawn.json", JSON.stringify({ version, places, heroPurposes }));
for (const [widget, html] of Object.entries(startTags)) write(`dist/drawn/${widget}.html`, html);

function write(path: string, content: string): void {
  writeFileSync(root + path, `${content}\n`);
}
