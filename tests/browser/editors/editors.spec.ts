/**
 * Tests that people place widgets in a rich-text editor without seeing HTML (docs/editors.md); more
 * tests are in `full/editors/`.
 */
import { test } from "../fixtures.ts";
import { editors } from "./editor-harness.ts";
import { insertAndEdit } from "./gestures.ts";

for (const editor of editors.filter(({ isNewest }) => isNewest)) {
  test(`${editor.name}: inserts a widget, edits it, undoes and redoes`, ({ page, open }) =>
    insertAndEdit(page, open, editor));
}
