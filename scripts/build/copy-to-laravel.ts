/**
 * Brings `dist/` into `laravel/dist/`, which the Composer package ships (docs/contract.md#files), and with it
 * docs/openapi.json, which its check holds a site's answers to. It is copied beside the old one first, so that a site that
 * publishes meanwhile never finds half of it. Its page-data.json is without the words of the editors' form: PHP decodes the
 * file for every page with a widget on it.
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
