/**
 * Tests that the theme's defaults are the same in the style sheet and in their copies, where people
 * read or change them (docs/theming.md).
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "../demo/gallery/theme.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** Every custom property that the style sheet reads, with its default. */
const sheet = new Map(
  [
    ...read("src/ui/styles/tokens.css").matchAll(
      /var\(\s*(--imo-[\w-]+),\s*((?:[^()]|\([^()]*\))+)\)/g,
    ),
  ].map(([, name = "", value = ""]) => [name, normalized(value)]),
);

/**
 * Normalizes a value for comparison: `#fff` becomes `#ffffff`; blanks and leading zeros are
 * dropped.
 */
function normalized(value: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  const digits = short?.slice(1).map((digit) => digit + digit);
  return (digits ? `#${digits.join("")}` : value)
    .toLowerCase()
    .replace(/\s+/g, "")
    .replace(/\b0\./g, ".");
}

/**
 * Returns the defaults in the table of docs/theming.md, which has properties in the first column
 * and as many values in the second.
 */
function readDefaults(): Map<string, string> {
  const rows = read("docs/theming.md")
    .split("\n")
    .filter((line) => line.startsWith("| `--imo-"));
  const entries = rows.flatMap((row) => {
    const cells = row.split("|").map((cell) => cell.trim());
    const names = [...(cells[1] ?? "").matchAll(/`(--imo-[\w-]+)`/g)].map(([, name = ""]) => name);
    const values = splitValues(cells[2] ?? "");
    return names.map((name, at) => [name, normalized(values[at] ?? "")] as const);
  });
  return new Map(entries);
}

/**
 * Splits a cell into its values: those in backticks, such as `#fff` and `12px`, or the bare word,
 * such as "inherits".
 */
function splitValues(cell: string): string[] {
  const parts = cell.split(/,(?![^`]*`(?:[^`]*`[^`]*`)*[^`]*$)/);
  return parts.map(
    (part) => /`([^`]+)`/.exec(part)?.[1] ?? part.trim().replace("inherits", "inherit"),
  );
}

test("lists the style sheet's defaults in docs/theming.md", () => {
  expect(readDefaults()).toEqual(sheet);
});

test("starts the gallery's theme from the style sheet's defaults, and its dark one from the documented one", () => {
  const darkHost = [...read("docs/theming.md").matchAll(/^ {4}(--imo-color-\w[\w-]*): (#\w+);/gm)];
  expect(themeColours.length).toBeGreaterThan(7);
  for (const { property, light, dark } of themeColours) {
    expect(normalized(light), property).toBe(sheet.get(property));
    expect(darkHost.find(([, name]) => name === property)?.[2], property).toBe(dark);
  }
});

const EDITOR_SHEETS = [
  "editors/form/dialog.css",
  "editors/form/fields.css",
  "editors/block/card.css",
];

test.each(EDITOR_SHEETS)(
  "%s: repeats the style sheet's defaults, because it is shown without that sheet",
  (path) => {
    const found = [
      ...read(path).matchAll(/var\((?<name>--imo-[\w-]+), (?<value>#\w+)\)/g),
      ...read(path).matchAll(/(?<value>#\w+); \/\* (?<name>--imo-[\w-]+) \*\//g),
    ];
    expect(found.length).toBeGreaterThan(0);
    for (const { groups: { name = "", value = "" } = {} } of found)
      expect(normalized(value), name).toBe(sheet.get(name));
  },
);
