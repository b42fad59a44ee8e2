/**
 * The theme's defaults stand in the style sheet, and again where people read them or try others
 * (docs/contract.md#theme-properties); none may differ.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "../demo/gallery/theme.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** `#fff` is `#ffffff`; blanks and leading zeros don't count. */
function normalized(value: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  const long = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : value;
  return long.toLowerCase().replace(/\s+/g, "").replace(/\b0\./g, ".");
}

/** Every custom property that the style sheet reads, with its default. */
function defaultsOfSheet(): Map<string, string> {
  const found = read("src/ui/styles/tokens.css").matchAll(/var\((--imo-[\w-]+), ((?:[^()]|\([^()]*\))+)\)/g);
  return new Map([...found].map(([, name = "", value = ""]) => [name, normalized(value)]));
}

/** The defaults in a page's table: properties in the first column, as many values in the one that follows. */
function defaultsOfTable(page: string, column: number): Map<string, string> {
  const rows = read(page)
    .split("\n")
    .filter((line) => line.startsWith("| `--imo-"));
  const entries = rows.flatMap((row) => {
    const cells = row.split("|").map((cell) => cell.trim());
    const names = [...(cells[1] ?? "").matchAll(/`(--imo-[\w-]+)`/g)].map(([, name = ""]) => name);
    const values = splitValues(cells[column + 1] ?? "");
    return names.map((name, at) => [name, normalized(values[at] ?? "")] as const);
  });
  return new Map(entries);
}

/** `#fff`, `12px`: what stands in backticks; bare words such as "inherits" count as they are. */
function splitValues(cell: string): string[] {
  const parts = cell.split(/,(?![^`]*`(?:[^`]*`[^`]*`)*[^`]*$)/);
  return parts.map((part) => /`([^`]+)`/.exec(part)?.[1] ?? part.trim().replace("inherits", "inherit"));
}

const sheet = defaultsOfSheet();

test("the style sheet reads the twelve properties of the contract", () => {
  const contract = [...read("docs/contract.md").matchAll(/`(--imo-[\w-]+)`/g)].map(([, name]) => name);
  expect([...sheet.keys()].sort()).toEqual([...new Set(contract)].sort());
});

for (const page of ["README.md", "docs/theming.md", "docs/look.md"]) {
  test(`a developer reads in ${page} the defaults that the style sheet has`, () => {
    const table = defaultsOfTable(page, 1);
    for (const [name, value] of table) {
      if (value === "asoftone") continue;
      expect(value, name).toBe(sheet.get(name));
    }
    const names = [...sheet.keys()].filter((name) => page !== "docs/look.md" || name !== "--imo-color-scheme");
    expect([...table.keys()].sort()).toEqual(names.sort());
  });
}

test("the gallery's theme starts from the defaults of the style sheet, and its dark one is the documented one", () => {
  const darkColours = defaultsOfTable("docs/look.md", 2);
  const darkHost = [...read("docs/theming.md").matchAll(/^ {4}(--imo-color-\w[\w-]*): (#\w+);/gm)];
  expect(themeColours.length).toBeGreaterThan(7);
  for (const { property, light, dark } of themeColours) {
    expect(normalized(light), property).toBe(sheet.get(property));
    expect(normalized(dark), property).toBe(darkColours.get(property));
    expect(darkHost.find(([, name]) => name === property)?.[2], property).toBe(dark);
  }
});
