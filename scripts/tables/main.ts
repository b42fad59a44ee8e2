/** `npm run tables`: after a change of a widget's page data, the tables of it in the documentation. */
import { readFileSync, writeFileSync } from "node:fs";
import { contracts } from "../build/contracts.ts";
import { pages, withKeyTables } from "./key-tables.ts";

const root = new URL("../../", import.meta.url);
const widgets = await contracts();
for (const path of pages) {
  const before = readFileSync(new URL(path, root), "utf8");
  const after = withKeyTables(before, widgets);
  if (after === before) continue;
  writeFileSync(new URL(path, root), after);
  console.log(path);
}
