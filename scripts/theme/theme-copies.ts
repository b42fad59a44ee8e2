/**
 * The theme's defaults stand in the style sheet (src/ui/styles/tokens.css), and again where people read them, try others or
 * meet them without that sheet (docs/theming.md). This reads them there and brings the copies up to date.
 */

/** The files that repeat them, from the root. */
export const copies: readonly string[] = [
  "docs/theming.md",
  "demo/gallery/theme.ts",
  "editors/form/dialog.css",
  "editors/form/fields.css",
  "editors/block/card.css",
];

/** By custom property, as the style sheet writes them. */
export type Defaults = ReadonlyMap<string, string>;

/** @returns the defaults of all properties that the style sheet reads */
export function defaultsOf(sheet: string): Defaults {
  const found = sheet.matchAll(/var\((--imo-[\w-]+), ((?:[^()]|\([^()]*\))+)\)/g);
  return new Map([...found].map(([, name = "", value = ""]) => [name, value]));
}

/** As it is compared: `#fff` is `#ffffff`; blanks and leading zeros don't count. */
export function normalized(value: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  const digits = short?.slice(1).map((digit) => digit + digit);
  return (digits ? `#${digits.join("")}` : value).toLowerCase().replace(/\s+/g, "").replace(/\b0\./g, ".");
}

/**
 * A copy with the defaults of the style sheet: in a table's second column, in `var(--imo-…, #hex)`, in a `property` with its
 * `light`, and before a comment that names the property.
 */
export function withDefaults(text: string, defaults: Defaults): string {
  const next = (name: string, value: string) => {
    const wanted = defaults.get(name);
    return wanted === undefined || normalized(wanted) === normalized(value) ? value : wanted;
  };
  return text
    .replace(/^\| `--imo-.*$/gm, (row) => rowWithDefaults(row, next))
    .replace(/(var\((--imo-[\w-]+), )(#\w+)\)/g, (_, start, name, value) => `${start}${next(name, value)})`)
    .replace(/(property: "(--imo-[\w-]+)".*? light: ")(#\w+)/g, (_, start, name, value) => start + next(name, value))
    .replace(/(#\w+)(; \/\* (--imo-[\w-]+) \*\/)/g, (_, value, end, name) => next(name, value) + end);
}

/** A row names one property or more, and as many values in the next cell; words without backticks stay. */
function rowWithDefaults(row: string, next: (name: string, value: string) => string): string {
  const [start = "", first = "", second = "", ...others] = row.split("|");
  const names = [...first.matchAll(/`(--imo-[\w-]+)`/g)].map(([, name = ""]) => name);
  const values = second
    .split(/,(?![^`]*`(?:[^`]*`[^`]*`)*[^`]*$)/)
    .map((part, at) => part.replace(/`([^`]+)`/, (_, value) => `\`${next(names[at] ?? "", value)}\``));
  return [start, first, values.join(","), ...others].join("|");
}
