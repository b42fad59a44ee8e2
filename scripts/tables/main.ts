/**
 * `npm run tables`: updates the tables in the documentation after a change of page data, a call or
 * a filter.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { contracts } from "../../contract/page-data/contracts.ts";
import { filterPages, pages, withFilterTables, withTables } from "./tables.ts";

const root = new URL("../../", import.meta.url);
const widgets = await contracts();
for (const path of [...pages, ...filterPages]) {
  const before = readFileSync(new URL(path, root), "utf8");
  const after = withFilterTables(withTables(before, widgets));
  if (after === before) continue;
  writeFileSync(new URL(path, root), after);
  console.log(path);
}
