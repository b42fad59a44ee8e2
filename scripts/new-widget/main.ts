/**
 * `npm run new:widget -- opening-hours "Horário da loja"`: writes a widget that mounts, and says
 * what remains to be done.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { writeWidget } from "./write-widget.ts";

const [name = "", title = ""] = process.argv.slice(2);
try {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const written = writeWidget(root, name, title);
  execFileSync("npm", ["run", "--silent", "tables"], { cwd: root, stdio: "inherit" });
  console.log(`${written.join("\n")}\n\nNext: docs/adding.md#a-widget, from its page data on.`);
} catch (error) {
  console.error(String(error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
