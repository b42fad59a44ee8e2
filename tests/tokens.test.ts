/**
 * The theme's defaults stand in the style sheet, and again where people read them or try others
 * (docs/theming.md); none may differ.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "../demo/gallery/theme.ts";
import { copies, defaultsOf, normalized, withDefaults } from "../scripts/theme/theme-copies.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** Every custom property that the style sheet reads, with its default. */
const defaults = defaultsOf(read("src/ui/styles/tokens.css"));
const sheet = new Map([...defaults].map(([name, value]) => [name, normalized(value)]));

/** Returns the defaults in the table of docs/theming.md: properties in the first column, as many values in the second. */
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

/** Splits values: texts in backticks, such as `#fff` and `12px`; bare words such as "inherits" count unchanged. */
function splitValues(cell: string): string[] {
  const parts = cell.split(/,(?![^`]*`(?:[^`]*`[^`]*`)*[^`]*$)/);
  return parts.map((part) => /`([^`]+)`/.exec(part)?.[1] ?? part.trim().replace("inherits", "inherit"));
}

test("a developer reads in docs/theming.md the defaults that the style sheet has", () => {
  expect(readDefaults()).toEqual(sheet);
});

test("the gallery's theme starts from the defaults of the style sheet, and its dark one is the documented one", () => {
  const darkHost = [...read("docs/theming.md").matchAll(/^ {4}(--imo-color-\w[\w-]*): (#\w+);/gm)];
  expect(themeColours.length).toBeGreaterThan(7);
  for (const { property, light, dark } of themeColours) {
    expect(normalized(light), property).toBe(sheet.get(property));
    expect(darkHost.find(([, name]) => name === property)?.[2], property).toBe(dark);
  }
});

test.each(copies)("%s repeats the style sheet's defaults (else: npm run theme)", (path) => {
  expect(withDefaults(read(path), defaults)).toBe(read(path));
});

test("another accent reaches every copy, and nothing else in it changes", () => {
  const other = new Map([...defaults, ["--imo-color-accent", "#0a7d4b"]]);
  for (const path of copies) {
    const after = withDefaults(read(path), other);
    expect(after, path).toContain("#0a7d4b");
    expect(after.replaceAll("#0a7d4b", defaults.get("--imo-color-accent") ?? ""), path).toBe(read(path));
    // A further use of the accent in these has to be added here.
    expect(after, path).not.toContain(defaults.get("--imo-color-accent"));
  }
});
