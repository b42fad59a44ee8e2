/** `npm run tables`: after a change of page data or of a call, the tables of them in the documentation. */
import { readFileSync, writeFileSync } from "node:fs";
import { contracts } from "../build/contracts.ts";
import { pages, withTables } from "./tables.ts";

const root = new URL("../../", import.meta.url);
const widgets = await contracts();
for (const path of pages) {
  const before = readFileSync(new URL(path, root), "utf8");
  const after = withTables(before, widgets);
  if (after === before) continue;
  writeFileSync(new URL(path, root), after);
  console.log(path);
}
