import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { licensesText } from "./licenses-plugin.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const elsewhere = mkdtempSync(join(tmpdir(), "imo-licenses-"));
afterAll(() => rmSync(elsewhere, { recursive: true }));

function packageWith(name: string, files: Record<string, string>): string {
  const folder = join(elsewhere, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  const all = { "package.json": JSON.stringify({ name, version: "1.2.3" }), ...files };
  for (const [file, text] of Object.entries(all)) writeFileSync(join(folder, file), text);
  return folder;
}

test("lists each package once with its licence, after our own and the place names", () => {
  const one = packageWith("@scope/one", { "LICENCE.md": "One may do this.\r\n" });
  const other = packageWith("other", { "license.txt": "Other may do that." });
  const text = licensesText([
    `${other}/a.js`,
    `${one}/a.js`,
    `${one}/b.mjs?x`,
    `${root}src/imo-widgets.ts`,
  ]);
  const titles = text
    .split(`\n\n${"-".repeat(80)}\n\n`)
    .map((section) => section.split("\n", 1)[0]);
  expect(titles).toEqual(["imo-widgets", "Names of places", "@scope/one 1.2.3", "other 1.2.3"]);
  expect(text).toContain("One may do this.");
});

test("attributes the bundler's own helpers to the bundler's package", () => {
  expect(licensesText(["\0rolldown/runtime.js"])).toContain("VoidZero Inc.");
});

test("refuses a package without a licence text, and code of unknown origin", () => {
  const json = JSON.stringify({
    name: "bare",
    version: "1.2.3",
    license: "MIT",
    repository: "https://example.com",
  });
  const bare = packageWith("bare", { "package.json": json });
  expect(() => licensesText([`${bare}/index.js`])).toThrow(
    "bare 1.2.3: its folder has no licence text",
  );
  expect(licensesText([`${bare}/index.js`], ["bare"])).toContain(
    "bare 1.2.3\n\nMIT, https://example.com",
  );
  expect(() => licensesText(["\0virtual:something"])).toThrow(
    "virtual:something: this module's package is unknown",
  );
});
