/**
 * Copies `dist/` to `laravel/dist/`, which the Composer package ships (docs/contract.md#files),
 * along with docs/openapi.json, which the package checks a site's answers against. The copy is made
 * next to the old one and then swapped in, so a site never publishes half of it. Its page-data.json
 * leaves out the labels and help of the editors' form, because PHP decodes the file for every page
 * with a widget.
 */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const shipped = `${root}laravel/dist`;
const next = `${shipped}-next-${process.pid}`;

cpSync(`${root}dist`, next, { recursive: true });
cpSync(`${root}docs/openapi.json`, `${next}/openapi.json`);
writeFileSync(
  `${next}/page-data.json`,
  withoutFormTexts(readFileSync(`${root}dist/page-data.json`, "utf8")),
);
rmSync(shipped, { recursive: true, force: true });
renameSync(next, shipped);

function withoutFormTexts(pageData: string): string {
  const isKept = (key: string) => key !== "$widgets" && key !== "form";
  return JSON.stringify(JSON.parse(pageData, (key, value) => (isKept(key) ? value : undefined)));
}
