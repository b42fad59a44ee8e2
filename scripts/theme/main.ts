/** `npm run theme`: after a change of a default in src/ui/styles/tokens.css, everything that repeats it. */
import { readFileSync, writeFileSync } from "node:fs";
import { copies, defaultsOf, withDefaults } from "./theme-copies.ts";

const root = new URL("../../", import.meta.url);
const defaults = defaultsOf(readFileSync(new URL("src/ui/styles/tokens.css", root), "utf8"));
for (const path of copies) {
  const before = readFileSync(new URL(path, root), "utf8");
  const after = withDefaults(before, defaults);
  if (after === before) continue;
  writeFileSync(new URL(path, root), after);
  console.log(path);
}
